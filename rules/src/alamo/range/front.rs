//! What does not change while one unit moves: where the enemy stands, where his zones end a move, where friends are.

use super::super::{Game, PieceId, Position};
use crate::board::SpotId;
use crate::side::Side;

/// An enemy zone of control ends the move here (6.1).
const STOPS: u8 = 1;
/// An enemy zone covers the spot, negated or not: he may guard a wall (6.3).
const GUARDED: u8 = 2;
/// A friend stands here: the move goes through and does not end (5.4).
const FRIEND: u8 = 4;

/// The board as one moving unit finds it.
#[derive(Debug, Clone, Default)]
pub(super) struct Front {
    /// What is true of each spot.
    marks: Vec<u8>,
    /// Spots nobody of this side enters: enemies stand there (5.3).
    pub(super) shut: Vec<SpotId>,
}

impl Front {
    /// Notes what a unit meets, which is not held where it stands.
    pub(super) fn look(&mut self, game: &Game, position: &Position, unit: PieceId) {
        self.marks.clear();
        self.marks.resize(game.board.len(), 0);
        self.shut.clear();
        let side = game.side(unit);
        for (other, state) in position.pieces.iter().enumerate() {
            let other = PieceId(other as u8);
            if state.at == SpotId::NOWHERE || other == unit || !game.piece(other).is_unit() {
                continue;
            }
            if game.side(other) == side {
                self.marks[state.at.index()] |= FRIEND;
            } else {
                self.shut.push(state.at);
                self.cover(game, position, unit, other);
            }
        }
    }

    /// Marks the zone of an enemy.
    fn cover(&mut self, game: &Game, position: &Position, unit: PieceId, enemy: PieceId) {
        if !game.is_steady(position, enemy) {
            return;
        }
        let negated = game.side(unit) == Side::Mexican && game.is_negated(position, enemy, unit);
        let mark = if negated { GUARDED } else { GUARDED | STOPS };
        for crossing in game.board.crossings(position.of(enemy).at) {
            if crossing.zoc {
                self.marks[crossing.to.index()] |= mark;
            }
        }
    }

    pub(super) fn stops(&self, spot: SpotId) -> bool {
        self.marks[spot.index()] & STOPS != 0
    }

    pub(super) fn is_guarded(&self, spot: SpotId) -> bool {
        self.marks[spot.index()] & GUARDED != 0
    }

    pub(super) fn has_friend(&self, spot: SpotId) -> bool {
        self.marks[spot.index()] & FRIEND != 0
    }
}
