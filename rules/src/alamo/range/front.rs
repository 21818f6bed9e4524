//! What does not change while one unit moves: where the enemy stands, where his zones end a move, where friends are.

use super::super::{Game, Order, PieceId, Position};
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
        for friend in game.roster.units(side) {
            let state = position.of(*friend);
            if state.at != SpotId::NOWHERE && *friend != unit {
                insert(&mut self.friends, state.at);
                if state.order != Order::Routed {
                    insert(&mut self.steady, state.at);
                }
            }
        }
        for enemy in game.roster.units(side.enemy()) {
            let state = position.of(*enemy);
            if state.at != SpotId::NOWHERE {
                insert(&mut self.enemies, state.at);
                if state.order != Order::Routed {
                    self.zones.push(state.at);
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
