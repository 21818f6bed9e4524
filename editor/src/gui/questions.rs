//! The rules made visible: the questions of the asking tools, the answers of the engine, and their marks on the map.
//!
//! Lines of sight by the rules of 1981 need only the map, which need not be playable; those of the other games are
//! answered by the game. Zones, moves and odds need the game compiled from the
//! document, in the position its scenario sets up, plus the pieces added for the question. Both are compiled once for
//! each state of the document, and in the background if the map is large.

pub mod background_value;
pub mod moves;
pub mod odds;
pub mod position;
pub mod sight;
pub mod zones;

use std::sync::Arc;

use iced::Task;
use rules::alamo::{Game, PieceId};
use rules::board::SpotId;
use rules::hex::Hex;
use rules::map::MapDocument;
use rules::phrase::Phrase;
use rules::play::Atom;
use rules::project::Project;
use rules::report::Report;
use rules::side::Side;
use rules::spot::{Level, Spot};

use self::background_value::{Slot, Ticket};
use self::moves::MovesQuestion;
use self::odds::Odds;
use self::position::AskedPosition;
use self::sight::{End, Sight, SightBoard};
use self::zones::Zones;
use super::document::OpenDocument;
use super::tool::question::Question;
use crate::picture::overlay::Mark;
use crate::question::placed_pieces::PlacedPieces;

/// Maps with more hexes than this are compiled in the background.
const SMALL: u32 = 1000;

/// An event on the page of an asking tool.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Message {
    /// A level was picked for an end of the line.
    LevelPicked(End, Level),
    /// The side whose zones are shown was picked; `None` for both.
    ZonesPicked(Option<Side>),
    /// A counter was picked as the mover or attacker.
    PiecePicked(PieceId),
    /// A counter was picked as the target.
    TargetPicked(PieceId),
    /// A counter was picked to be added to the chosen hex.
    Staged(PieceId),
    /// The counters added for the question are removed.
    Cleared,
    /// The set-up was switched off (`true`) or on again.
    AloneSwitched(bool),
    /// The list of findings was asked for.
    ProblemsAsked,
    /// The page of the variant whose rule has this citation was asked for.
    VariantAsked(Atom),
}

/// The result of background work.
#[derive(Debug, Clone)]
pub enum QuestionNews {
    /// The board for lines of sight.
    Ground(Ticket, Option<Arc<Result<SightBoard, Report>>>),
    /// The game, or the findings that prevent one.
    Game(Ticket, Option<Arc<Result<Arc<Game>, Report>>>),
    /// The spots visible from a spot.
    Seen(Ticket, Option<Arc<Vec<SpotId>>>),
}

/// All questions and answers.
#[derive(Debug, Default)]
pub struct Questions {
    ground: Slot<Result<SightBoard, Report>>,
    game: Slot<Result<Arc<Game>, Report>>,
    stage: PlacedPieces,
    scene: Option<AskedPosition>,
    sight: Sight,
    zones: Zones,
    moves: MovesQuestion,
    odds: Odds,
}

impl Questions {
    /// The board for lines of sight.
    pub const fn ground(&self) -> &Slot<Result<SightBoard, Report>> {
        &self.ground
    }

    /// The game.
    pub const fn game(&self) -> &Slot<Result<Arc<Game>, Report>> {
        &self.game
    }

    /// The counters added for the question.
    pub const fn stage(&self) -> &PlacedPieces {
        &self.stage
    }

    /// The position asked about; `None` while there is no game.
    pub const fn scene(&self) -> Option<&AskedPosition> {
        self.scene.as_ref()
    }

    /// The line of sight.
    pub const fn sight(&self) -> &Sight {
        &self.sight
    }

    /// The zones of control.
    pub const fn zones(&self) -> &Zones {
        &self.zones
    }

    /// The moves of a counter.
    pub const fn moves(&self) -> &MovesQuestion {
        &self.moves
    }

    /// The odds of an attack.
    pub const fn odds(&self) -> &Odds {
        &self.odds
    }

