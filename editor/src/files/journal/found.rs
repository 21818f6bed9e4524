//! Journals that were left behind.

use std::fs::{self, File, TryLockError};
use std::io::Read;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use super::line::Line;
use super::{ENDING, Entry, Header, Saving};

/// The largest journal that is read, in bytes: the edits of years.
const LARGEST: u64 = 256 * 1024 * 1024;

/// What a journal says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Record {
    /// Whose it is.
    pub header: Header,
    /// What was done, in order, as far as it can be read.
    pub rows: Vec<Row>,
}

/// A line below the header.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Row {
    /// Something was done.
    Done(Entry),
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
            serde_json::from_slice::<Line>(line).ok()
        });
        let Some(Line::Header(header)) = lines.next() else { return None };
        let rows = lines.map_while(|line| match line {
            Line::Entry(entry) => Some(Row::Done(entry)),
            Line::Saving(saving) => Some(Row::Saving(saving)),
            Line::Header(_) => None,
        });
        let rows = rows.collect();
        Some(Self { header, rows })
    }

    /// What was done.
    pub fn entries(&self) -> impl Iterator<Item = &Entry> {
        self.rows.iter().filter_map(|row| if let Row::Done(entry) = row { Some(entry) } else { None })
    }
}

/// A journal whose program is gone. Nobody else is offered it while this one lives.
#[derive(Debug)]
pub struct Abandoned {
    /// What it says.
    pub record: Record,
    /// When it was last written.
    pub modified: SystemTime,
    path: PathBuf,
    /// Holds the lock.
    _file: File,
}

impl Abandoned {
    /// The file.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Removes it for good.
    ///
    /// # Errors
    ///
    /// When the folder is write-protected.
    pub fn discard(self) -> std::io::Result<()> {
        fs::remove_file(&self.path)
    }

    /// Takes a journal over, unless its program lives or it cannot be read.
    fn take(path: PathBuf) -> Option<Self> {
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
        Some(Self { record: Record::read(&text)?, modified, path, _file: file })
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
    let paths = fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    let journals = paths.filter(|path| path.extension().is_some_and(|ending| ending == ENDING));
    let mut found = Vec::new();
    for journal in journals.filter_map(Abandoned::take) {
        if journal.record.entries().next().is_some() {
            found.push(journal);
        } else {
            // One that stays does no harm.
            let _ = journal.discard();
        }
    }
    // One that was begun before another of its sitting had to go: killed in between, the earlier one has everything.
    found.sort_by(|a, b| sitting(a).cmp(&sitting(b)).then_with(|| a.path.cmp(&b.path)));
    let (first, copies) = split_off_copies(found);
    for copy in copies {
        let _ = copy.discard();
    }
    found = first;
    found.sort_by(|a, b| b.modified.cmp(&a.modified).then_with(|| a.path.cmp(&b.path)));
    found
}
