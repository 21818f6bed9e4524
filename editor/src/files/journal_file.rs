//! A file of lines that grows while its program lives, and that is found once its program is gone.
//!
//! While its program lives it holds a lock on the file; the system takes the lock away from a program that is killed, and
//! thereby tells whose file waits for somebody.

use std::fs::{self, File, TryLockError};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use serde::Serialize;

/// The largest file that is read, in bytes: the work of years.
const LARGEST: u64 = 256 * 1024 * 1024;

/// A file of lines that is being written.
#[derive(Debug)]
pub(super) struct JournalFile {
    file: File,
    path: PathBuf,
    /// How much of it is whole lines, in bytes.
    length: u64,
}

impl JournalFile {
    /// Begins a file with its first line in a folder, which is made when it is not there. `ending` is how it ends.
    ///
    /// # Errors
    ///
    /// When the folder is write-protected or full.
    pub(super) fn begin(folder: &Path, ending: &str, first: &impl Serialize) -> io::Result<Self> {
        fs::create_dir_all(folder)?;
        let text = line_of(first)?;
        // It gets its name only once it is locked and has its first line: nobody meets half a file.
        let mut unfinished = tempfile::Builder::new().prefix(".begun-").tempfile_in(folder)?;
        // Where files cannot be locked, those of the living are offered too, which loses nothing.
        let _ = unfinished.as_file().try_lock();
        unfinished.write_all(&text)?;
        let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
        let path = folder.join(format!("{}-{}.{ending}", std::process::id(), since.as_nanos()));
        let file = unfinished.persist_noclobber(&path).map_err(|error| error.error)?;
        Ok(Self { file, path, length: text.len() as u64 })
    }

    /// Removes the file: there is nothing left to lose.
    ///
    /// # Errors
    ///
    /// When the folder is write-protected.
    pub(super) fn remove(self) -> io::Result<()> {
        fs::remove_file(&self.path)
    }

    /// Writes a line in one go. What the system has taken is safe from the death of the program, though not from that of
    /// the machine: waiting for the disk after each line would be felt.
    ///
    /// # Errors
    ///
    /// When the disk is full; the file is as it was.
    pub(super) fn append(&mut self, line: &impl Serialize) -> io::Result<()> {
        let text = line_of(line)?;
        match self.file.write_all(&text) {
            Ok(()) => {
                self.length += text.len() as u64;
                Ok(())
            }
            Err(error) => {
                // Half a line would hide every line after it.
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

/// A file whose program is gone. Nobody else is offered it while this one lives.
#[derive(Debug)]
pub(super) struct Left {
    /// When it was last written.
    pub(super) modified: SystemTime,
    pub(super) path: PathBuf,
    /// Holds the lock.
    _file: File,
}

impl Left {
    /// Removes it for good.
    ///
    /// # Errors
    ///
    /// When the folder is write-protected.
    pub(super) fn discard(self) -> io::Result<()> {
        fs::remove_file(&self.path)
    }

    /// Takes a file over with its text, unless its program lives or it cannot be read.
    fn take(path: PathBuf) -> Option<(Self, Vec<u8>)> {
        // A pipe of such a name would be waited for.
        if !fs::metadata(&path).is_ok_and(|about| about.is_file() && about.len() <= LARGEST) {
            return None;
        }
        let mut file = File::options().read(true).write(true).open(&path).ok()?;
        if matches!(file.try_lock(), Err(TryLockError::WouldBlock)) {
            return None;
        }
        // Its program may have removed it between our two steps.
        let modified = fs::metadata(&path).ok()?.modified().unwrap_or(SystemTime::UNIX_EPOCH);
        let mut text = Vec::new();
        file.read_to_end(&mut text).ok()?;
        Some((Self { modified, path, _file: file }, text))
    }
}

/// The files of a folder with this ending whose programs are gone, with their texts.
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