    /// The marks on the map for a question.
    pub fn marks(&self, question: Question, hovered: Option<Hex>) -> Vec<Mark> {
        match (question, &self.scene) {
            (Question::Sight, _) => self.sight.marks().to_vec(),
            (Question::Zones, _) => self.zones.marks().to_vec(),
            (Question::Moves, Some(scene)) => self.moves.marks(scene, hovered),
            (Question::Odds, Some(scene)) => self.odds.marks(scene),
            (Question::Moves | Question::Odds, None) => Vec::new(),
        }
    }

    /// Discards all answers after a change of the document.
    pub fn document_changed(&mut self, map: &MapDocument) {
        (self.ground, self.game) = (Slot::Empty, Slot::Empty);
        self.sight.ground_changed(map);
        self.scene_changed();
    }

    fn scene_changed(&mut self) {
        self.scene = None;
        self.zones.scene_changed();
        self.moves.scene_changed();
        self.odds.scene_changed();
    }

    /// Stores the result of background work.
    pub fn deliver(&mut self, news: QuestionNews) {
        match news {
            QuestionNews::Ground(ticket, ground) => self.ground.deliver(&ticket, ground),
            QuestionNews::Game(ticket, game) => self.game.deliver(&ticket, game),
            QuestionNews::Seen(ticket, seen) => self.sight.deliver(&ticket, seen),
        }
    }

    /// Works out the answer to a question. The task delivers what takes time; the phrase is what to show at once.
    ///
    /// Documents with errors are not asked about, except for lines of sight by the rules of 1981, which are useful while
    /// the map is still being drawn.
    pub fn answer(&mut self, question: Question, document: &OpenDocument) -> (Task<QuestionNews>, Option<Phrase>) {
        if question == Question::Sight {
            let task = self.compile_ground(document);
            let Some(ground) = self.ground.get().cloned() else { return (task, None) };
            let (more, said) = self.sight.answer(&ground);
            return (Task::batch([task, more]), said);
        }
        let task = self.compile_game(document);
        self.set_scene();
        if let Some(scene) = &self.scene {
            match question {
                Question::Zones => self.zones.answer(scene),
                Question::Moves => self.moves.answer(scene),
                Question::Odds => self.odds.answer(scene),
                Question::Sight => {}
            }
        }
        (task, None)
    }

    /// Sets up the position again after a change, once there is a game.
    pub fn set_scene(&mut self) {
        if let (None, Some(Ok(game))) = (&self.scene, self.game.get().map(AsRef::as_ref)) {
            self.scene = Some(AskedPosition::new(Arc::clone(game), &mut self.stage));
        }
    }

    fn compile_ground(&mut self, document: &OpenDocument) -> Task<QuestionNews> {
        if !self.ground.is_empty() {
            return Task::none();
        }
        let (project, errors) = (document.project(), document.obstacles());
        if is_small(project) {
            self.ground.put(SightBoard::new(project, errors));
            return Task::none();
        }
        let project = project.clone();
        let work = move || SightBoard::new(&project, errors);
        self.ground.work(work).map(|(ticket, ground)| QuestionNews::Ground(ticket, ground))
    }

    fn compile_game(&mut self, document: &OpenDocument) -> Task<QuestionNews> {
        if !self.game.is_empty() {
            return Task::none();
        }
        if let Some(errors) = document.obstacles() {
            self.game.put(Err(errors));
            return Task::none();
        }
        let project = document.project();
        if is_small(project) {
            self.game.put(Game::new(project).map(Arc::new));
            return Task::none();
        }
        let project = project.clone();
        self.game.work(move || Game::new(&project).map(Arc::new)).map(|(ticket, game)| QuestionNews::Game(ticket, game))
    }

