//! What does not change while one unit moves: where the enemy stands, where his zones end a move, where friends are.

use std::ops::Range;

use super::super::{Game, Order, PieceId, Position};
use crate::bits;
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
    /// Spots whose crossings a breach has changed (10.6); of no length while there is no breach.
    breached: Vec<u64>,
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
        self.breached.clear();
        if !position.breaches.is_empty() {
            self.breached.resize(self.stops.len(), 0);
            for spot in game.board.breached_spots(&position.breaches) {
                insert(&mut self.breached, spot);
            }
        }
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
            if self.is_breached(*at) {
                let covered =
                    || game.crossings(position, *at).filter(|crossing| crossing.zoc).map(|crossing| crossing.to);
                covered().for_each(|spot| insert(&mut self.guarded, spot));
                if side == Side::Texan || !covered().any(|spot| has(&self.steady, spot)) {
                    covered().for_each(|spot| insert(&mut self.stops, spot));
                }
                continue;
            }
            links.cover(*at, &mut self.guarded);
            if side == Side::Texan || !links.covers_any(*at, &self.steady) {
                links.cover(*at, &mut self.stops);
            }
        }
    }

    fn is_breached(&self, spot: SpotId) -> bool {
        !self.breached.is_empty() && has(&self.breached, spot)
    }

    /// Takes the spots whose crossings a breach has changed out of these words of a set, and gives them.
    pub(super) fn take_breached(&self, words: Range<usize>, set: &mut [u64]) -> Vec<SpotId> {
        let mut taken = Vec::new();
        if !self.breached.is_empty() {
            for at in words {
                let word = set[at] & self.breached[at];
                set[at] &= !word;
                bits::each(at, word, |spot| taken.push(SpotId(spot as u16)));
            }
        }
        taken
    }
}

/// Whether a spot is in a set.
pub(super) fn has(set: &[u64], spot: SpotId) -> bool {
    bits::has(set, spot.index())
}

/// Puts a spot into a set.
pub(super) fn insert(set: &mut [u64], spot: SpotId) {
    bits::insert(set, spot.index());
}
