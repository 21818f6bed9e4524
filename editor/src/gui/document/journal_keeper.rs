//! Keeps the journal of the open document. Every step is written to disk before the next one, and the journal is
//! removed once there is nothing unsaved.

use std::io;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use super::{OpenDocument, Snapshot};
use crate::files::journal::{Abandoned, Header, Journal, JournalEntry, abandoned};

/// Keeps the journals of one document, each of which replaces the previous one.
#[derive(Debug)]
pub struct JournalKeeper {
    folder: PathBuf,
    /// When the first of these journals was begun, in nanoseconds since 1970.
    sitting: u64,
    journal: Option<Journal>,
    /// The entries that could not be written yet.
    waiting: Vec<JournalEntry>,
    /// The saves in progress, by the mark of their snapshot, each with the entries since.
    saves: Vec<(usize, Vec<JournalEntry>)>,
}

impl JournalKeeper {
    /// Creates a keeper for journals in a folder of the user's state.
    pub fn new(state: &Path) -> Self {
        let folder = state.join("journal");
        Self { folder, sitting: now(), journal: None, waiting: Vec::new(), saves: Vec::new() }
    }

    /// Returns the id of the sitting: when the first of these journals was begun, in nanoseconds since 1970.
    pub const fn sitting(&self) -> u64 {
        self.sitting
    }

    /// Returns the journals of processes that have ended.
    pub fn abandoned(&self) -> Vec<Abandoned> {
        abandoned(&self.folder)
    }

    /// Writes the entries of the document since the last call.
    ///
    /// # Errors
    ///
    /// When the journal cannot be written. The missing entries are tried again the next time.
    pub fn follow(&mut self, document: &mut OpenDocument) -> io::Result<()> {
        let entries = document.take_unwritten();
        if entries.is_empty() {
            return Ok(());
        }
        for (_, since) in &mut self.saves {
            since.extend(entries.iter().cloned());
        }
        self.waiting.extend(entries);
        // Everything was undone, or redone: the document is as on disk.
        if self.saves.is_empty() && !document.is_edited() {
            return self.close();
        }
        self.write(document)
    }

    /// Notes that a snapshot is about to be saved, with its map in this file.
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

    /// Starts a new journal after a save, with the entries since its snapshot.
    ///
    /// # Errors
    ///
    /// When the new journal cannot be written: the old one is continued then, which holds the same entries.
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
            // The old journal is removed once the new one is complete.
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

    /// Whether some entries could not be written yet.
    pub const fn is_behind(&self) -> bool {
        !self.waiting.is_empty()
    }

    /// Notes that a save has failed.
    pub fn not_saved(&mut self) {
        self.saves.clear();
    }

    /// Abandons the journal on disk: from now on it is one of those left behind.
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
