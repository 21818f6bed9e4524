//! The corrections of the document: switched, added from a file, taken off the list, and taken in once they are recorded.

use std::path::{Path, PathBuf};

use rules::correction::{Citation, Correction};
use rules::edit::{Conflict, Edit, apply_all, difference};
use rules::lint::Validator;
use rules::map::MapDocument;
use rules::phrase::Phrase;
use rules::project::{DocumentRef, ListedCorrection, LoadError, LoadedCorrection, Project};
use rules::project_edit::{EditMisfit, ProjectEdit, ScenarioEdit, Swap};
use rules::report::Severity;
use rules::scenario::CorrectionUse;
use rules::text;
use rules::words::Words;

use super::OpenDocument;
use crate::files::{DocumentKind, Source};

/// What became of a correction that was recorded.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TakenIn {
    /// It is on the scenario’s list and on. What was painted has been lifted off the map below: the map looks the same.
    On,
    /// It is on the scenario’s list and off: what was painted stays in the map itself.
    Off,
    /// The document is a map alone, which lists no corrections.
    Apart,
}

impl OpenDocument {
    /// The corrections the scenario knows.
    pub fn corrections(&self) -> &[LoadedCorrection] {
        &self.project.corrections
    }

    /// Switches a correction on or off. The map as painted stays as it is.
    ///
    /// In a scenario with a file of its own, or with corrections that were added or taken away, this is a change of the
    /// scenario like any other; elsewhere it is only a way to look at the map.
    pub fn switch_correction(&mut self, at: usize, on: bool) {
        let was = self.project.scenario.corrections.clone();
        let mut becomes = was.clone();
        let Some(used) = becomes.get_mut(at) else { return };
        used.on = on;
        let edit = ProjectEdit::Scenario(ScenarioEdit::Corrections(Swap { was: was.clone(), becomes }));
        if edit.apply(&mut self.project).is_ok() {
            self.changed(std::slice::from_ref(&edit));
            if self.companions.scenario_file().is_some() || self.history.lists_corrections() {
                self.history.push(edit);
            } else {
                self.switched += 1;
                self.unrecorded.get_or_insert(was);
            }
        }
    }

    /// Everything painted since the document was opened, as a correction.
    ///
    /// # Errors
    ///
    /// When the history does not lead back to the map that was opened.
    pub fn record(&self, about: Citation) -> Result<Correction, Conflict> {
        Ok(Correction::record(&self.map_as_opened()?, self.base_map(), about))
    }

    /// The map as painted, without what was painted since the document was opened.
    fn map_as_opened(&self) -> Result<MapDocument, Conflict> {
        let mut opened = self.base_map().clone();
        let back: Vec<_> = self.history.map_edits().rev().map(Edit::inverse).collect();
        apply_all(&mut opened, &back)?;
        Ok(opened)
    }

    /// Adds the correction in a file behind the others, switched on, and returns its title.
    ///
    /// # Errors
    ///
    /// When the document is no scenario, the file holds no correction, the scenario lists it already, or it does not
    /// fit the map; nothing has changed then.
    pub fn add_correction(&mut self, file: &Path) -> Result<Words, Phrase> {
        if !self.is_scenario() {
            return Err(Phrase::new("gui-correction-no-scenario"));
        }
        let (name, document) = self.read_correction(file).map_err(|error| match error {
            LoadError::Text { name, error } => {
                let said = Phrase::new("gui-correction-unread").with("file", name);
                said.with("line", error.line).said("why", error.message)
            }
            LoadError::Missing { name, message } => {
                Phrase::new("gui-correction-missing").with("file", name).said("why", message)
            }
        })?;
        let title = document.title.clone();
        if self.lists(&name, &document) {
            return Err(Phrase::new("gui-correction-twice").words("title", title));
        }
        let listed = ListedCorrection { used: CorrectionUse { document: name, on: true }, document };
        let edit = self.listing(listed);
        if let Some(why) = self.against(&edit) {
            return Err(Phrase::new("gui-correction-misfit").words("title", title).said("why", why));
        }
        let label = Phrase::new("gui-stroke-correction-add").words("title", title.clone());
        self.list(label, vec![edit]).map_err(|misfit| conflict(&misfit))?;
        Ok(title)
    }

    /// Takes a correction off the list. Its file stays where it is.
    ///
    /// # Errors
    ///
    /// When there is none at this place.
    pub fn remove_correction(&mut self, at: usize) -> Result<(), Phrase> {
        let own = self.corrections().get(at).ok_or(Phrase::new("gui-correction-gone"))?;
        let label = Phrase::new("gui-stroke-correction-remove").words("title", own.document.title.clone());
        let swap = Swap { was: Some(own.listed()), becomes: None };
        let edit = ProjectEdit::Scenario(ScenarioEdit::Correction(at, Box::new(swap)));
        self.list(label, vec![edit]).map_err(|misfit| conflict(&misfit))
    }

    /// Whether the scenario lists the correction in a file.
    pub fn lists_correction(&self, file: &Path) -> bool {
        let file = super::whole(file);
        (0..self.corrections().len()).any(|at| self.file_of_correction(at).is_some_and(|own| own == file))
    }

