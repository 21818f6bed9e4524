//! The open document: the only place where the editor changes a map, and only through edits.

mod batch;
mod beside;
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
pub(super) use companions::name_of;
pub use corrections::TakenIn;
pub use journal_keeper::JournalKeeper;
pub(super) use origin::entered;
pub use recovery::{Disk, Recovered, Stopped};
pub use site::Site;
pub use strokes::{DocumentState, Strokes};

use std::path::{Path, PathBuf};

use rules::alamo::variant::Proof;
use rules::edit::Edit;
use rules::lint::{Touched, Validator};
use rules::map::{Grid, MapDocument, Region, RegionKind};
use rules::phrase::Phrase;
use rules::project::{DocumentRef, LoadError, Project};
use rules::project_edit::{EditMisfit, ProjectEdit};
use rules::report::{Finding, Report};
use rules::rulebook::System;
use rules::scenario::CorrectionUse;
use rules::text;
use rules::words::{Language, Words};

use self::beside::Beside;
use self::companions::Companions;
use self::history::History;
use self::locks::Locks;
use self::on_disk::OnDisk;
use crate::files::journal::Beginning;
use crate::files::{Bundled, DocumentKind, Source, file_name, named_beside, new_map, scenario_with};

/// The scenario opened by default. It also supplies the counters and the rulebook for a bare map.
pub const FIRST: &str = "alamo";

/// The document in the window: a project, its source, its edit history and the findings of the validator.
#[derive(Debug, Clone, Default)]
pub struct OpenDocument {
    project: Project,
    name: String,
    file: Option<PathBuf>,
    companions: Companions,
    /// The files beside the document that follow its edits.
    beside: Beside,
    /// The paths of the documents that accompany the map, once the current save has completed.
    settled: Option<Companions>,
    is_scenario: bool,
    /// The number of changes, including undone ones.
    version: u64,
    beginning: Beginning,
    on_disk: OnDisk,
    history: History,
    validator: Validator,
    /// What has been touched since the last query.
    touched: Touched,
    locks: Locks,
    /// The number of times a correction was switched without being recorded in the history.
    switched: u32,
    /// The list of corrections as the history knows it, if some were switched without being recorded there.
    unrecorded: Option<Vec<CorrectionUse>>,
}

