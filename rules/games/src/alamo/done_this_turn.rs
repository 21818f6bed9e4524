//! What pieces have done in this Game-Turn, recorded if a rule of a variant asks for it.

use super::piece_set::PieceSet;
use super::{Game, PieceId, Position};

/// Something a piece did, or that was done to it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum TurnMark {
    /// It moved to another spot in a Movement Phase.
    Moved,
    /// It attacked, on its own or with a battery.
    Attacked,
    /// It was attacked.
    WasAttacked,
}

/// The marks of all pieces in this Game-Turn.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub(super) struct TurnMarks([PieceSet; 3]);

impl TurnMarks {
    pub(super) fn note(&mut self, piece: PieceId, mark: TurnMark) {
        self.0[mark as usize].insert(piece);
    }

    /// Returns the marks with pieces renumbered: each pair is an old and a new piece.
    pub(super) fn renamed(&self, pairs: &[(PieceId, PieceId)]) -> Self {
        Self(self.0.map(|own| {
            let renamed = |piece: PieceId| pairs.iter().find(|(from, _)| *from == piece).map_or(piece, |(_, to)| *to);
            let mut set = PieceSet::default();
            own.iter().for_each(|piece| set.insert(renamed(piece)));
            set
        }))
    }

    pub(super) fn has(&self, piece: PieceId, mark: TurnMark) -> bool {
        self.0[mark as usize].contains(piece)
    }
}

impl Game {
    /// Records a mark for a piece, if a rule asks for marks.
    #[inline]
    pub(super) fn note_turn_mark(&self, position: &mut Position, piece: PieceId, mark: TurnMark) {
        if self.asks_for_turn_marks() {
            position.turn_marks.note(piece, mark);
        }
    }
}