    /// Puts a correction that was just recorded in a file on the scenario’s list, in one step.
    ///
    /// What it says is painted on the map already. Where the map looks the same without that paint and with the
    /// correction on, the paint is lifted off; otherwise the paint stays, and the correction is listed switched off.
    ///
    /// # Errors
    ///
    /// When the file cannot be read again.
    pub fn take_in_recorded(&mut self, file: &Path) -> Result<TakenIn, LoadError> {
        if !self.is_scenario() {
            return Ok(TakenIn::Apart);
        }
        let (name, document) = self.read_correction(file)?;
        let label = Phrase::new("gui-stroke-correction-record").words("title", document.title.clone());
        let listed =
            |on| ListedCorrection { used: CorrectionUse { document: name.clone(), on }, document: document.clone() };
        if let Some(mut edits) = self.lift() {
            edits.push(self.listing(listed(true)));
            if self.looks_the_same_after(&edits) && self.list(label.clone(), edits).is_ok() {
                return Ok(TakenIn::On);
            }
        }
        let edit = self.listing(listed(false));
        let made = self.list(label, vec![edit]);
        Ok(if made.is_ok() { TakenIn::Off } else { TakenIn::Apart })
    }

    /// The file of a correction, by its place in the list; `None` for one that comes with the program.
    fn file_of_correction(&self, at: usize) -> Option<PathBuf> {
        let known = self.companions.file(DocumentRef::Correction(at), &self.project).map(ToOwned::to_owned);
        known.or_else(|| self.companions.find(&self.corrections().get(at)?.name))
    }

    /// Reads a correction in a file, with what the scenario must call it: its name where it lies beside the scenario,
    /// otherwise its whole path.
    fn read_correction(&self, file: &Path) -> Result<(String, Correction), LoadError> {
        let file = super::whole(file);
        let source = Source::find(&file, &[DocumentKind::Correction])?;
        let read = text::read(&source.text);
        let correction = read.map_err(|error| LoadError::Text { name: file.display().to_string(), error })?;
        let beside = self.folder().is_some_and(|folder| file.parent() == Some(folder));
        let name = if beside { super::companions::name_of(&file) } else { file.display().to_string() };
        Ok((name, correction))
    }

    /// Whether the scenario lists a correction of this name, or the same document under another one.
    fn lists(&self, name: &str, document: &Correction) -> bool {
        self.corrections().iter().any(|own| own.name == name || own.document == *document)
    }

    /// The edit that puts a correction behind the others.
    fn listing(&self, listed: ListedCorrection) -> ProjectEdit {
        let swap = Swap { was: None, becomes: Some(listed) };
        ProjectEdit::Scenario(ScenarioEdit::Correction(self.corrections().len(), Box::new(swap)))
    }

    /// What a correction that an edit puts behind the others meets on the map, where it does not fit.
    fn against(&self, edit: &ProjectEdit) -> Option<Phrase> {
        let mut tried = self.project.clone();
        let at = tried.corrections.len();
        let misfit = match edit.apply(&mut tried) {
            Ok(_) => tried.corrections.get(at)?.conflict.as_ref().map(|conflict| conflict.place.clone())?,
            Err(misfit) => misfit.place,
        };
        let validator = Validator::new(&tried, false);
        let mut findings = validator.report().findings.iter();
        let own = findings.find(|own| own.part == DocumentRef::Correction(at) && own.severity == Severity::Error);
        Some(own.map_or_else(|| Phrase::new("gui-edit-conflict").with("place", misfit), |own| own.message.clone()))
    }

    /// The edits that take everything painted since the document was opened off the map; `None` where there is no way
    /// back. The scan stays: it is how the designer works.
    fn lift(&self) -> Option<Vec<ProjectEdit>> {
        let opened = self.map_as_opened().ok()?;
        let edits = difference(self.base_map(), &opened).into_iter();
        Some(edits.filter(|edit| !matches!(edit, Edit::Scan { .. })).map(ProjectEdit::Map).collect())
    }

    /// Whether the map with its corrections means the same after these edits, and every correction fits that did.
    fn looks_the_same_after(&self, edits: &[ProjectEdit]) -> bool {
        let mut tried = self.project.clone();
        let fitting = |project: &Project| project.corrections.iter().filter(|own| own.in_force()).count();
        ProjectEdit::make_all(edits, &mut tried).is_ok()
            && fitting(&tried) == fitting(&self.project) + 1
            && !difference(&self.project.map, &tried.map).iter().any(Edit::alters)
    }

    /// Makes edits of the list of corrections as one step. What was switched only to look at the map becomes part of the
    /// step: from here on the list is the scenario’s own.
    fn list(&mut self, label: Phrase, edits: Vec<ProjectEdit>) -> Result<(), EditMisfit> {
        self.history.begin(label);
        if let Some(was) = self.unrecorded.take() {
            let becomes = self.project.scenario.corrections.clone();
            self.history.push(ProjectEdit::Scenario(ScenarioEdit::Corrections(Swap { was, becomes })));
        }
        self.make_unlocked(edits)
    }
}

fn conflict(misfit: &EditMisfit) -> Phrase {
    Phrase::new("gui-edit-conflict").with("place", &misfit.place)
}
