//! Reads regular files, up to a size limit.
//!
//! Devices may never end, opening a pipe may block, and the reported size of a file may be wrong. Devices and pipes
//! are refused, and reading stops at the limit.

use std::fs::{self, File};
use std::io::{Error, ErrorKind, Read};
use std::path::Path;

use rules::phrase::Phrase;

use super::busy::is_busy;

/// The largest document that is read, in bytes: far above the size of any map, far below what would make the machine
/// swap.
pub(super) const DOCUMENT: u64 = 32 * MEGABYTE;
/// The largest picture that is read, in bytes.
pub(super) const PICTURE: u64 = 256 * MEGABYTE;

const MEGABYTE: u64 = 1024 * 1024;

/// Opens a regular file.
///
/// # Errors
///
/// When it is missing, unreadable, a folder, a device or a pipe.
pub(super) fn open(path: &Path) -> Result<File, Phrase> {
    // Opening a pipe waits for a writer, so check the kind first.
    refuse_others(&fs::metadata(path).map_err(|error| trouble(&error))?)?;
    let file = File::open(path).map_err(|error| trouble(&error))?;
    refuse_others(&file.metadata().map_err(|error| trouble(&error))?)?;
    Ok(file)
}

/// Reads a regular file of at most `limit` bytes.
///
/// # Errors
///
/// As for [`open`], and when it is larger.
pub(super) fn bytes(path: &Path, limit: u64) -> Result<Vec<u8>, Phrase> {
    let file = open(path)?;
    let size = file.metadata().map_err(|error| trouble(&error))?.len();
    let megabytes = |bytes: u64| usize::try_from(bytes / MEGABYTE).unwrap_or(usize::MAX);
    if size > limit {
        let message = Phrase::new("file-too-large").count("size", megabytes(size));
        return Err(message.count("limit", megabytes(limit)));
    }
    let mut bytes = Vec::with_capacity(usize::try_from(size).unwrap_or_default());
    file.take(limit + 1).read_to_end(&mut bytes).map_err(|error| trouble(&error))?;
    if bytes.len() as u64 > limit {
        return Err(Phrase::new("file-endless").count("limit", megabytes(limit)));
    }
    Ok(bytes)
}

/// Reads the first bytes of a regular file, at most `most`.
///
/// # Errors
///
/// As for [`open`].
pub(super) fn head(path: &Path, most: u64) -> Result<Vec<u8>, Phrase> {
    let mut bytes = Vec::new();
    open(path)?.take(most).read_to_end(&mut bytes).map_err(|error| trouble(&error))?;
    Ok(bytes)
}

fn refuse_others(about: &fs::Metadata) -> Result<(), Phrase> {
    if about.is_dir() {
        Err(Phrase::new("file-is-folder"))
    } else if about.is_file() {
        Ok(())
    } else {
        Err(Phrase::new("file-is-special"))
    }
}

/// Returns the message for a file that cannot be read.
pub(super) fn trouble(error: &Error) -> Phrase {
    match error.kind() {
        ErrorKind::NotFound | ErrorKind::NotADirectory | ErrorKind::InvalidFilename => Phrase::new("file-not-found"),
        ErrorKind::PermissionDenied => Phrase::new("file-not-readable"),
        ErrorKind::IsADirectory => Phrase::new("file-is-folder"),
        _ if is_busy(error) => Phrase::new("file-in-use"),
        _ => Phrase::new("file-trouble").with("detail", error),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_read_up_to_its_limit() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("file");
        fs::write(&file, "12345").unwrap();
        assert_eq!(bytes(&file, 5).unwrap(), b"12345");
        assert_eq!(bytes(&file, 4).unwrap_err().id, "file-too-large");
        assert_eq!(head(&file, 2).unwrap(), b"12");
        assert_eq!(bytes(folder.path(), 5).unwrap_err().id, "file-is-folder");
        assert_eq!(bytes(&folder.path().join("gone"), 5).unwrap_err().id, "file-not-found");
        assert_eq!(bytes(&file.join("below"), 5).unwrap_err().id, "file-not-found");
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn what_never_ends_what_never_begins_and_what_lies_about_its_size_are_refused() {
        assert_eq!(bytes(Path::new("/dev/zero"), 5).unwrap_err().id, "file-is-special");
        assert_eq!(head(Path::new("/dev/zero"), 5).unwrap_err().id, "file-is-special");
        let folder = tempfile::tempdir().unwrap();
        let pipe = folder.path().join("pipe");
        assert!(std::process::Command::new("mkfifo").arg(&pipe).status().unwrap().success());
        assert_eq!(bytes(&pipe, 5).unwrap_err().id, "file-is-special");
        // This file reports a size of zero.
        assert_eq!(bytes(Path::new("/proc/self/status"), 50).unwrap_err().id, "file-endless");
    }
}
