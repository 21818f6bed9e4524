//! The open document: the only place where the editor changes a map, and only through edits.

mod batch;
mod companions;
mod corrections;
mod history;
mod journal;
mod journal_keeper;
mod locks;
mod on_disk;
mod origin;
mod packing;
mod paint;
mod pinned;
mod recovery;
mod scan;
mod site;
mod strokes;
mod variants;

pub use batch::exchange;
pub use corrections::TakenIn;
pub use journal_keeper::JournalKeeper;
pub(super) use origin::entered;
pub use recovery::{Disk, Recovered, Stopped};
pub use site::Site;
pub use strokes::{State, Strokes};

use std::path::{Path, PathBuf};

use rules::alamo::variant::Proof;
use rules::edit::Edit;
use rules::lint::{Touched, Validator};
use rules::map::{Grid, MapDocument, Region, RegionKind};
use rules::phrase::Phrase;
use rules::project::{LoadError, Part, Project};
use rules::project_edit::{Misfit, ProjectEdit};
use rules::provenance::Provenance;
use rules::report::{Finding, Report};
use rules::rulebook::System;
use rules::scenario::CorrectionUse;
use rules::text;
use rules::words::Words;

use self::companions::Companions;
use self::history::History;
use self::locks::Locks;
use self::on_disk::OnDisk;
use crate::files::journal::Beginning;
use crate::files::{Bundled, Kind, Source, file_name};

/// The scenario that is opened when nothing else is asked for, and that lends its counters and rulebook to a bare map.
pub const FIRST: &str = "alamo";

/// What is in the window: a project, where it came from, what has been done to it and what the validator says.
#[derive(Debug, Clone, Default)]
pub struct OpenDocument {
    project: Project,
    name: String,
    file: Option<PathBuf>,
    companions: Companions,
    /// Where the documents beside the map will lie once what is being written has been written.
    settled: Option<Companions>,
    is_scenario: bool,
    /// Counts the changes, undone ones too.
    version: u64,
    beginning: Beginning,
    on_disk: OnDisk,
    history: History,
    validator: Validator,
    /// What has been touched since anybody asked.
    touched: Touched,
    locks: Locks,
    /// How often a correction was switched that the history does not know of.
    switched: u32,
    /// The list of corrections as the history knows it, where some were switched that it does not know of.
    unrecorded: Option<Vec<CorrectionUse>>,
}

impl OpenDocument {
    /// Opens a scenario or a map: a file, or the name of a document that comes with the program.
    ///
    /// A scenario brings its parts along. A bare map is checked and played with the counters, the rulebook, the
    /// corrections and the variants of the bundled Alamo; corrections that do not fit the map are switched off, variants
    /// that speak of what it lacks are left out.
    ///
    /// # Errors
    ///
    /// Every part that is missing or broken.
    pub fn open(file: &Path) -> Result<Self, Vec<LoadError>> {
        let one = |error| vec![error];
        let mut source = Source::find(file, &[Kind::Scenario, Kind::Map]).map_err(one)?;
        source.path = source.path.map(|path| whole(&path));
        let beginning = Beginning::Opened(source.path.clone().unwrap_or_else(|| file.to_owned()));
        if source.kind().map_err(one)? == Kind::Scenario {
            let project = Project::of(source.shelf().as_ref(), source.read().map_err(one)?)?;
            // A map that comes with the program has no file: nobody may save over it.
            let map = source.path.as_ref().map(|path| path.with_file_name(&project.scenario.map));
            let map = map.filter(|map| map.is_file());
            let companions = source.path.as_deref().map(|path| Companions::new(path, &project)).unwrap_or_default();
            let document = Self { is_scenario: true, companions, ..Self::new(project, source.name, map) };
            return Ok(document.begun(beginning));
        }
        let map: MapDocument = source.read().map_err(one)?;
        let mut project = Project::load(&Bundled, FIRST)?;
        project.set_base_map(map);
        // A scenario that is made around the map is made for it, not for that of the Alamo.
        project.pin_map();
        forget_what_does_not_fit(&mut project);
        for correction in &mut project.corrections {
            correction.on &= correction.conflict.is_none();
        }
        project.correct();
        let mut document = Self::new(project, source.name, source.path);
        while let Some(fitting) = variants::that_fit(&document) {
            document = Self::new(fitting, document.name, document.file);
        }
        Ok(document.begun(beginning))
    }

