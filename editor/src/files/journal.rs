//! The journal of a document: every edit since it was last saved, one a line, so that a crash loses none.
//!
//! It is begun with the first edit and removed once everything is saved. While its program lives it holds a lock on the
//! file; the system takes the lock away from a program that is killed, and thereby tells whose journal waits for somebody.

mod found;
mod label;
mod line;

pub use found::{Abandoned, Record, Row, abandoned};
pub use label::Label;
pub use line::{Beginning, Entry, Header, Prints, Saving, Step};

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use serde::Serialize;

/// How journals end.
const ENDING: &str = "journal";

/// A journal that is being written.
#[derive(Debug)]
pub struct Journal {
    file: File,
    path: PathBuf,
    /// How much of it is whole lines, in bytes.
    length: u64,
}

/// A line as it is written; it is read as [`line::Line`].
#[derive(Serialize)]
enum Written<'a> {
    Header(&'a Header),
    Entry(&'a Entry),
    Saving(&'a Saving),
}

impl Journal {
    /// Begins a journal in a folder, which is made when it is not there.
    ///
    /// # Errors
    ///
    /// When the folder is write-protected or full.
    pub fn begin(folder: &Path, header: &Header) -> io::Result<Self> {
        fs::create_dir_all(folder)?;
        let text = line_of(&Written::Header(header))?;
        // It gets the name of a journal only once it is locked and has its header: nobody meets half a journal.
        let mut unfinished = tempfile::Builder::new().prefix(".begun-").tempfile_in(folder)?;
        // Where files cannot be locked, journals of the living are offered too, which loses nothing.
        let _ = unfinished.as_file().try_lock();
        unfinished.write_all(&text)?;
        let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
        let path = folder.join(format!("{}-{}.{ENDING}", std::process::id(), since.as_nanos()));
        let file = unfinished.persist_noclobber(&path).map_err(|error| error.error)?;
        Ok(Self { file, path, length: text.len() as u64 })
    }

    /// Adds what was done.
    ///
    /// # Errors
    ///
    /// When the disk is full; the journal is as it was.
    pub fn add(&mut self, entry: &Entry) -> io::Result<()> {
        self.append(&Written::Entry(entry))
    }

    /// Notes that the document is about to be written to disk as it stands.
    ///
    /// # Errors
    ///
    /// When the disk is full; the journal is as it was.
    pub fn saving(&mut self, saving: &Saving) -> io::Result<()> {
        self.append(&Written::Saving(saving))
    }

    /// Removes the journal: there is nothing left to lose.
    ///
    /// # Errors
    ///
    /// When the folder is write-protected.
    pub fn remove(self) -> io::Result<()> {
        fs::remove_file(&self.path)
    }

    /// Writes a line in one go. What the system has taken is safe from the death of the program, though not from that of
    /// the machine: waiting for the disk after each stroke would be felt.
    fn append(&mut self, line: &Written<'_>) -> io::Result<()> {
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

fn line_of(line: &Written<'_>) -> io::Result<Vec<u8>> {
    let mut text = serde_json::to_vec(line)?;
    text.push(b'\n');
    Ok(text)
}

#[cfg(test)]
mod tests;
