//! The position that questions are about: the game of the document, and the pieces put onto the map for the question.

use std::sync::Arc;

use rules::alamo::{Game, PieceId, Position};
use rules::hex::Hex;
use rules::phrase::Phrase;
use rules::spot::{Level, Spot};

use crate::question::placed_pieces::{PlacedPieces, put};

/// A game, and the position that questions are about.
#[derive(Debug, Clone)]
pub struct AskedPosition {
    /// The game.
    pub game: Arc<Game>,
    /// The position.
    pub position: Position,
}

impl AskedPosition {
    /// Creates the position of a game. Placed pieces that no longer fit are removed from `stage`.
    pub fn new(game: Arc<Game>, stage: &mut PlacedPieces) -> Self {
        let mut position = if stage.alone { game.empty() } else { game.start() };
        stage.with.retain(|(piece, at)| put(&game, &mut position, piece, *at).is_ok());
        Self { game, position }
    }

    /// Checks whether a piece may be put onto a spot.
    ///
    /// # Errors
    ///
    /// The rule that forbids it.
    pub fn can_put(&self, piece: PieceId, at: Spot) -> Result<(), Phrase> {
        let mut position = self.position;
        put(&self.game, &mut position, &self.game.piece(piece).name, at).map(drop)
    }

    /// Returns the pieces in a hex: those on the level shown first, combat units before batteries and leaders.
    pub fn pieces_in(&self, hex: Hex, shown: Level) -> Vec<PieceId> {
        let mut pieces: Vec<_> =
            self.game.piece_ids().filter(|piece| self.spot(*piece).is_some_and(|at| at.hex == hex)).collect();
        pieces.sort_by_key(|piece| {
            let own = self.game.piece(*piece);
            let level = self.spot(*piece).map(|at| at.level);
            (level != Some(shown), level, !own.is_unit(), own.is_leader(), *piece)
        });
        pieces
    }

    /// Returns the spot of a piece; `None` if it is not on the map.
    pub fn spot(&self, piece: PieceId) -> Option<Spot> {
        let state = self.position.state(piece);
        state.is_on_map().then(|| self.game.board().spot(state.at))
    }

    /// Returns the piece with a name and its spot; `None` if it is not on the map.
    pub fn standing(&self, name: &str) -> Option<(PieceId, Spot)> {
        let piece = self.game.piece_named(name)?;
        Some((piece, self.spot(piece)?))
    }

    /// Returns the name of a piece.
    pub fn name(&self, piece: PieceId) -> String {
        self.game.piece(piece).name.clone()
    }
}

/// Returns the piece after `piece` in a list, wrapping around; the first if it is not in the list.
pub fn after<T: Copy + PartialEq>(pieces: &[T], piece: Option<T>) -> Option<T> {
    let here = piece.and_then(|piece| pieces.iter().position(|own| *own == piece));
    pieces.get(here.map_or(0, |here| (here + 1) % pieces.len())).copied()
}