    /// The button was pressed on a hex.
    pub fn pressed(&mut self, question: Question, map: &MapDocument, hex: Hex, shown: Level) {
        match (question, &self.scene) {
            (Question::Sight, _) => self.sight.pressed(map, hex, shown),
            (Question::Moves, Some(scene)) => self.moves.pressed(scene, hex, shown),
            (Question::Odds, Some(scene)) => self.odds.pressed(scene, hex, shown),
            (Question::Zones, _) | (_, None) => {}
        }
    }

    /// The pointer entered a hex with the button held.
    pub fn dragged(&mut self, question: Question, map: &MapDocument, hex: Hex, shown: Level) {
        match (question, &self.scene) {
            (Question::Sight, _) => self.sight.dragged(map, hex, shown),
            (Question::Moves, Some(_)) => self.moves.dragged(hex),
            (Question::Odds, Some(scene)) => self.odds.dragged(scene, hex, shown),
            (Question::Zones, _) | (_, None) => {}
        }
    }

    /// The button was released.
    pub const fn released(&mut self) {
        self.sight.released();
        self.odds.released();
    }

    /// A hex was entered with the keyboard.
    pub fn entered(&mut self, question: Question, map: &MapDocument, hex: Hex, shown: Level) {
        match (question, &self.scene) {
            (Question::Sight, _) => self.sight.entered(map, hex, shown),
            (Question::Moves, Some(scene)) => self.moves.entered(scene, hex, shown),
            (Question::Odds, Some(scene)) => self.odds.entered(scene, hex, shown),
            _ => self.pressed(question, map, hex, shown),
        }
    }

    /// Clears the questions. Counters added to the map stay.
    pub fn forget(&mut self) {
        self.sight.forget();
        self.moves.forget();
        self.odds.forget();
    }

    /// Sets the level of an end of the line.
    pub fn pick_level(&mut self, end: End, level: Level) {
        self.sight.pick(end, level);
    }

    /// Sets the side whose zones are shown; `None` for both.
    pub fn pick_zones(&mut self, whose: Option<Side>) {
        self.zones.pick(whose);
    }

    /// Picks the counter that moves or attacks.
    pub fn pick_piece(&mut self, question: Question, piece: PieceId) {
        match (question, &self.scene) {
            (Question::Moves, Some(scene)) => self.moves.pick(scene.name(piece)),
            (Question::Odds, Some(scene)) => self.odds.pick_unit(scene, piece),
            _ => {}
        }
    }

    /// Picks the target.
    pub fn pick_target(&mut self, piece: PieceId) {
        if let Some(scene) = &self.scene {
            self.odds.pick_target(scene, piece);
        }
    }

    /// Adds a counter to the position for the question, or moves it there, and asks about it.
    ///
    /// # Errors
    ///
    /// Returns the rule that forbids the counter to stand there.
    pub fn put(&mut self, question: Question, piece: PieceId, at: Spot) -> Result<(), Phrase> {
        let Some(scene) = &self.scene else { return Ok(()) };
        scene.can_put(piece, at)?;
        let name = scene.name(piece);
        self.stage.with.retain(|(own, _)| *own != name);
        self.stage.with.push((name.clone(), at));
        let scene = AskedPosition::new(Arc::clone(&scene.game), &mut self.stage);
        self.scene_changed();
        match question {
            Question::Moves => self.moves.pick(name),
            Question::Odds => self.odds.staged(&scene, piece),
            Question::Sight | Question::Zones => {}
        }
        self.scene = Some(scene);
        Ok(())
    }

    /// Removes a counter that was added for the question.
    pub fn take_away(&mut self, name: &str) {
        self.stage.with.retain(|(own, _)| own != name);
        self.scene_changed();
    }

    /// Removes all counters that were added for the question.
    pub fn clear(&mut self) {
        self.stage.with.clear();
        self.scene_changed();
    }

    /// Switches the set-up off (`true`) or on again.
    pub fn set_alone(&mut self, alone: bool) {
        self.stage.alone = alone;
        self.scene_changed();
    }
}

pub(in crate::gui) fn is_small(project: &Project) -> bool {
    let grid = project.map.grid;
    u32::from(grid.columns) * u32::from(grid.rows) <= SMALL
}
