//! Restores a document from a journal: opened from disk, with the edits made since then repeated.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use rules::fingerprint::Fingerprint;
use rules::lint::Validator;
use rules::map::MapDocument;
use rules::phrase::Phrase;
use rules::project::{DocumentRef, LoadError};
use rules::project_edit::ProjectEdit;
use rules::text;

use super::OpenDocument;
use super::history::Stroke;
use crate::files::journal::{Beginning, JournalEntry, JournalRow, JournalStep, Record, Saving};
use crate::files::{Checksum, Stamp, read};

/// A document that was recovered.
#[derive(Debug, Clone)]
pub struct Recovered {
    /// The document, with every entry that fits as a step of its history.
    pub document: OpenDocument,
    /// The first entry that does not fit; the later ones were not tried.
    pub stopped: Option<Stopped>,
}

/// The point where a recovery had to stop.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Stopped {
    /// The number of the entry that does not fit, from 1.
    pub entry: usize,
    /// The number of entries in the journal.
    pub entries: usize,
    /// The place that holds something else.
    pub place: String,
}

impl OpenDocument {
    /// Opens the document of a journal as it is on disk.
    ///
    /// # Errors
    ///
    /// Every part that is missing or broken.
    pub fn open_as_journaled(record: &Record) -> Result<Self, Vec<LoadError>> {
        let mut document = match &record.header.beginning {
            Beginning::Opened(file) => Self::open(file)?,
            Beginning::New { title, grid, system } => Self::empty(title.clone(), *grid, *system),
        };
        let landed = record.rows.iter().rev().find_map(|row| match row {
            JournalRow::Saving(saving) if is_on_disk(saving) => Some(&saving.map),
            JournalRow::Saving(_) | JournalRow::Done(_) => None,
        });
        if let Some(map) = landed.or(record.header.map.as_ref())
            && document.file() != Some(map)
        {
            document.take_map_of(map).map_err(|error| vec![error])?;
        }
        Ok(document)
    }

    /// Opens the document of a journal and repeats the edits that are not on disk yet.
    ///
    /// Each file is taken as it is on disk: if a save was interrupted after some of the files, the edits they hold
    /// already are not repeated. If another program has changed a file, the entries are tried from the first.
    ///
    /// # Errors
    ///
    /// Every part that is missing or broken.
    pub fn recover(record: &Record) -> Result<Recovered, Vec<LoadError>> {
        let mut document = Self::open_as_journaled(record)?;
        let mut held = Held::default();
        let (mut at, mut stopped) = (0, None);
        for row in &record.rows {
            let entry = match row {
                JournalRow::Done(entry) => entry,
                JournalRow::Saving(saving) => {
                    document.note_saving(&saving.map);
                    continue;
                }
            };
            let missing = entry.edits.iter().filter(|edit| !held.holds(at, edit.part(), &document, record));
            let missing: Vec<_> = missing.cloned().collect();
            at += 1;
            if let Err(misfit) = ProjectEdit::apply_all(&missing, &mut document.project) {
                stopped = Some(Stopped { entry: at, entries: record.entries().count(), place: misfit.place });
                break;
            }
            document.do_again(entry, missing);
        }
        document.validator = Validator::new(&document.project, false);
        Ok(Recovered { document, stopped })
    }

    /// Notes that the current map was about to be saved in a file. An interrupted save may have written only the
    /// scenario, which is then pinned to this map: the map on disk is not a different one, just older.
    fn note_saving(&mut self, map: &Path) {
        if self.project.has_other_map() {
            let saved = Fingerprint::of(self.map_for(map).as_ref());
            if saved == self.project.scenario.map_fingerprint {
                self.project.map_on_file = saved.into();
            }
        }
    }

