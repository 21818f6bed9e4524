//! Journals left behind by programs that are gone.

use std::path::Path;
use std::time::SystemTime;

use super::line::JournalLine;
use super::{ENDING, Header, JournalEntry, Saving};
use crate::files::journal_file::{Left, left};

/// The content of a journal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Record {
    /// The document and process the journal belongs to.
    pub header: Header,
    /// The lines after the header, in order, up to the first one that cannot be read.
    pub rows: Vec<JournalRow>,
}

/// A line after the header.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum JournalRow {
    /// An edit was made, undone or redone.
    Done(JournalEntry),
    /// The document was about to be saved.
    Saving(Saving),
}

impl Record {
    /// Reads a journal up to its first incomplete line; `None` if even the header cannot be read.
    ///
    /// A program that is killed leaves half a line at the end. A broken line in the middle hides those after it,
    /// because they depend on it.
    #[must_use]
    pub fn read(text: &[u8]) -> Option<Self> {
        let mut lines = text.split_inclusive(|byte| *byte == b'\n').map_while(|line| {
            let line = line.strip_suffix(b"\n")?;
            serde_json::from_slice::<JournalLine>(line).ok()
        });
        let Some(JournalLine::Header(header)) = lines.next() else { return None };
        let rows = lines.map_while(|line| match line {
            JournalLine::Entry(entry) => Some(JournalRow::Done(entry)),
            JournalLine::Saving(saving) => Some(JournalRow::Saving(saving)),
            JournalLine::Header(_) => None,
        });
        let rows = rows.collect();
        Some(Self { header, rows })
    }

    /// Returns the entries, in order.
    pub fn entries(&self) -> impl Iterator<Item = &JournalEntry> {
        self.rows.iter().filter_map(|row| if let JournalRow::Done(entry) = row { Some(entry) } else { None })
    }
}

/// A journal whose program is gone. It stays locked while this value lives, so that no other program offers it.
#[derive(Debug)]
pub struct Abandoned {
    /// The content of the journal.
    pub record: Record,
    file: Left,
}

impl Abandoned {
    /// Returns the path of the file.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.file.path
    }

    /// Returns the time of the last write.
    #[must_use]
    pub const fn modified(&self) -> SystemTime {
        self.file.modified
    }

    /// Deletes the journal.
    ///
    /// # Errors
    ///
    /// When the folder is write-protected.
    pub fn discard(self) -> std::io::Result<()> {
        self.file.discard()
    }
}

const fn sitting(journal: &Abandoned) -> (u32, u64) {
    (journal.record.header.process, journal.record.header.sitting)
}

/// Splits journals into the first of each sitting and the rest.
fn split_off_copies(sorted: Vec<Abandoned>) -> (Vec<Abandoned>, Vec<Abandoned>) {
    let mut last = None;
    sorted.into_iter().partition(|journal| last.replace(sitting(journal)) != Some(sitting(journal)))
}

/// Returns the journals in a folder whose programs are gone, the latest first. Those without an entry are deleted;
/// files that are not journals, or of a version that cannot be read, are left alone.
#[must_use]
pub fn abandoned(folder: &Path) -> Vec<Abandoned> {
    let journals =
        left(folder, ENDING).filter_map(|(file, text)| Record::read(&text).map(|record| Abandoned { record, file }));
    let mut found = Vec::new();
    for journal in journals {
        if journal.record.entries().next().is_some() {
            found.push(journal);
        } else {
            // A leftover file does no harm.
            let _ = journal.discard();
        }
    }
    // If the program was killed while one journal of a sitting replaced another, the earlier one has everything.
    found.sort_by(|a, b| sitting(a).cmp(&sitting(b)).then_with(|| a.path().cmp(b.path())));
    let (first, copies) = split_off_copies(found);
    for copy in copies {
        let _ = copy.discard();
    }
    found = first;
    found.sort_by(|a, b| b.modified().cmp(&a.modified()).then_with(|| a.path().cmp(b.path())));
    found
}
