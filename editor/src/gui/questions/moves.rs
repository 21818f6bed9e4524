//! How far a counter gets, and why not farther.

use rules::alamo::PieceId;
use rules::hex::Hex;
use rules::phrase::Phrase;
use rules::spot::Level;

use super::position::{AskedPosition, after};
use crate::gui::board::reachable::{reached, towards};
use crate::picture::overlay::Mark;
use crate::question;

/// What is asked, and the answer.
#[derive(Debug, Default)]
pub struct MovesQuestion {
    /// The name of the counter.
    piece: Option<String>,
    /// Whom the press that is not over has asked about no longer, because it was pressed again.
    before: Option<String>,
    /// The hex that is to be explained.
    target: Option<Hex>,
    answer: Option<question::moves::Moves>,
}

impl MovesQuestion {
    /// The answer about a counter.
    pub const fn answered(&self) -> Option<&question::moves::Moves> {
        self.answer.as_ref()
    }

    /// Chooses a counter.
    pub fn pick(&mut self, piece: String) {
        *self = Self { piece: Some(piece), ..Self::default() };
    }

    /// The button came down on a hex: a click, or the beginning of a drag.
    pub fn pressed(&mut self, scene: &AskedPosition, hex: Hex, shown: Level) {
        let here = |name: &String| scene.standing(name).is_some_and(|(_, at)| at.hex == hex);
        let before = self.piece.clone().filter(here);
        self.entered(scene, hex, shown);
        self.before = before;
    }

    /// A hex was clicked or entered by key. Where counters stand, one of them is asked about, and the next one when it is
    /// clicked again; any other hex is explained to the counter.
    pub fn entered(&mut self, scene: &AskedPosition, hex: Hex, shown: Level) {
        let own = self.piece.as_deref().and_then(|name| scene.standing(name)).map(|(piece, _)| piece);
        match after(&scene.pieces_in(hex, shown), own) {
            Some(next) => self.pick(scene.name(next)),
            None => self.target = Some(hex),
        }
    }

    /// The pointer came upon a hex with the button down: it is explained.
    pub fn dragged(&mut self, hex: Hex) {
        // It was no second click: the counter stays the one it was.
        if let Some(before) = self.before.take() {
            self.pick(before);
        }
        self.target = Some(hex);
    }

    /// Nothing is asked any more.
    pub fn forget(&mut self) {
        *self = Self::default();
    }

    /// The position has changed: the same is asked of the new one.
    pub fn scene_changed(&mut self) {
        self.answer = None;
    }

    /// Answers what has no answer yet.
    pub fn answer(&mut self, scene: &AskedPosition) {
        if self.answer.is_some() {
            return;
        }
        let Some(name) = &self.piece else { return };
        match scene.standing(name) {
            Some((piece, _)) => {
                self.answer = Some(question::moves::Moves::new(&scene.game, scene.position, piece, true, None));
            }
            None => self.forget(),
        }
    }

    /// The hex to explain: the one under the pointer, or else the one that was clicked.
    fn explained(&self, hovered: Option<Hex>) -> Option<Hex> {
        let own = self.answer.as_ref().map(|moves| moves.spot.hex);
        [hovered, self.target].into_iter().flatten().find(|hex| Some(*hex) != own)
    }

    /// Everything to say about the hex to explain, spot by spot.
    pub fn explain(&self, scene: &AskedPosition, hovered: Option<Hex>) -> Vec<Vec<Phrase>> {
        let (Some(moves), Some(hex)) = (&self.answer, self.explained(hovered)) else { return Vec::new() };
        scene.game.board().spots_of(hex).map(|spot| moves.explain(&scene.game, spot)).collect()
    }

    /// What to lay over the map: costs where it gets, what is refused beside it, and the way to the hex to explain.
    pub fn marks(&self, scene: &AskedPosition, hovered: Option<Hex>) -> Vec<Mark> {
        let Some(moves) = &self.answer else { return Vec::new() };
        let board = scene.game.board();
        let mut marks = reached(&moves.reach, board);
        if let Some(hex) = self.explained(hovered) {
            marks.extend(towards(&moves.reach, board, hex));
        }
        marks
    }
}

impl MovesQuestion {
    /// The counter that is asked about.
    pub fn chosen(&self, scene: &AskedPosition) -> Option<PieceId> {
        self.piece.as_deref().and_then(|name| scene.standing(name)).map(|(piece, _)| piece)
    }
}
