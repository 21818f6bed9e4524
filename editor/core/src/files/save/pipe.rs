//! Writes to devices and pipes without waiting for a reader.

use std::fs::{File, OpenOptions};
use std::io::Result;
use std::path::Path;

/// Opens a device or a pipe for writing.
///
/// # Errors
///
/// When it cannot be written, or when it is a pipe without a reader.
pub(super) fn open(path: &Path) -> Result<File> {
    // While this non-blocking handle is open, opening the file again does not block.
    let _held = without_waiting(path)?;
    OpenOptions::new().write(true).open(path)
}

/// Checks that a device or a pipe can be written.
///
/// # Errors
///
/// As for [`open`].
pub(in crate::files) fn try_writing(path: &Path) -> Result<()> {
    without_waiting(path).map(drop)
}

/// Whether this is the error of a pipe without a reader.
#[cfg(unix)]
pub(super) fn is_unread(error: &std::io::Error) -> bool {
    error.raw_os_error() == Some(libc::ENXIO)
}

#[cfg(not(unix))]
pub(super) const fn is_unread(_: &std::io::Error) -> bool {
    false
}

#[cfg(unix)]
fn without_waiting(path: &Path) -> Result<File> {
    use std::os::unix::fs::OpenOptionsExt;

    OpenOptions::new().write(true).custom_flags(libc::O_NONBLOCK).open(path)
}

#[cfg(not(unix))]
fn without_waiting(path: &Path) -> Result<File> {
    OpenOptions::new().write(true).open(path)
}