    /// Records an entry whose edits have been made.
    fn do_again(&mut self, entry: &JournalEntry, edits: Vec<ProjectEdit>) {
        for edit in &edits {
            self.companions.note_edit(edit, &self.project);
        }
        let is_back = |stroke: &Stroke| stroke.inverse() == edits;
        let is_forward = |stroke: &Stroke| stroke.edits == edits;
        match entry.step {
            JournalStep::Undo if self.history.last().is_some_and(is_back) => return self.history.step_back(),
            JournalStep::Redo if self.history.next().is_some_and(is_forward) => return self.history.step_forward(),
            // A stroke, or an undo or redo across the save, which is a stroke of this history.
            JournalStep::Stroke | JournalStep::Undo | JournalStep::Redo => {}
        }
        self.history.begin(name(entry));
        for edit in edits {
            self.history.push(edit);
        }
        self.history.finish();
    }

    /// Replaces the map that was opened by the one in a file, where it had been saved.
    fn take_map_of(&mut self, file: &Path) -> Result<(), LoadError> {
        let name = file.display().to_string();
        let map: MapDocument =
            text::read(&read(file)?).map_err(|error| LoadError::Text { name: name.clone(), error })?;
        self.project.set_base_map(map);
        self.project.correct();
        super::scan::make_whole(&mut self.project, Some(file));
        self.validator = Validator::new(&self.project, false);
        (self.name, self.file) = (name, Some(file.to_owned()));
        self.look_at_disk();
        Ok(())
    }

    fn file_of(&self, part: DocumentRef) -> Option<&Path> {
        if part == DocumentRef::Map { self.file() } else { self.companions.file(part, &self.project) }
    }
}

/// The number of entries that each file holds already.
#[derive(Default)]
struct Held(BTreeMap<PathBuf, usize>);

impl Held {
    /// Whether the file of a part holds an entry, by its index.
    fn holds(&mut self, entry: usize, part: DocumentRef, document: &OpenDocument, record: &Record) -> bool {
        let Some(file) = document.file_of(part) else { return false };
        let count = || entries_in(file, document.checksums().get(file), record);
        entry < *self.0.entry(file.to_owned()).or_insert_with(count)
    }
}

/// Returns the number of entries contained in a file, according to the last save with its checksum.
fn entries_in(file: &Path, checksum: Option<&Checksum>, record: &Record) -> usize {
    let (mut before, mut held) = (0, 0);
    for row in &record.rows {
        match row {
            JournalRow::Done(_) => before += 1,
            JournalRow::Saving(saving) if checksum.is_some() && saving.checksums.get(file) == checksum => held = before,
            JournalRow::Saving(_) => {}
        }
    }
    held
}

fn is_on_disk(saving: &Saving) -> bool {
    Stamp::read(&saving.map).is_some_and(|stamp| saving.checksums.get(&saving.map) == Some(&stamp.checksum))
}

/// Returns the label in the history of an entry that becomes a stroke.
fn name(entry: &JournalEntry) -> Phrase {
    let place = entry.edits.first().map(ProjectEdit::place).unwrap_or_default();
    let stroke = entry.label.message().unwrap_or_else(|| Phrase::new("gui-stroke-edit").with("place", place));
    match entry.step {
        JournalStep::Stroke | JournalStep::Redo => stroke,
        JournalStep::Undo => Phrase::new("gui-undone").said("stroke", stroke),
    }
}

/// Whether the files of a journal are as its program left them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Disk {
    /// There are no files: the document is bundled, or was never saved.
    None,
    /// The files are unchanged.
    AsLeft,
    /// Another program has written this file since.
    Changed(PathBuf),
    /// This file no longer exists.
    Gone(PathBuf),
}

impl Disk {
    /// Checks the files of a journal.
    pub fn new(record: &Record) -> Self {
        let savings =
            || record.rows.iter().filter_map(|row| if let JournalRow::Saving(own) = row { Some(own) } else { None });
        for (file, checksum) in &record.header.checksums {
            let Some(now) = Stamp::read(file) else { return Self::Gone(file.clone()) };
            let known =
                now.checksum == *checksum || savings().any(|saving| saving.checksums.get(file) == Some(&now.checksum));
            if !known {
                return Self::Changed(file.clone());
            }
        }
        if record.header.checksums.is_empty() { Self::None } else { Self::AsLeft }
    }
}