impl OpenDocument {
    /// Opens a scenario or a map: a file, or the name of a bundled document.
    ///
    /// A scenario brings its parts along. A bare map is checked and played with the counters, the rulebook, the
    /// corrections and the variants of the bundled Alamo; corrections that do not fit the map are switched off, and
    /// variants that refer to what it lacks are left out.
    ///
    /// A counter mix, rulebook, correction or variant means nothing on its own: the scenario next to it that uses it is
    /// opened instead.
    ///
    /// # Errors
    ///
    /// Returns every part that is missing or broken, and what to do with a document that the window does not open.
    pub fn open(file: &Path) -> Result<Self, Vec<LoadError>> {
        let one = |error| vec![error];
        let mut source = Source::find(file, &[DocumentKind::Scenario, DocumentKind::Map]).map_err(one)?;
        source.path = source.path.map(|path| whole(&path));
        let kind = source.kind().map_err(one)?;
        if !matches!(kind, DocumentKind::Scenario | DocumentKind::Map) {
            let used_by = source.path.as_deref().filter(|_| kind.is_part()).and_then(scenario_with);
            return used_by.map_or_else(|| Err(one(source.not_opened(kind))), |scenario| Self::open(&scenario));
        }
        let beginning = Beginning::Opened(source.path.clone().unwrap_or_else(|| file.to_owned()));
        if kind == DocumentKind::Scenario {
            let project = Project::from_scenario(source.shelf().as_ref(), source.read().map_err(one)?)?;
            // A bundled map has no file, so that it cannot be overwritten.
            let map = source.path.as_ref().map(|path| named_beside(path, &project.scenario.map));
            let map = map.filter(|map| map.is_file());
            let companions = source.path.as_deref().map(|path| Companions::new(path, &project)).unwrap_or_default();
            let document = Self { is_scenario: true, companions, ..Self::new(project, source.name, map) };
            return Ok(document.begun(beginning));
        }
        let map: MapDocument = source.read().map_err(one)?;
        let mut project = Project::load(&Bundled, FIRST)?;
        project.set_base_map(map);
        // A scenario created for this map must be pinned to it, not to the map of the Alamo.
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

    /// Creates an empty map, all open country, with the counters and the rulebook of a game. A bare map is one of the 1981
    /// game, so the map of another game has a scenario from the beginning.
    pub fn empty(title: Words, grid: Grid, system: System) -> Self {
        let project = new_map(&title, grid, system).unwrap_or_default();
        let name = file_name(title.get(Language::English));
        let mut document = Self::new(project, name, None);
        if system != System::default() {
            document.companions.note(DocumentRef::Scenario, &document.project);
        }
        document.begun(Beginning::New { title, grid, system })
    }

    fn new(mut project: Project, name: String, file: Option<PathBuf>) -> Self {
        scan::make_whole(&mut project, file.as_deref());
        let validator = Validator::new(&project, false);
        Self { project, name, file, validator, history: History::new(), ..Self::default() }
    }

    /// The project, with corrections applied.
    pub const fn project(&self) -> &Project {
        &self.project
    }

    /// The map as shown, with the active corrections applied.
    pub const fn map(&self) -> &MapDocument {
        &self.project.map
    }

    /// The map as painted and saved, without corrections.
    pub const fn base_map(&self) -> &MapDocument {
        self.project.base_map()
    }

    /// The findings of the validator for the project as it stands.
    pub const fn report(&self) -> &Report {
        self.validator.report()
    }

    /// The errors that prevent the document from being played and asked about; `None` if there are none.
    pub fn obstacles(&self) -> Option<Report> {
        Some(self.report().errors()).filter(|errors| !errors.is_playable())
    }

    /// The check of the variants for rules that mean nothing; `None` without a scenario to list variants.
    pub fn proof(&self) -> Option<&Proof> {
        self.validator.proof()
    }

    /// Sets whether the validator also looks for notes.
    pub fn want_notes(&mut self, notes: bool) {
        self.validator.want_notes(&self.project, notes);
    }

    /// Whether a finding has a fix all of whose edits can be saved here: cases are edited in their own files.
    pub fn can_mend(&self, finding: &Finding) -> bool {
        finding.fix.as_ref().is_some_and(|fix| fix.edits.iter().all(|edit| edit.part() != DocumentRef::Cases))
    }

    /// The file name of the opened document, or the name of a bundled scenario.
    pub fn name(&self) -> &str {
        Path::new(&self.name).file_name().and_then(|name| name.to_str()).unwrap_or(&self.name)
    }

    /// The file the map is saved to; `None` for a bundled map.
    pub fn file(&self) -> Option<&Path> {
        self.file.as_deref()
    }

    /// The title of the scenario. A scenario being created around a map has the title of the map.
    pub const fn scenario_title(&self) -> &Words {
        if self.is_scenario { &self.project.scenario.title } else { &self.base_map().title }
    }

    /// Whether the document says where counters stand, unlike a bare map: a scenario was opened, or is being created.
    pub fn is_scenario(&self) -> bool {
        self.is_scenario || self.companions.has_changed_scenario()
    }

    /// Whether areas matter on its map: the game system is Deguello, or the map has some.
    pub fn has_areas(&self) -> bool {
        let has = |region: &Region| region.kind == RegionKind::AREA;
        self.project.rulebook.system == System::Deguello || self.map().regions.iter().any(has)
    }

    /// The version number, which changes with every edit; use it to invalidate caches.
    pub const fn version(&self) -> u64 {
        self.version
    }

    /// Whether the map differs from the file.
    pub fn is_edited(&self) -> bool {
        self.history.is_edited()
    }

    /// Begins a stroke: all edits until [`OpenDocument::end_stroke`] are one undo step.
    pub fn begin_stroke(&mut self, label: Phrase) {
        self.history.begin(label);
    }

    /// Whether a stroke is in progress.
    pub const fn is_painting(&self) -> bool {
        self.history.is_running()
    }

    /// Ends the current stroke.
    pub fn end_stroke(&mut self) {
        self.history.finish();
    }

    /// Makes an edit.
    ///
    /// # Errors
    ///
    /// Fails if the place does not hold what the edit expects, or lies on a locked layer; nothing has changed then.
    pub fn edit(&mut self, edit: ProjectEdit) -> Result<(), EditMisfit> {
        if !self.locks.let_pass(&edit) {
            return Err(EditMisfit { place: edit.place() });
        }
        edit.apply(&mut self.project)?;
        self.changed(std::slice::from_ref(&edit));
        self.history.push(edit);
        Ok(())
    }

    /// Whether anything has been painted since the document was opened.
    pub fn has_strokes(&self) -> bool {
        // The scan behind the map is a working aid, not part of the drawing.
        self.history.map_edits().any(|edit| !matches!(edit, Edit::Scan { .. }))
    }

    /// The label of the stroke that undo would take back.
    pub fn undo_label(&self) -> Option<&Phrase> {
        self.history.last().map(|stroke| &stroke.label)
    }

    /// The label of the stroke that redo would make again.
    pub fn redo_label(&self) -> Option<&Phrase> {
        self.history.next().map(|stroke| &stroke.label)
    }

    /// The label of the stroke that undo would take back, and where it was made.
    pub fn undo_step(&self) -> Option<(&Phrase, Site)> {
        self.history.last().map(|stroke| (&stroke.label, Site::new(&stroke.edits)))
    }

    /// The label of the stroke that redo would make again, and where it was made.
    pub fn redo_step(&self) -> Option<(&Phrase, Site)> {
        self.history.next().map(|stroke| (&stroke.label, Site::new(&stroke.edits)))
    }

    /// Takes back the last stroke and returns its label; `None` if there is none.
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

    /// Makes the last undone stroke again and returns its label; `None` if there is none.
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

    /// The texts to write when the map is saved to `file`: the map as painted and the other changed documents,
    /// including a scenario that must name the fingerprint of this map. Also holds the mark to pass to
    /// [`OpenDocument::saved`] once they are on disk.
    pub fn snapshot(&mut self, file: &Path) -> Snapshot {
        self.history.finish();
        let map = self.map_for(file);
        let mut settled = self.companions.clone();
        settled.settle(self.file(), file);
        let others = self.texts_beside(file, &map).into_iter();
        let others = others.chain(settled.texts(&self.project, self.is_scenario, &map)).collect();
        let map = text::write(map.as_ref());
        self.settled = Some(settled);
        Snapshot { map, others, mark: self.history.mark() }
    }

    /// The files that are rewritten when the map is saved to `map`, the map last. Does not include a scenario of which
    /// only the map's fingerprint changes: the rest of its text stays, including comments.
    pub fn files_to_write(&self, map: &Path) -> Vec<PathBuf> {
        let mut settled = self.companions.clone();
        settled.settle(self.file(), map);
        settled.changed_files().chain(self.beside.bared()).chain([map.to_owned()]).collect()
    }

    /// Notes that a snapshot has been written, with its map in `file`.
    pub fn saved(&mut self, file: &Path, mark: usize) {
        self.name = file.display().to_string();
        self.file = Some(whole(file));
        if let Some(settled) = self.settled.take() {
            self.companions = settled;
            // From now on, recovery starts from the scenario, not from the map alone.
            if let Some(scenario) = self.companions.scenario_file() {
                self.beginning = Beginning::Opened(whole(scenario));
            }
        }
        self.beside.saved();
        self.history.saved_at(mark);
        self.look_at_disk();
    }

    /// Updates the derived state after edits.
    fn changed(&mut self, edits: &[ProjectEdit]) {
        self.version += 1;
        let mut touched = Touched::default();
        touched.add(edits, &self.project);
        for edit in edits {
            self.companions.note_edit(edit, &self.project);
            self.beside.note(edit);
        }
        self.validator.update(&self.project, &touched);
        self.touched.lists |= touched.lists;
        self.touched.hexes.append(&mut touched.hexes);
        self.touched.sides.append(&mut touched.sides);
    }

    /// Takes what edits have touched since the last call: this must be redrawn.
    pub fn take_touched(&mut self) -> Touched {
        std::mem::take(&mut self.touched)
    }
}

/// The absolute path of a file: journals are read in a different working directory from the one they were written in.
fn whole(file: &Path) -> PathBuf {
    std::path::absolute(file).unwrap_or_else(|_| file.to_owned())
}

/// The texts to write to disk when a document is saved.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Snapshot {
    /// The map as painted.
    pub map: String,
    /// The other changed documents, with their files.
    pub others: Vec<(PathBuf, String)>,
    /// The position in the history.
    pub mark: usize,
}

/// Removes the set-up and the plot of the bundled Alamo from a map that lacks any of their spots or entry areas. The
/// players set up and plot instead.
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
        let document = OpenDocument::empty(Words::new("Fort", ""), Grid { columns: 120, rows: 3 }, System::Alamo);
        assert!(document.map().hexes.is_empty() && document.corrections().is_empty() && !document.is_scenario());
        assert!(!document.is_edited() && document.file().is_none());
        assert_eq!(document.project().rulebook.number("setup.entry_areas"), 6);
        assert!(!document.project().counters.units.is_empty());
        let scenario = &document.project().scenario;
        assert!(scenario.setup.is_empty() && scenario.plot.is_empty());
    }
}
