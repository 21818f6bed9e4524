//! The reach of a counter, and why it cannot go farther.

use rules::alamo::PieceId;
use rules::hex::Hex;
use rules::phrase::Phrase;
use rules::spot::Level;

use super::position::{AskedPosition, after};
use crate::gui::board::reachable::{reached, towards};
use crate::picture::overlay::Mark;
use crate::question;

/// The question, and the answer.
#[derive(Debug, Default)]
pub struct MovesQuestion {
    /// The name of the counter in question.
    piece: Option<String>,
    /// The counter in question before the current press, if it stands in the pressed hex.
    before: Option<String>,
    /// The hex to explain.
    target: Option<Hex>,
    answer: Option<question::moves::Moves>,
}

impl MovesQuestion {
    /// Returns the answer about a counter.
    pub const fn answered(&self) -> Option<&question::moves::Moves> {
        self.answer.as_ref()
    }

    /// Asks about a counter.
    pub fn pick(&mut self, piece: String) {
        *self = Self { piece: Some(piece), ..Self::default() };
    }

    /// Handles a press of the button on a hex: a click, or the start of a drag.
    pub fn pressed(&mut self, scene: &AskedPosition, hex: Hex, shown: Level) {
        let here = |name: &String| scene.standing(name).is_some_and(|(_, at)| at.hex == hex);
        let before = self.piece.clone().filter(here);
        self.entered(scene, hex, shown);
        self.before = before;
    }

    /// Handles a hex that was clicked or entered by key. If counters are there, asks about one of them, and about the
    /// next one if it is clicked again; any other hex is explained.
    pub fn entered(&mut self, scene: &AskedPosition, hex: Hex, shown: Level) {
        let own = self.piece.as_deref().and_then(|name| scene.standing(name)).map(|(piece, _)| piece);
        match after(&scene.pieces_in(hex, shown), own) {
            Some(next) => self.pick(scene.name(next)),
            None => self.target = Some(hex),
        }
    }

    /// Handles the pointer being dragged to a hex, which is then explained.
    pub fn dragged(&mut self, hex: Hex) {
        // It was not a second click, so the counter stays the same.
        if let Some(before) = self.before.take() {
            self.pick(before);
        }
        self.target = Some(hex);
    }

    /// Clears the question.
    pub fn forget(&mut self) {
        *self = Self::default();
    }

    /// Drops the answer after a change of the position; the question stays.
    pub fn scene_changed(&mut self) {
        self.answer = None;
    }

    /// Computes the answer, if it is missing.
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

    /// Returns the hex to explain: the one under the pointer, otherwise the one that was clicked.
    fn explained(&self, hovered: Option<Hex>) -> Option<Hex> {
        let own = self.answer.as_ref().map(|moves| moves.spot.hex);
        [hovered, self.target].into_iter().flatten().find(|hex| Some(*hex) != own)
    }

    /// Returns the explanation of the hex to explain, spot by spot.
    pub fn explain(&self, scene: &AskedPosition, hovered: Option<Hex>) -> Vec<Vec<Phrase>> {
        let (Some(moves), Some(hex)) = (&self.answer, self.explained(hovered)) else { return Vec::new() };
        scene.game.board().spots_of(hex).map(|spot| moves.explain(&scene.game, spot)).collect()
    }

    /// Returns the marks on the map: the costs of the reach, the refusals beside it, and the path to the hex to
    /// explain.
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
    /// Returns the counter in question.
    pub fn chosen(&self, scene: &AskedPosition) -> Option<PieceId> {
        self.piece.as_deref().and_then(|name| scene.standing(name)).map(|(piece, _)| piece)
    }
}
