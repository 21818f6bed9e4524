//! A document as a journal tells it: opened from disk, with what was done since made again.

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
use crate::files::{Print, Stamp, read};

/// A document that was recovered.
#[derive(Debug, Clone)]
pub struct Recovered {
    /// The document, with every entry that fits as a step of its history.
    pub document: OpenDocument,
    /// The first entry that does not fit; those after it were not tried.
    pub stopped: Option<Stopped>,
}

/// Where a recovery had to stop.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Stopped {
    /// Which entry of the journal does not fit, from 1.
    pub entry: usize,
    /// How many entries there are.
    pub entries: usize,
    /// The place that holds something else.
    pub place: String,
}

impl OpenDocument {
    /// Opens the document of a journal as it lies on disk.
    ///
    /// # Errors
    ///
    /// Every part that is missing or broken.
    pub fn open_as_journaled(record: &Record) -> Result<Self, Vec<LoadError>> {
        let mut document = match &record.header.beginning {
            Beginning::Opened(file) => Self::open(file)?,
            Beginning::New { title, grid } => Self::empty(title.clone(), *grid),
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

    /// Opens the document of a journal and does again what is not on disk yet.
    ///
    /// Each of its files is taken as it lies there: when a save was cut short after some of them, what they hold already is
    /// not done twice. When somebody else has changed one, the entries are tried from the first.
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

    /// Notes that the map was about to be saved in a file as it is now. A save that was cut short may have written the
    /// scenario alone: it is pinned to this map then, and the one on disk is no other map but an older one.
    fn note_saving(&mut self, map: &Path) {
        if self.project.has_other_map() {
            let saved = Fingerprint::of(self.map_for(map).as_ref());
            if saved == self.project.scenario.map_fingerprint {
                self.project.map_on_file = saved.into();
            }
        }
    }

    /// Notes an entry whose edits have been made.
    fn do_again(&mut self, entry: &JournalEntry, edits: Vec<ProjectEdit>) {
        for edit in &edits {
            self.companions.note_edit(edit, &self.project);
        }
        let is_back = |stroke: &Stroke| stroke.inverse() == edits;
        let is_forward = |stroke: &Stroke| stroke.edits == edits;
        match entry.step {
            JournalStep::Undo if self.history.last().is_some_and(is_back) => return self.history.step_back(),
            JournalStep::Redo if self.history.next().is_some_and(is_forward) => return self.history.step_forward(),
            // A stroke, or a step in the history before the save, which is a stroke of this one.
            JournalStep::Stroke | JournalStep::Undo | JournalStep::Redo => {}
        }
        self.history.begin(name(entry));
        for edit in edits {
            self.history.push(edit);
        }
        self.history.finish();
    }

    /// Puts the map of a file in the place of the one that was opened: it had been saved there.
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

/// How many entries each file holds already.
#[derive(Default)]
struct Held(BTreeMap<PathBuf, usize>);

impl Held {
    /// Whether the file of a part holds an entry, by its place from 0.
    fn holds(&mut self, entry: usize, part: DocumentRef, document: &OpenDocument, record: &Record) -> bool {
        let Some(file) = document.file_of(part) else { return false };
        let count = || entries_in(file, document.prints().get(file), record);
        entry < *self.0.entry(file.to_owned()).or_insert_with(count)
    }
}

/// How many entries lie under a file, by the last save whose fingerprint it has.
fn entries_in(file: &Path, print: Option<&Print>, record: &Record) -> usize {
    let (mut before, mut held) = (0, 0);
    for row in &record.rows {
        match row {
            JournalRow::Done(_) => before += 1,
            JournalRow::Saving(saving) if print.is_some() && saving.prints.get(file) == print => held = before,
            JournalRow::Saving(_) => {}
        }
    }
    held
}

fn is_on_disk(saving: &Saving) -> bool {
    Stamp::of(&saving.map).is_some_and(|stamp| saving.prints.get(&saving.map) == Some(&stamp.print))
}

/// What the history calls an entry that is a stroke.
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
    /// There are none: the document comes with the program, or was never saved.
    None,
    /// As they were left.
    AsLeft,
    /// Somebody has written this file since.
    Changed(PathBuf),
    /// This file is not there any more.
    Gone(PathBuf),
}

impl Disk {
    /// Looks at the files of a journal.
    pub fn new(record: &Record) -> Self {
        let savings =
            || record.rows.iter().filter_map(|row| if let JournalRow::Saving(own) = row { Some(own) } else { None });
        for (file, print) in &record.header.prints {
            let Some(now) = Stamp::of(file) else { return Self::Gone(file.clone()) };
            let known = now.print == *print || savings().any(|saving| saving.prints.get(file) == Some(&now.print));
            if !known {
                return Self::Changed(file.clone());
            }
        }
        if record.header.prints.is_empty() { Self::None } else { Self::AsLeft }
    }
}
