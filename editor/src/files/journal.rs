//! The journal of a document: every edit since it was last saved, one a line, so that a crash loses none.
//!
//! It is begun with the first edit and removed once everything is saved. While its program lives it holds a lock on the
//! file; the system takes the lock away from a program that is killed, and thereby tells whose journal waits for somebody.

mod found;
mod label;
mod line;

pub use found::{Abandoned, JournalRow, Record, abandoned};
pub use label::Label;
pub use line::{Beginning, Header, JournalEntry, JournalStep, Prints, Saving};

use std::io;
use std::path::Path;

use serde::Serialize;

use super::journal_file::JournalFile;

/// How journals end.
const ENDING: &str = "journal";

/// A journal that is being written.
#[derive(Debug)]
pub struct Journal(JournalFile);

/// A line as it is written; it is read as [`line::JournalLine`].
#[derive(Serialize)]
enum Written<'a> {
    Header(&'a Header),
    Entry(&'a JournalEntry),
    Saving(&'a Saving),
}

impl Journal {
    /// Begins a journal in a folder, which is made when it is not there.
    ///
    /// # Errors
    ///
    /// When the folder is write-protected or full.
    pub fn begin(folder: &Path, header: &Header) -> io::Result<Self> {
        JournalFile::begin(folder, ENDING, &Written::Header(header)).map(Self)
    }

    /// Adds what was done.
    ///
    /// # Errors
    ///
    /// When the disk is full; the journal is as it was.
    pub fn add(&mut self, entry: &JournalEntry) -> io::Result<()> {
        self.0.append(&Written::Entry(entry))
    }

    /// Notes that the document is about to be written to disk as it stands.
    ///
    /// # Errors
    ///
    /// When the disk is full; the journal is as it was.
    pub fn saving(&mut self, saving: &Saving) -> io::Result<()> {
        self.0.append(&Written::Saving(saving))
    }

    /// Removes the journal: there is nothing left to lose.
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
