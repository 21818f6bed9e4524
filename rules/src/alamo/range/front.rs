//! What does not change while one unit moves: where the enemy stands, where his zones end a move, where friends are.

use super::super::{Game, PieceId, Position};
use crate::board::SpotId;
use crate::side::Side;

/// The board as one moving unit finds it, in sets of spots.
#[derive(Debug, Clone, Default)]
pub(super) struct Front {
    /// An enemy zone of control ends the move here (6.1).
    pub(super) stops: Vec<u64>,
    /// An enemy zone covers the spot, negated or not: he may guard a wall (6.3).
    pub(super) guarded: Vec<u64>,
    /// A friend stands here: the move goes through and does not end (5.4).
    pub(super) friends: Vec<u64>,
    /// An enemy stands here (5.3).
    pub(super) enemies: Vec<u64>,
    /// Friends who are not routed: they negate the zone they stand in (6.2).
    steady: Vec<u64>,
    /// Where the enemies with zones stand.
    zones: Vec<SpotId>,
}

impl Front {
    /// Notes what a unit meets that is free to leave its spot.
    pub(super) fn look(&mut self, game: &Game, position: &Position, unit: PieceId) {
        let (side, links) = (game.side(unit), game.board.links());
        for set in [&mut self.stops, &mut self.guarded, &mut self.friends, &mut self.enemies, &mut self.steady] {
            set.clear();
            set.resize(game.board.len().div_ceil(64), 0);
        }
        self.zones.clear();
        for other in game.piece_ids() {
            let at = position.of(other).at;
            if at == SpotId::NOWHERE || other == unit || !game.piece(other).is_unit() {
                continue;
            }
            let steady = game.is_steady(position, other);
            if game.side(other) == side {
                insert(&mut self.friends, at);
                if steady {
                    insert(&mut self.steady, at);
                }
            } else {
                insert(&mut self.enemies, at);
                if steady {
                    self.zones.push(at);
                }
            }
        }
        for at in &self.zones {
            links.cover(*at, &mut self.guarded);
            if side == Side::Texan || !links.covers_any(*at, &self.steady) {
                links.cover(*at, &mut self.stops);
            }
        }
    }
}

/// Puts a spot into a set.
pub(super) fn insert(set: &mut [u64], spot: SpotId) {
    set[spot.index() / 64] |= 1 << (spot.index() % 64);
}
