//! The open document: the only place where the editor changes a map, and only through edits.

mod history;

use std::path::{Path, PathBuf};

use rules::edit::{Conflict, Edit, apply_all, paint_hexside};
use rules::hexside::{Hexside, Layer, LayeredSide};
use rules::lint::{self, Report};
use rules::map::{HexsideKind, MapDocument};
use rules::message::Message;
use rules::project::{LoadError, LoadedCorrection, Project, load};
use rules::provenance::Provenance;
use rules::scenario::Scenario;
use rules::text::{self, Document};

use self::history::History;
use crate::files::{Bundled, Folder, read};

/// The scenario that is opened when nothing else is asked for, and that lends its counters and rulebook to a bare map.
pub const FIRST: &str = "alamo";

/// What is in the window: a project, where it came from, what has been done to it and what the validator says.
#[derive(Debug, Clone)]
pub struct OpenDocument {
    project: Project,
    name: String,
    file: Option<PathBuf>,
    history: History,
    report: Report,
}

impl OpenDocument {
    /// Opens a scenario that comes with the program.
    ///
    /// # Errors
    ///
    /// Every part that is missing or broken.
    pub fn bundled(name: &str) -> Result<Self, Vec<LoadError>> {
        Ok(Self::of(Project::load(&Bundled, name)?, name.to_owned(), None))
    }

    /// Opens a scenario or a map from disk.
    ///
    /// A scenario brings its parts along. A bare map is checked and played with the counters, the rulebook and the
    /// corrections of the bundled Alamo; corrections that do not fit the map are switched off.
    ///
    /// # Errors
    ///
    /// Every part that is missing or broken.
    pub fn open(path: &Path) -> Result<Self, Vec<LoadError>> {
        let name = path.file_name().map_or_else(|| path.display().to_string(), |name| name.to_string_lossy().into());
        let text = read(path).map_err(|error| vec![error])?;
        if text::kind(&text) == Some(Scenario::NAME) {
            let shelf = Folder::of(path);
            let project = Project::load(&shelf, &name)?;
            let map = path.with_file_name(&project.scenario.map);
            // A map named without a path is a bundled one: nobody may save over that.
            let file = map.exists().then_some(map);
            return Ok(Self::of(project, name, file));
        }
        let map = text::read::<MapDocument>(&text)
            .map_err(|error| vec![LoadError::Text { name: path.display().to_string(), error }])?;
        let mut project = Project::of(&Bundled, load(&Bundled, FIRST).map_err(|error| vec![error])?)?;
        project.base_map = map;
        project.correct();
        for at in 0..project.corrections.len() {
            if project.corrections[at].conflict.is_some() {
                project.corrections[at].on = false;
            }
        }
        project.correct();
        Ok(Self::of(project, name, Some(path.to_owned())))
    }

    fn of(project: Project, name: String, file: Option<PathBuf>) -> Self {
        let mut document = Self { project, name, file, history: History::new(), report: Report::default() };
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
        &self.name
    }

    /// The file the map is saved to; `None` for a map that comes with the program.
    pub fn file(&self) -> Option<&Path> {
        self.file.as_deref()
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

    /// Paints layers of hexsides with one kind and says how many changed.
    ///
    /// Hexsides off the grid stay as they are, and so do layers that mean nothing there: nobody stands on level 2 beside
    /// an upper layer between two open hexes.
    pub fn paint(&mut self, sides: &[Hexside], layers: &[Layer], kind: HexsideKind) -> usize {
        let by = Provenance::Reconstructed("painted in the editor".to_owned());
        let mut painted = 0;
        for &side in sides {
            let map = &self.project.base_map;
            if !side.hexes().into_iter().all(|hex| map.grid.contains(hex)) {
                continue;
            }
            let means = |layer: &Layer| map.layer_applies(LayeredSide::new(side, *layer));
            let layers: Vec<_> =
                layers.iter().copied().filter(|layer| kind == HexsideKind::Clear || means(layer)).collect();
            let edit = paint_hexside(map, side, &layers, kind, &by);
            if !edit.is_empty() && edit.apply(&mut self.project.base_map).is_ok() {
                self.history.push(edit);
                painted += 1;
            }
        }
        if painted > 0 {
            self.changed();
        }
        painted
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
        self.name = file.file_name().map_or_else(|| file.display().to_string(), |name| name.to_string_lossy().into());
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
