//! Devices and pipes that are written to: nobody waits for one that no program reads from.

use std::fs::{File, OpenOptions};
use std::io::Result;
use std::path::Path;

/// Opens a device or a pipe for writing.
///
/// # Errors
///
/// When it may not be written, and for a pipe that nobody reads from.
pub(super) fn open(path: &Path) -> Result<File> {
    // While somebody holds it open without waiting, opening it again does not wait either.
    let _held = without_waiting(path)?;
    OpenOptions::new().write(true).open(path)
}

/// Tries whether a device or a pipe can be written.
///
/// # Errors
///
/// As for opening it.
pub(in crate::files) fn try_writing(path: &Path) -> Result<()> {
    without_waiting(path).map(drop)
}

/// Whether this is what a pipe says that nobody reads from.
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
