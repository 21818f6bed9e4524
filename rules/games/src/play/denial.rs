//! The reason why an action is not allowed, before it is put into words. It is cheap to create, since computer players
//! try many forbidden actions.

use super::{Atom, PieceId, Refusal};
use crate::board::{Board, SpotId};
use crate::phrase::Phrase;

/// The rule that forbids an action, and the message to show.
#[derive(Debug, Clone, Copy)]
pub(crate) struct No {
    /// The rule.
    pub(crate) atom: Atom,
    /// The id of the message in the string files.
    pub(crate) word: &'static str,
    piece: Option<PieceId>,
    spot: Option<SpotId>,
}

/// Whether an action is allowed.
pub(crate) type Verdict = Result<(), No>;

impl No {
    pub(crate) const fn new(atom: Atom, word: &'static str) -> Self {
        Self { atom, word, piece: None, spot: None }
    }

    /// Sets the piece it concerns.
    pub(crate) const fn of(self, piece: PieceId) -> Self {
        Self { piece: Some(piece), ..self }
    }

    /// Sets the spot it concerns.
    pub(crate) const fn at(self, spot: SpotId) -> Self {
        Self { spot: Some(spot), ..self }
    }

    /// Returns the message without the piece and the spot.
    pub(crate) fn sentence(self) -> Phrase {
        Phrase::new(self.word).with("rule", self.atom)
    }

    /// Converts it into a refusal, with the names of the piece and the spot in its message.
    pub(crate) fn told<'n>(self, sentence: Phrase, board: &Board, name: impl FnOnce(PieceId) -> &'n str) -> Refusal {
        let mut message = sentence;
        if let Some(piece) = self.piece {
            message = message.with("piece", name(piece));
        }
        if let Some(spot) = self.spot {
            message = message.with("spot", super::naming::spot_shown(board, spot));
        }
        let hexes = self.spot.filter(|spot| spot.index() < board.len());
        let hexes = hexes.map(|spot| board.spot(spot).hex).into_iter().collect();
        Refusal { atom: self.atom, message, hexes, blockers: Vec::new() }
    }
}

/// Returns `no` as an error unless the condition holds.
pub(crate) const fn unless(holds: bool, no: No) -> Verdict {
    if holds { Ok(()) } else { Err(no) }
}
