//! The journal of a document: every edit since the last save, one per line, so that a crash loses none.
//!
//! It is created with the first edit and removed once everything is saved. The running program holds a lock on the
//! file; the system releases the lock when the program is killed, which marks the journal as abandoned.

mod found;
mod label;
mod line;

pub use found::{Abandoned, JournalRow, Record, abandoned};
pub use label::Label;
pub use line::{Beginning, Checksums, Header, JournalEntry, JournalStep, Saving};

use std::io;
use std::path::Path;

use serde::Serialize;

use super::journal_file::JournalFile;

/// The extension of journals.
const ENDING: &str = "journal";

/// A journal that is being written.
#[derive(Debug)]
pub struct Journal(JournalFile);

/// A line as it is written; it is read as a [`line::JournalLine`].
#[derive(Serialize)]
enum Written<'a> {
    Header(&'a Header),
    Entry(&'a JournalEntry),
    Saving(&'a Saving),
}

impl Journal {
    /// Creates a journal in a folder, which is created if it is missing.
    ///
    /// # Errors
    ///
    /// When the folder is write-protected or full.
    pub fn begin(folder: &Path, header: &Header) -> io::Result<Self> {
        JournalFile::begin(folder, ENDING, &Written::Header(header)).map(Self)
    }

    /// Adds an entry.
    ///
    /// # Errors
    ///
    /// When the disk is full; the journal is unchanged.
    pub fn add(&mut self, entry: &JournalEntry) -> io::Result<()> {
        self.0.append(&Written::Entry(entry))
    }

    /// Records that the document is about to be written to disk in its current state.
    ///
    /// # Errors
    ///
    /// When the disk is full; the journal is unchanged.
    pub fn saving(&mut self, saving: &Saving) -> io::Result<()> {
        self.0.append(&Written::Saving(saving))
    }

    /// Removes the journal, which is no longer needed.
    ///
    /// # Errors
    ///
    /// When the folder is write-protected.
    pub fn remove(self) -> io::Result<()> {
        self.0.remove()
    }
}

#[cfg(test)]
mod tests;
