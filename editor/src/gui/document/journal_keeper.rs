//! Keeps the journal of the open document. Every step is written to disk before the next one, and the journal is
//! removed once there is nothing unsaved.

use std::io;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use super::{OpenDocument, Snapshot};
use crate::files::journal::{Abandoned, Header, Journal, JournalEntry, abandoned};

/// Keeps the journal of one document after the other.
#[derive(Debug)]
pub struct JournalKeeper {
    folder: PathBuf,
    /// When the first of these journals was begun, in nanoseconds since 1970.
    sitting: u64,
    journal: Option<Journal>,
    /// What could not be written yet.
    waiting: Vec<JournalEntry>,
    /// The saves under way, by the mark of their snapshot, each with what was done since.
    saves: Vec<(usize, Vec<JournalEntry>)>,
}

impl JournalKeeper {
    /// Keeps journals in a folder of the user's state.
    pub fn new(state: &Path) -> Self {
        let folder = state.join("journal");
        Self { folder, sitting: now(), journal: None, waiting: Vec::new(), saves: Vec::new() }
    }

    /// Which sitting of the program this is.
    pub const fn sitting(&self) -> u64 {
        self.sitting
    }

    /// The journals of programs that are gone.
    pub fn abandoned(&self) -> Vec<Abandoned> {
        abandoned(&self.folder)
    }

    /// Writes down what has been done to the document since the last time.
    ///
    /// # Errors
    ///
    /// When the journal cannot be written. What is missing in it is tried again the next time.
    pub fn follow(&mut self, document: &mut OpenDocument) -> io::Result<()> {
        let entries = document.take_unwritten();
        if entries.is_empty() {
            return Ok(());
        }
        for (_, since) in &mut self.saves {
            since.extend(entries.iter().cloned());
        }
        self.waiting.extend(entries);
        // Everything was taken back, or made again: what is on disk is what is in the window.
        if self.saves.is_empty() && !document.is_edited() {
            return self.close();
        }
        self.write(document)
    }

    /// Notes that a snapshot is about to be written, its map to this file.
    ///
    /// # Errors
    ///
    /// When the journal cannot be written; the save may go on.
    pub fn saving(&mut self, document: &mut OpenDocument, map: &Path, snapshot: &Snapshot) -> io::Result<()> {
        let followed = self.follow(document);
        self.saves.push((snapshot.mark, Vec::new()));
        if let Some(journal) = &mut self.journal {
            journal.saving(&snapshot.saving(map))?;
        }
        followed
    }

    /// Begins anew after a save, with what was done since its snapshot.
    ///
    /// # Errors
    ///
    /// When the new journal cannot be written: the old one goes on then, which tells the same.
    pub fn saved(&mut self, document: &mut OpenDocument, mark: usize) -> io::Result<()> {
        // What cannot be written now is written below, or waits.
        let _ = self.follow(document);
        let Some(at) = self.saves.iter().rposition(|(own, _)| *own == mark) else { return Ok(()) };
        let since = self.saves.drain(..=at).next_back().map(|(_, since)| since).unwrap_or_default();
        if !document.is_edited() {
            return self.close();
        }
        let old = (self.journal.take(), std::mem::replace(&mut self.waiting, since));
        match self.write(document) {
            // The old journal goes when the new one is whole.
            Ok(()) => old.0.map_or(Ok(()), Journal::remove),
            Err(error) => {
                let new = std::mem::replace(&mut self.journal, old.0);
                self.waiting = old.1;
                if let Some(new) = new {
                    new.remove()?;
                }
                Err(error)
            }
        }
    }

    /// Whether something that was done could not be written yet.
    pub const fn is_behind(&self) -> bool {
        !self.waiting.is_empty()
    }

    /// Notes that a save has failed.
    pub fn not_saved(&mut self) {
        self.saves.clear();
    }

    /// Leaves the journal where it is: it is one of those left behind from now on.
    pub fn leave(&mut self) {
        self.waiting.clear();
        self.saves.clear();
        self.journal = None;
        self.sitting = now();
    }

    /// Removes the journal: everything is saved, or was given up on purpose.
    ///
    /// # Errors
    ///
    /// When its folder is write-protected.
    pub fn close(&mut self) -> io::Result<()> {
        self.waiting.clear();
        self.saves.clear();
        self.journal.take().map_or(Ok(()), Journal::remove)
    }

    fn write(&mut self, document: &OpenDocument) -> io::Result<()> {
        let mut journal = match self.journal.take() {
            Some(journal) => journal,
            None => Journal::begin(&self.folder, &Header { sitting: self.sitting, ..document.header() })?,
        };
        let mut written = 0;
        let done = self.waiting.iter().try_for_each(|entry| {
            journal.add(entry)?;
            written += 1;
            Ok(())
        });
        self.waiting.drain(..written);
        self.journal = Some(journal);
        done
    }
}

fn now() -> u64 {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
    u64::try_from(since.as_nanos()).unwrap_or(u64::MAX)
}
