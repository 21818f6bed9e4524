//! The open document: the only place where the editor changes a map, and only through edits.

mod history;
mod paint;

use std::path::{Path, PathBuf};

use rules::correction::{Citation, Correction};
use rules::edit::{Conflict, Edit, apply_all};
use rules::lint::{self, Report};
use rules::map::{Grid, MapDocument};
use rules::message::Message;
use rules::project::{LoadError, LoadedCorrection, Project};
use rules::provenance::Provenance;
use rules::text;
use rules::words::Words;

use self::history::History;
use crate::files::{Bundled, Kind, Source};

/// The scenario that is opened when nothing else is asked for, and that lends its counters and rulebook to a bare map.
pub const FIRST: &str = "alamo";

/// What is in the window: a project, where it came from, what has been done to it and what the validator says.
#[derive(Debug, Clone, Default)]
pub struct OpenDocument {
    project: Project,
    name: String,
    file: Option<PathBuf>,
    is_scenario: bool,
    history: History,
    report: Report,
}

impl OpenDocument {
    /// Opens a scenario or a map: a file, or the name of a document that comes with the program.
    ///
    /// A scenario brings its parts along. A bare map is checked and played with the counters, the rulebook and the
    /// corrections of the bundled Alamo; corrections that do not fit the map are switched off.
    ///
    /// # Errors
    ///
    /// Every part that is missing or broken.
    pub fn open(file: &Path) -> Result<Self, Vec<LoadError>> {
        let one = |error| vec![error];
        let source = Source::find(file, &[Kind::Scenario, Kind::Map]).map_err(one)?;
        if source.kind().map_err(one)? == Kind::Scenario {
            let project = Project::of(source.shelf().as_ref(), source.read().map_err(one)?)?;
            // A map that comes with the program has no file: nobody may save over it.
            let map = source.path.as_ref().map(|path| path.with_file_name(&project.scenario.map));
            let map = map.filter(|map| map.is_file());
            return Ok(Self { is_scenario: true, ..Self::of(project, source.name, map) });
        }
        let map: MapDocument = source.read().map_err(one)?;
        let mut project = Project::load(&Bundled, FIRST)?;
        project.base_map = map;
        forget_what_does_not_fit(&mut project);
        project.correct();
        for correction in &mut project.corrections {
            correction.on &= correction.conflict.is_none();
        }
        project.correct();
        Ok(Self::of(project, source.name, source.path))
    }

    /// An empty map with the counters and the rulebook of the bundled Alamo: open country from edge to edge.
    pub fn empty(title: Words, grid: Grid) -> Self {
        let mut project = Project::load(&Bundled, FIRST).unwrap_or_default();
        let name = file_name(&title.en);
        project.base_map = MapDocument::new(title, grid);
        project.base_map.by = Provenance::reconstructed("drawn in the editor", "tracée dans l’éditeur");
        // What the Alamo corrects means nothing on another map.
        project.corrections.clear();
        project.scenario.corrections.clear();
        forget_what_does_not_fit(&mut project);
        project.correct();
        Self::of(project, name, None)
    }

    fn of(project: Project, name: String, file: Option<PathBuf>) -> Self {
        let mut document =
            Self { project, name, file, is_scenario: false, history: History::new(), report: Report::default() };
        document.recheck();
        document
    }

    /// The project, corrections applied.
    pub const fn project(&self) -> &Project {
        &self.project
    }

    /// The map as it is shown: with the corrections in force.
    pub const fn map(&self) -> &MapDocument {
        &self.project.map
    }

    /// The map as it is painted and saved.
    pub const fn base_map(&self) -> &MapDocument {
        &self.project.base_map
    }

    /// The corrections the scenario knows.
    pub fn corrections(&self) -> &[LoadedCorrection] {
        &self.project.corrections
    }

    /// What the validator says of the project as it stands.
    pub const fn report(&self) -> &Report {
        &self.report
    }

    /// The name of what was opened: a file's, or a bundled scenario's.
    pub fn name(&self) -> &str {
        Path::new(&self.name).file_name().and_then(|name| name.to_str()).unwrap_or(&self.name)
    }

    /// The file the map is saved to; `None` for a map that comes with the program.
    pub fn file(&self) -> Option<&Path> {
        self.file.as_deref()
    }

    /// Whether a scenario was opened: it says where counters stand, which a bare map does not.
    pub const fn is_scenario(&self) -> bool {
        self.is_scenario
    }

    /// Whether the map differs from the file.
    pub fn is_edited(&self) -> bool {
        self.history.is_edited()
    }

    /// Starts a stroke: everything painted until [`OpenDocument::end_stroke`] is one step of undo.
    pub fn begin_stroke(&mut self, label: Message) {
        self.history.begin(label);
    }

    /// Ends the running stroke.
    pub fn end_stroke(&mut self) {
        self.history.finish();
    }

    /// Makes an edit of the map as painted.
    ///
    /// # Errors
    ///
    /// When the place holds something else than the edit expects; nothing has changed then.
    pub fn edit(&mut self, edit: Edit) -> Result<(), Conflict> {
        edit.apply(&mut self.project.base_map)?;
        self.history.push(edit);
        self.changed();
        Ok(())
    }

