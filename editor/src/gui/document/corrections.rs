//! The corrections of the document: switched, added from a file, removed from the list, and listed once they are
//! recorded.

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

/// The result of listing a correction that was recorded.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TakenIn {
    /// It is listed and on. The painted edits have been removed from the map below it: the map looks the same.
    On,
    /// It is listed and off: the painted edits stay in the map itself.
    Off,
    /// The document is a bare map, which lists no corrections.
    Apart,
}

impl OpenDocument {
    /// Returns the corrections that the scenario lists.
    pub fn corrections(&self) -> &[LoadedCorrection] {
        &self.project.corrections
    }

    /// Switches a correction on or off. The base map is not changed.
    ///
    /// In a scenario with a file of its own, or after corrections were added or removed, this is an edit of the
    /// scenario like any other; otherwise it only changes the view of the map.
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

    /// Returns everything painted since the document was opened as a correction.
    ///
    /// # Errors
    ///
    /// When the history does not lead back to the map that was opened.
    pub fn record(&self, about: Citation) -> Result<Correction, Conflict> {
        Ok(Correction::record(&self.map_as_opened()?, self.base_map(), about))
    }

    /// Returns the base map as it was when the document was opened.
    fn map_as_opened(&self) -> Result<MapDocument, Conflict> {
        let mut opened = self.base_map().clone();
        let back: Vec<_> = self.history.map_edits().rev().map(Edit::inverse).collect();
        apply_all(&mut opened, &back)?;
        Ok(opened)
    }

    /// Appends the correction in a file to the list, switched on, and returns its title.
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

    /// Removes a correction from the list. Its file is kept.
    ///
    /// # Errors
    ///
    /// When there is no correction at this index.
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

    /// Adds a correction that was just recorded in a file to the scenario’s list, in one step.
    ///
    /// Its edits are painted on the map already. If the map looks the same without them and with the correction on,
    /// they are removed from the base map; otherwise they stay, and the correction is listed switched off.
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

    /// Returns the file of a correction, by its index in the list; `None` if it is bundled.
    fn file_of_correction(&self, at: usize) -> Option<PathBuf> {
        let known = self.companions.file(DocumentRef::Correction(at), &self.project).map(ToOwned::to_owned);
        known.or_else(|| self.companions.find(&self.corrections().get(at)?.name))
    }

    /// Reads a correction from a file, together with its name for the scenario: the file name if it is beside the
    /// scenario, otherwise the absolute path.
    fn read_correction(&self, file: &Path) -> Result<(String, Correction), LoadError> {
        let file = super::whole(file);
        let source = Source::find(&file, &[DocumentKind::Correction])?;
        let read = text::read(&source.text);
        let correction = read.map_err(|error| LoadError::Text { name: file.display().to_string(), error })?;
        let beside = self.folder().is_some_and(|folder| file.parent() == Some(folder));
        let name = if beside { super::companions::name_of(&file) } else { file.display().to_string() };
        Ok((name, correction))
    }

    /// Whether the scenario lists a correction with this name, or the same document under another name.
    fn lists(&self, name: &str, document: &Correction) -> bool {
        self.corrections().iter().any(|own| own.name == name || own.document == *document)
    }

    /// Returns the edit that appends a correction to the list.
    fn listing(&self, listed: ListedCorrection) -> ProjectEdit {
        let swap = Swap { was: None, becomes: Some(listed) };
        ProjectEdit::Scenario(ScenarioEdit::Correction(self.corrections().len(), Box::new(swap)))
    }

    /// Returns the reason why a correction appended by an edit does not fit the map; `None` if it fits.
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

    /// Returns the edits that remove everything painted since the document was opened; `None` if the history does not
    /// lead back. The scan stays, because it belongs to the way the designer works.
    fn lift(&self) -> Option<Vec<ProjectEdit>> {
        let opened = self.map_as_opened().ok()?;
        let edits = difference(self.base_map(), &opened).into_iter();
        Some(edits.filter(|edit| !matches!(edit, Edit::Scan { .. })).map(ProjectEdit::Map).collect())
    }

    /// Whether the corrected map means the same after these edits, and every correction still fits that fitted before.
    fn looks_the_same_after(&self, edits: &[ProjectEdit]) -> bool {
        let mut tried = self.project.clone();
        let fitting = |project: &Project| project.corrections.iter().filter(|own| own.in_force()).count();
        ProjectEdit::make_all(edits, &mut tried).is_ok()
            && fitting(&tried) == fitting(&self.project) + 1
            && !difference(&self.project.map, &tried.map).iter().any(Edit::alters)
    }

    /// Makes edits of the list of corrections as one step. Switches that were made only to view the map become part of
    /// the step: from here on the list belongs to the scenario.
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