    /// An empty map with the counters and the rulebook of the bundled Alamo: open country from edge to edge.
    pub fn empty(title: Words, grid: Grid) -> Self {
        let mut project = Project::load(&Bundled, FIRST).unwrap_or_default();
        let name = file_name(&title.en);
        let by = Provenance::reconstructed("drawn in the editor", "tracée dans l’éditeur");
        // What the Alamo corrects means nothing on another map, nor do variants that speak of its hexes.
        project.corrections.clear();
        project.scenario.corrections.clear();
        project.variants.clear();
        project.scenario.variants.clear();
        project.set_base_map(MapDocument { by, ..MapDocument::new(title.clone(), grid) });
        project.pin_map();
        forget_what_does_not_fit(&mut project);
        Self::new(project, name, None).begun(Beginning::New { title, grid })
    }

    fn new(mut project: Project, name: String, file: Option<PathBuf>) -> Self {
        scan::make_whole(&mut project, file.as_deref());
        let validator = Validator::new(&project, false);
        Self { project, name, file, validator, history: History::new(), ..Self::default() }
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
        self.project.base_map()
    }

    /// What the validator says of the project as it stands.
    pub const fn report(&self) -> &Report {
        self.validator.report()
    }

    /// What keeps it from being played and asked about: its errors; `None` when there are none.
    pub fn obstacles(&self) -> Option<Report> {
        Some(self.report().errors()).filter(|errors| !errors.is_playable())
    }

    /// What the variants say that means nothing; `None` where there is no scenario to list any.
    pub fn proof(&self) -> Option<&Proof> {
        self.validator.proof()
    }

    /// Looks for what is merely worth knowing too, or no longer.
    pub fn want_notes(&mut self, notes: bool) {
        self.validator.want_notes(&self.project, notes);
    }

    /// Whether a finding has a fix whose every change can be saved: cases are edited in their own files.
    pub fn can_mend(&self, finding: &Finding) -> bool {
        finding.fix.as_ref().is_some_and(|fix| fix.edits.iter().all(|edit| edit.part() != Part::Cases))
    }

    /// The name of what was opened: a file's, or a bundled scenario's.
    pub fn name(&self) -> &str {
        Path::new(&self.name).file_name().and_then(|name| name.to_str()).unwrap_or(&self.name)
    }

    /// The file the map is saved to; `None` for a map that comes with the program.
    pub fn file(&self) -> Option<&Path> {
        self.file.as_deref()
    }

    /// The title of the scenario; a scenario that is being made around a map is called like the map.
    pub const fn scenario_title(&self) -> &Words {
        if self.is_scenario { &self.project.scenario.title } else { &self.base_map().title }
    }

    /// Whether it says where counters stand, which a bare map does not: a scenario was opened, or is being made.
    pub fn is_scenario(&self) -> bool {
        self.is_scenario || self.companions.has_changed_scenario()
    }

    /// Whether somebody reads the areas of its map: it is of the third game, or has some.
    pub fn has_areas(&self) -> bool {
        let has = |region: &Region| region.kind == RegionKind::AREA;
        self.project.rulebook.system == System::Deguello || self.map().regions.iter().any(has)
    }

    /// A number that is another one after every change, for whoever keeps what was costly to work out.
    pub const fn version(&self) -> u64 {
        self.version
    }

    /// Whether the map differs from the file.
    pub fn is_edited(&self) -> bool {
        self.history.is_edited()
    }

    /// Starts a stroke: everything painted until [`OpenDocument::end_stroke`] is one step of undo.
    pub fn begin_stroke(&mut self, label: Phrase) {
        self.history.begin(label);
    }

    /// Whether a stroke is running.
    pub const fn is_painting(&self) -> bool {
        self.history.is_running()
    }

    /// Ends the running stroke.
    pub fn end_stroke(&mut self) {
        self.history.finish();
    }

    /// Makes an edit.
    ///
    /// # Errors
    ///
    /// When the place holds something else than the edit expects, or lies on a locked layer; nothing has changed then.
    pub fn edit(&mut self, edit: ProjectEdit) -> Result<(), Misfit> {
        if !self.locks.let_pass(&edit) {
            return Err(Misfit { place: edit.place() });
        }
        edit.apply(&mut self.project)?;
        self.changed(std::slice::from_ref(&edit));
        self.history.push(edit);
        Ok(())
    }

    /// Whether anything has been painted since the document was opened.
    pub fn has_strokes(&self) -> bool {
        // The scan behind the map is how the designer works, not what is drawn.
        self.history.map_edits().any(|edit| !matches!(edit, Edit::Scan { .. }))
    }

    /// What a step back would take back.
    pub fn undo_label(&self) -> Option<&Phrase> {
        self.history.last().map(|stroke| &stroke.label)
    }

    /// What a step forward would make again.
    pub fn redo_label(&self) -> Option<&Phrase> {
        self.history.next().map(|stroke| &stroke.label)
    }

