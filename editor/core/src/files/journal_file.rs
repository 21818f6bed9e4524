//! A file of lines that grows while its program runs, and that can be found once the program is gone.
//!
//! The running program holds a lock on the file; the system releases the lock when the program is killed, which marks
//! the file as abandoned.

use std::fs::{self, File, TryLockError};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use serde::Serialize;
use tempfile::NamedTempFile;

use super::busy::{may_pass, patiently};

/// The largest file that is read, in bytes: enough for years of work.
const LARGEST: u64 = 256 * 1024 * 1024;

/// A file of lines that is being written.
#[derive(Debug)]
pub(super) struct JournalFile {
    file: File,
    path: PathBuf,
    /// The length of the complete lines, in bytes.
    length: u64,
}

impl JournalFile {
    /// Creates a file with its first line in a folder, which is created if it is missing. `ending` is its extension.
    ///
    /// # Errors
    ///
    /// When the folder is write-protected or full.
    pub(super) fn begin(folder: &Path, ending: &str, first: &impl Serialize) -> io::Result<Self> {
        fs::create_dir_all(folder)?;
        let text = line_of(first)?;
        // The file gets its name only once it is locked and has its first line, so no other program finds half a
        // file.
        let mut unfinished = tempfile::Builder::new().prefix(".begun-").tempfile_in(folder)?;
        // Where files cannot be locked, files of running programs are offered too, which loses nothing.
        let _ = unfinished.as_file().try_lock();
        unfinished.write_all(&text)?;
        let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
        let path = folder.join(format!("{}-{}.{ending}", std::process::id(), since.as_nanos()));
        let named = |file: NamedTempFile| file.persist_noclobber(&path).map_err(|error| (error.error, error.file));
        let file = patiently(unfinished, may_pass, named)?;
        Ok(Self { file, path, length: text.len() as u64 })
    }

    /// Removes the file, which is no longer needed.
    ///
    /// # Errors
    ///
    /// When the folder is write-protected.
    pub(super) fn remove(self) -> io::Result<()> {
        fs::remove_file(&self.path)
    }

    /// Appends a line with one write. Data handed to the system survives a crash of the program, though not one of
    /// the machine: waiting for the disk after each line would be noticeable.
    ///
    /// # Errors
    ///
    /// When the disk is full; the file is unchanged.
    pub(super) fn append(&mut self, line: &impl Serialize) -> io::Result<()> {
        let text = line_of(line)?;
        match self.file.write_all(&text) {
            Ok(()) => {
                self.length += text.len() as u64;
                Ok(())
            }
            Err(error) => {
                // Half a line would hide every line after it, so cut it off.
                let _ = self.file.set_len(self.length);
                let _ = io::Seek::seek(&mut self.file, io::SeekFrom::Start(self.length));
                Err(error)
            }
        }
    }
}

fn line_of(line: &impl Serialize) -> io::Result<Vec<u8>> {
    let mut text = serde_json::to_vec(line)?;
    text.push(b'\n');
    Ok(text)
}

/// A file whose program is gone. It stays locked while this value lives, so that no other program offers it.
#[derive(Debug)]
pub(super) struct Left {
    /// The time of the last write.
    pub(super) modified: SystemTime,
    pub(super) path: PathBuf,
    /// Holds the lock.
    _file: File,
}

impl Left {
    /// Deletes the file.
    ///
    /// # Errors
    ///
    /// When the folder is write-protected.
    pub(super) fn discard(self) -> io::Result<()> {
        fs::remove_file(&self.path)
    }

    /// Opens and locks a file and reads its text; `None` if its program is running or it cannot be read.
    fn take(path: PathBuf) -> Option<(Self, Vec<u8>)> {
        // Opening a pipe with such a name would block.
        if !fs::metadata(&path).is_ok_and(|about| about.is_file() && about.len() <= LARGEST) {
            return None;
        }
        let mut file = File::options().read(true).write(true).open(&path).ok()?;
        if matches!(file.try_lock(), Err(TryLockError::WouldBlock)) {
            return None;
        }
        // Its program may have removed it since it was opened.
        let modified = fs::metadata(&path).ok()?.modified().unwrap_or(SystemTime::UNIX_EPOCH);
        let mut text = Vec::new();
        file.read_to_end(&mut text).ok()?;
        Some((Self { modified, path, _file: file }, text))
    }
}

/// Returns the files in a folder with this extension whose programs are gone, with their content.
pub(super) fn left(folder: &Path, ending: &str) -> impl Iterator<Item = (Left, Vec<u8>)> {
    let paths = fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    let paths: Vec<_> = paths.filter(|path| path.extension().is_some_and(|own| own == ending)).collect();
    paths.into_iter().filter_map(Left::take)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[cfg(target_os = "linux")]
    #[test]
    fn a_full_disk_is_an_error_and_no_panic() {
        let full = Path::new("/dev/full");
        let file = File::options().write(true).open(full).unwrap();
        let mut ledger = JournalFile { file, path: full.to_owned(), length: 0 };
        let error = ledger.append(&"line").unwrap_err();
        assert_eq!((error.kind(), ledger.length), (io::ErrorKind::StorageFull, 0));
        assert!(JournalFile::begin(Path::new("/proc/none"), "lines", &"first").is_err());
    }
}