    /// Whether anything has been painted since the document was opened.
    pub fn has_strokes(&self) -> bool {
        self.history.edits().next().is_some()
    }

    /// Everything painted since the document was opened, as a correction.
    ///
    /// # Errors
    ///
    /// When the history does not lead back to the map that was opened.
    pub fn record(&self, about: Citation) -> Result<Correction, Conflict> {
        let mut opened = self.base_map().clone();
        let back: Vec<_> = self.history.edits().rev().map(Edit::inverse).collect();
        apply_all(&mut opened, &back)?;
        Ok(Correction::record(&opened, self.base_map(), about))
    }

    /// What a step back would take back.
    pub fn undo_label(&self) -> Option<&Message> {
        self.history.last().map(|stroke| &stroke.label)
    }

    /// What a step forward would make again.
    pub fn redo_label(&self) -> Option<&Message> {
        self.history.next().map(|stroke| &stroke.label)
    }

    /// Takes the last stroke back and returns what it was.
    pub fn undo(&mut self) -> Option<Message> {
        self.history.finish();
        let stroke = self.history.last()?;
        let label = stroke.label.clone();
        apply_all(&mut self.project.base_map, &stroke.inverse()).ok()?;
        self.history.step_back();
        self.changed();
        Some(label)
    }

    /// Makes the stroke that was last taken back again and returns what it was.
    pub fn redo(&mut self) -> Option<Message> {
        self.history.finish();
        let stroke = self.history.next()?;
        let label = stroke.label.clone();
        apply_all(&mut self.project.base_map, &stroke.edits).ok()?;
        self.history.step_forward();
        self.changed();
        Some(label)
    }

    /// Switches a correction on or off. The map as painted stays as it is.
    pub fn switch_correction(&mut self, at: usize, on: bool) {
        if let Some(correction) = self.project.corrections.get_mut(at) {
            correction.on = on;
            if let Some(used) = self.project.scenario.corrections.get_mut(at) {
                used.on = on;
            }
            self.changed();
        }
    }

    /// The text of the map as painted, and the mark that [`OpenDocument::saved`] wants once it lies on disk.
    pub fn snapshot(&mut self) -> (String, usize) {
        self.history.finish();
        (text::write(&self.project.base_map), self.history.mark())
    }

    /// Notes that a snapshot lies on disk in this file.
    pub fn saved(&mut self, file: PathBuf, mark: usize) {
        self.name = file.display().to_string();
        self.file = Some(file);
        self.history.saved_at(mark);
    }

    fn changed(&mut self) {
        self.project.correct();
        self.recheck();
    }

    fn recheck(&mut self) {
        self.report = lint::run(&self.project);
    }
}

/// Takes the set-up and the plot of the bundled Alamo away from a map they were not made for: one that lacks any of
/// their spots or entry areas. The players set up and plot instead.
fn forget_what_does_not_fit(project: &mut Project) {
    let (map, scenario) = (&project.base_map, &mut project.scenario);
    if !scenario.setup.iter().all(|placement| map.has_spot(placement.at)) {
        scenario.setup.clear();
    }
    let has_area = |number| map.entry_areas.iter().any(|area| area.number == number);
    if !scenario.plot.iter().all(|line| has_area(line.area)) {
        scenario.plot.clear();
    }
}

/// The name of a file for a title: small letters and digits with hyphens between the words.
pub(super) fn file_name(title: &str) -> String {
    let words = title.split(|sign: char| !sign.is_alphanumeric()).filter(|word| !word.is_empty());
    let name = words.map(str::to_lowercase).collect::<Vec<_>>().join("-");
    if name.is_empty() { "map".to_owned() } else { name }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_title_makes_a_name_of_a_file() {
        assert_eq!(file_name("Fort Défiance, 1813"), "fort-défiance-1813");
        assert_eq!(file_name("../ /"), "map");
    }

    #[test]
    fn a_copy_of_the_alamo_keeps_its_set_up() {
        let mut project = Project::load(&Bundled, FIRST).unwrap();
        let scenario = project.scenario.clone();
        forget_what_does_not_fit(&mut project);
        assert_eq!(project.scenario, scenario);
        project.base_map.entry_areas.pop();
        forget_what_does_not_fit(&mut project);
        assert_eq!((project.scenario.plot.len(), project.scenario.setup.len()), (5, scenario.setup.len()));
        let column = scenario.plot.iter().map(|line| line.area).max().unwrap();
        project.base_map.entry_areas.retain(|area| area.number != column);
        forget_what_does_not_fit(&mut project);
        assert!(project.scenario.plot.is_empty());
    }

    #[test]
    fn an_empty_map_has_the_rulebook_and_the_counters_and_nothing_of_the_alamo() {
        let document = OpenDocument::empty(Words::new("Fort", ""), Grid { columns: 120, rows: 3 });
        assert!(document.map().hexes.is_empty() && document.corrections().is_empty() && !document.is_scenario());
        assert!(!document.is_edited() && document.file().is_none());
        assert_eq!(document.project().rulebook.number("setup.entry_areas"), 6);
        assert!(!document.project().counters.units.is_empty());
        let scenario = &document.project().scenario;
        assert!(scenario.setup.is_empty() && scenario.plot.is_empty());
    }
}
