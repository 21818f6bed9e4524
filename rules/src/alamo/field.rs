//! The field as one side finds it at one moment, in sets of spots on the stack.
//!
//! It is made once for a whole list of actions, and tells what is certain: where nobody stands, where no zone reaches.
//! What it leaves open is decided by the rules themselves.

use super::{Game, Order, Position};
use crate::bits;
use crate::board::SpotId;
use crate::side::Side;

/// A set of spots.
pub(super) type Spots = [u64; Field::WORDS];

/// Where things are, for one side.
#[derive(Debug, Default)]
pub(super) struct Field {
    /// Its combat units.
    pub(super) friends: Spots,
    /// Those of the enemy.
    pub(super) enemies: Spots,
    /// Spots an enemy zone may cover, negated or not: everywhere else there is none (6.0).
    pub(super) guarded: Spots,
    /// Spots whose crossings a breach has changed (10.6).
    breached: Spots,
}

impl Field {
    /// The most spots of a board it can hold.
    pub(super) const MOST_SPOTS: usize = Self::WORDS * bits::WORD;
    /// Words of a set.
    pub(super) const WORDS: usize = 32;

    /// Whether no zone reaches a spot.
    #[inline]
    pub(super) const fn is_free(&self, spot: SpotId) -> bool {
        !has(&self.guarded, spot)
    }

    /// Whether the crossings of a spot are as compiled.
    #[inline]
    pub(super) const fn is_whole(&self, spot: SpotId) -> bool {
        !has(&self.breached, spot)
    }
}

#[inline]
pub(super) const fn has(set: &Spots, spot: SpotId) -> bool {
    let (word, bit) = bits::place(spot.index());
    set[word] & bit != 0
}

#[inline]
pub(super) fn insert(set: &mut Spots, spot: SpotId) {
    bits::insert(set, spot.index());
}

/// Visits the spots of a word, by its place among the words of a set, lowest number first.
#[inline]
pub(super) fn each(at: usize, word: u64, mut visit: impl FnMut(SpotId)) {
    bits::each(at, word, |spot| visit(SpotId(spot as u16)));
}

impl Game {
    /// Notes the field as a side finds it, in one with nothing in it yet; `false` when the board is too large.
    pub(super) fn note_field(&self, position: &Position, side: Side, field: &mut Field) -> bool {
        if self.board.len() > Field::MOST_SPOTS {
            return false;
        }
        if !position.breaches.is_empty() {
            self.board.breached_spots(&position.breaches).for_each(|spot| insert(&mut field.breached, spot));
        }
        let pieces = position.pieces.as_slice();
        for unit in self.roster.units(side) {
            let at = pieces[unit.index()].at;
            if at != SpotId::NOWHERE {
                insert(&mut field.friends, at);
            }
        }
        for unit in self.roster.units(side.enemy()) {
            let state = &pieces[unit.index()];
            if state.at == SpotId::NOWHERE {
                continue;
            }
            insert(&mut field.enemies, state.at);
            if state.order == Order::Routed {
                continue;
            }
            self.board.links().cover(state.at, &mut field.guarded);
            if !field.is_whole(state.at) {
                let opened = self.board.crossings(state.at).iter();
                let opened = opened.filter(|crossing| position.breaches.has(crossing.breach));
                opened.for_each(|crossing| insert(&mut field.guarded, crossing.to));
            }
        }
        true
    }
}
