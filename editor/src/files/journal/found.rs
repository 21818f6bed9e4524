//! Journals that were left behind.

use std::path::Path;
use std::time::SystemTime;

use super::line::JournalLine;
use super::{ENDING, Header, JournalEntry, Saving};
use crate::files::journal_file::{Left, left};

/// What a journal says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Record {
    /// Whose it is.
    pub header: Header,
    /// What was done, in order, as far as it can be read.
    pub rows: Vec<JournalRow>,
}

/// A line below the header.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum JournalRow {
    /// Something was done.
    Done(JournalEntry),
    /// The document was about to be saved.
    Saving(Saving),
}

impl Record {
    /// Reads a journal as far as its lines are whole; `None` when not even the header is.
    ///
    /// A program that is killed leaves half a line at the end. A line that is broken in the middle hides those after
    /// it: they build upon what is not known.
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

    /// What was done.
    pub fn entries(&self) -> impl Iterator<Item = &JournalEntry> {
        self.rows.iter().filter_map(|row| if let JournalRow::Done(entry) = row { Some(entry) } else { None })
    }
}

/// A journal whose program is gone. Nobody else is offered it while this one lives.
#[derive(Debug)]
pub struct Abandoned {
    /// What it says.
    pub record: Record,
    file: Left,
}

impl Abandoned {
    /// The file.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.file.path
    }

    /// When it was last written.
    #[must_use]
    pub const fn modified(&self) -> SystemTime {
        self.file.modified
    }

    /// Removes it for good.
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

/// The first journal of each sitting, and the others.
fn split_off_copies(sorted: Vec<Abandoned>) -> (Vec<Abandoned>, Vec<Abandoned>) {
    let mut last = None;
    sorted.into_iter().partition(|journal| last.replace(sitting(journal)) != Some(sitting(journal)))
}

/// The journals in a folder whose programs are gone, the latest first. Those without an entry are cleared away; what is
/// no journal, or one of a version we cannot read, stays where it is.
#[must_use]
pub fn abandoned(folder: &Path) -> Vec<Abandoned> {
    let journals =
        left(folder, ENDING).filter_map(|(file, text)| Record::read(&text).map(|record| Abandoned { record, file }));
    let mut found = Vec::new();
    for journal in journals {
        if journal.record.entries().next().is_some() {
            found.push(journal);
        } else {
            // One that stays does no harm.
            let _ = journal.discard();
        }
    }
    // One that was begun before another of its sitting had to go: killed in between, the earlier one has everything.
    found.sort_by(|a, b| sitting(a).cmp(&sitting(b)).then_with(|| a.path().cmp(b.path())));
    let (first, copies) = split_off_copies(found);
    for copy in copies {
        let _ = copy.discard();
    }
    found = first;
    found.sort_by(|a, b| b.modified().cmp(&a.modified()).then_with(|| a.path().cmp(b.path())));
    found
}
