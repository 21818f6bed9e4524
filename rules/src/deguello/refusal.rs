//! Why an action is not allowed: cheap to make, put into words only for people.

use super::Game;
use crate::board::SpotId;
use crate::phrase::Phrase;
use crate::play::{Atom, PieceId, Refusal};

/// The rule that forbids an action, and what to say.
#[derive(Debug, Clone, Copy)]
pub(super) struct No {
    atom: Atom,
    /// The id of the sentence in the string files.
    word: &'static str,
    piece: Option<PieceId>,
    spot: Option<SpotId>,
}

/// Whether an action is allowed.
pub(super) type Verdict = Result<(), No>;

impl No {
    pub(super) const fn new(atom: Atom, word: &'static str) -> Self {
        Self { atom, word, piece: None, spot: None }
    }

    /// The piece it is about.
    pub(super) const fn of(self, piece: PieceId) -> Self {
        Self { piece: Some(piece), ..self }
    }

    /// The spot it is about.
    pub(super) const fn at(self, spot: SpotId) -> Self {
        Self { spot: Some(spot), ..self }
    }

    /// The refusal.
    pub(super) fn told(self, game: &Game) -> Refusal {
        let mut message = Phrase::new(self.word).with("rule", self.atom);
        if let Some(piece) = self.piece {
            message = message.with("piece", game.name(piece));
        }
        if let Some(spot) = self.spot {
            message = message.with("spot", game.spot_shown(spot));
        }
        let hexes = self.spot.filter(|spot| spot.index() < game.board.len());
        let hexes = hexes.map(|spot| game.board.spot(spot).hex).into_iter().collect();
        Refusal { atom: self.atom, message, hexes, blockers: Vec::new() }
    }
}

/// Forbids unless something holds.
pub(super) const fn unless(holds: bool, no: No) -> Verdict {
    if holds { Ok(()) } else { Err(no) }
}