    /// What a step back would take back, and where it was made.
    pub fn undo_step(&self) -> Option<(&Phrase, Site)> {
        self.history.last().map(|stroke| (&stroke.label, Site::new(&stroke.edits)))
    }

    /// What a step forward would make again, and where it was made.
    pub fn redo_step(&self) -> Option<(&Phrase, Site)> {
        self.history.next().map(|stroke| (&stroke.label, Site::new(&stroke.edits)))
    }

    /// Takes the last stroke back and returns what it was.
    pub fn undo(&mut self) -> Option<Phrase> {
        self.history.finish();
        let stroke = self.history.last()?;
        let label = stroke.label.clone();
        let edits = stroke.inverse();
        ProjectEdit::make_all(&edits, &mut self.project).ok()?;
        self.history.step_back();
        self.changed(&edits);
        Some(label)
    }

    /// Makes the stroke that was last taken back again and returns what it was.
    pub fn redo(&mut self) -> Option<Phrase> {
        self.history.finish();
        let stroke = self.history.next()?;
        let label = stroke.label.clone();
        let edits = stroke.edits.clone();
        ProjectEdit::make_all(&edits, &mut self.project).ok()?;
        self.history.step_forward();
        self.changed(&edits);
        Some(label)
    }

    /// What to write when the map is saved in this file: its text as painted and those of the other documents that
    /// were changed, among them a scenario that must name the fingerprint of this map, and the mark that
    /// [`OpenDocument::saved`] wants once they lie on disk.
    pub fn snapshot(&mut self, file: &Path) -> Snapshot {
        self.history.finish();
        let map = self.map_for(file);
        let mut settled = self.companions.clone();
        settled.settle(self.file(), file);
        let others = settled.texts(&self.project, self.is_scenario, &map);
        let map = text::write(map.as_ref());
        self.settled = Some(settled);
        Snapshot { map, others, mark: self.history.mark() }
    }

    /// Notes that a snapshot lies on disk, its map in this file.
    pub fn saved(&mut self, file: &Path, mark: usize) {
        self.name = file.display().to_string();
        self.file = Some(whole(file));
        if let Some(settled) = self.settled.take() {
            self.companions = settled;
            // What is recovered from now on is the scenario, not the map alone.
            if let Some(scenario) = self.companions.scenario_file() {
                self.beginning = Beginning::Opened(whole(scenario));
            }
        }
        self.history.saved_at(mark);
        self.look_at_disk();
    }

    /// Looks again at what edits have touched.
    fn changed(&mut self, edits: &[ProjectEdit]) {
        self.version += 1;
        let mut touched = Touched::default();
        touched.add(edits, &self.project);
        for edit in edits {
            self.companions.note_edit(edit, &self.project);
        }
        self.validator.update(&self.project, &touched);
        self.touched.lists |= touched.lists;
        self.touched.hexes.append(&mut touched.hexes);
        self.touched.sides.append(&mut touched.sides);
    }

    /// What edits have touched since this was last asked: what must be drawn again.
    pub fn take_touched(&mut self) -> Touched {
        std::mem::take(&mut self.touched)
    }
}

/// The whole path of a file: journals are read in another folder than they were written in.
fn whole(file: &Path) -> PathBuf {
    std::path::absolute(file).unwrap_or_else(|_| file.to_owned())
}

/// What is written to disk when a document is saved.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Snapshot {
    /// The map as painted.
    pub map: String,
    /// The other documents that were changed, with their files.
    pub others: Vec<(PathBuf, String)>,
    /// Where the history stood.
    pub mark: usize,
}

/// Takes the set-up and the plot of the bundled Alamo away from a map they were not made for: one that lacks any of
/// their spots or entry areas. The players set up and plot instead.
fn forget_what_does_not_fit(project: &mut Project) {
    let map = project.base_map();
    let has_spots = project.scenario.setup.iter().all(|placement| map.has_spot(placement.at));
    let has_area = |number| map.entry_areas.iter().any(|area| area.number == number);
    let has_areas = project.scenario.plot.iter().all(|line| has_area(line.area));
    if !has_spots {
        project.scenario.setup.clear();
    }
    if !has_areas {
        project.scenario.plot.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_copy_of_the_alamo_keeps_its_set_up() {
        let mut project = Project::load(&Bundled, FIRST).unwrap();
        let scenario = project.scenario.clone();
        forget_what_does_not_fit(&mut project);
        assert_eq!(project.scenario, scenario);
        project.map.entry_areas.pop();
        forget_what_does_not_fit(&mut project);
        assert_eq!((project.scenario.plot.len(), project.scenario.setup.len()), (5, scenario.setup.len()));
        let column = scenario.plot.iter().map(|line| line.area).max().unwrap();
        project.map.entry_areas.retain(|area| area.number != column);
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
