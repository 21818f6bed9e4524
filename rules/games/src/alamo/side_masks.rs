//! The view of the board from one side in one position, as bit masks: one [`SideMasks`] for every 64 spots.
//!
//! It is built once for a whole list of actions, or for one search of a piece's moves, and answers only what is
//! certain: which spots are empty, which are in no zone of control. All other cases are left to the rules.

use std::ops::Range;

use super::{Game, Order, PieceId, Position};
use crate::bits;
use crate::board::SpotId;
use crate::map::HexsideKind;
use crate::side::Side;

/// The contents of 64 consecutive spots as seen by one side: one bit per spot in each mask.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct SideMasks {
    /// Its combat units: a unit may pass through them but not end its move there (5.4).
    pub(super) friends: u64,
    /// Its unrouted combat units: they negate the zone they are in (6.2).
    steady: u64,
    /// Combat units of the enemy (5.3).
    pub(super) enemies: u64,
    /// Unrouted combat units of the enemy: they exert zones of control (6.4).
    holding: u64,
    /// Spots out of bounds for the side (2.3).
    outside: u64,
    /// Spots covered by an enemy zone, negated or not: all others are in none (6.0), and their walls are unguarded
    /// (6.3).
    pub(super) guarded: u64,
    /// Spots whose crossings a breach has changed (10.6).
    breached: u64,
}

impl SideMasks {
    /// The spots on which no piece of this side may end: enemy-occupied or out of bounds.
    #[inline]
    pub(super) const fn closed(&self) -> u64 {
        self.enemies | self.outside
    }

    /// The spots that a step may be allowed to enter. A spot with an enemy and no friendly unit on it never is.
    #[inline]
    pub(super) const fn open(&self) -> u64 {
        !self.outside & (self.friends | !self.enemies)
    }

    /// The spots among `walls`, which are entered over a wall, that no enemy zone covers: the wall is unguarded (6.3).
    #[inline]
    pub(super) const fn unguarded(&self, walls: u64) -> u64 {
        walls & !self.guarded
    }

    /// The spots where a move certainly may end. `open` are entered without crossing a wall, `walls` over one. A
    /// friendly combat unit on the spot bars a unit (5.4) but not a leader.
    #[inline]
    pub(super) const fn ends(&self, is_unit: bool, [open, walls]: [u64; 2]) -> u64 {
        let taken = if is_unit { self.friends } else { 0 };
        (open | self.unguarded(walls)) & !(self.closed() | taken)
    }
}

/// The masks of the whole board, for one side.
#[derive(Debug, Clone, Default)]
pub(super) struct BoardMasks {
    grounds: Vec<SideMasks>,
    /// The guarded spots, as one row: it is collected as a whole and then split among the masks.
    guarded: Vec<u64>,
}

impl BoardMasks {
    /// Builds the masks for a side.
    pub(super) fn new(game: &Game, position: &Position, side: Side) -> Self {
        let mut field = Self::default();
        field.look(game, position, side);
        field
    }

    /// Rebuilds the masks for a side, reusing their memory.
    pub(super) fn look(&mut self, game: &Game, position: &Position, side: Side) {
        let (board, pieces) = (&game.board, position.pieces.as_slice());
        self.grounds.clear();
        self.grounds.resize(bits::words(board.len()), SideMasks::default());
        self.guarded.clear();
        self.guarded.resize(self.grounds.len(), 0);
        if side == Side::Texan && game.parameters.confined {
            let within = board.confines().words();
            self.grounds.iter_mut().zip(within).for_each(|(ground, within)| ground.outside = !within);
        }
        if !position.breaches.is_empty() {
            for spot in board.breached_spots(&position.breaches) {
                let (word, bit) = bits::place(spot.index());
                self.grounds[word].breached |= bit;
            }
        }
        for unit in game.roster.units(side) {
            let state = &pieces[unit.index()];
            if state.at != SpotId::NOWHERE {
                let (word, bit) = bits::place(state.at.index());
                let ground = &mut self.grounds[word];
                ground.friends |= bit;
                ground.steady |= if state.order == Order::Routed { 0 } else { bit };
            }
        }
        for unit in game.roster.units(side.enemy()) {
            let state = &pieces[unit.index()];
            if state.at != SpotId::NOWHERE {
                let (word, bit) = bits::place(state.at.index());
                self.grounds[word].enemies |= bit;
                if state.order != Order::Routed {
                    self.grounds[word].holding |= bit;
                    let is_whole = self.is_whole(state.at);
                    cover(game, position, state.at, is_whole, &mut self.guarded);
                }
            }
        }
        self.grounds.iter_mut().zip(&self.guarded).for_each(|(ground, guarded)| ground.guarded = *guarded);
    }

    /// Computes where a zone ends the move of a unit that is not held on its spot (6.1), under the printed rules on
    /// zones: a Texan zone is negated for a Mexican unit while another unrouted Mexican unit is in it (6.2).
    pub(super) fn note_stops(&self, game: &Game, position: &Position, unit: PieceId, stops: &mut Vec<u64>) {
        stops.clear();
        let side = game.side(unit);
        if side == Side::Texan {
            stops.extend(&self.guarded);
            return;
        }
        stops.resize(self.grounds.len(), 0);
        let here = position.state(unit).at;
        let negates = |other: PieceId| other != unit && position.state(other).order != Order::Routed;
        let is_alone = !position.units_on(here).any(|other| game.side(other) == side && negates(other));
        let (own, bit) = bits::place(here.index());
        let steady = |at: usize| self.grounds[at].steady & if is_alone && at == own { !bit } else { u64::MAX };
        for (word, ground) in self.grounds.iter().enumerate() {
            each(word, ground.holding, |enemy| {
                let (is_whole, mut met) = (self.is_whole(enemy), 0);
                each_covered(game, position, enemy, is_whole, |at, word| met |= word & steady(at));
                if met == 0 {
                    cover(game, position, enemy, is_whole, stops);
                }
            });
        }
    }

    /// The masks of every 64 spots.
    #[inline]
    pub(super) fn grounds(&self) -> &[SideMasks] {
        &self.grounds
    }

    /// The spots covered by an enemy zone, negated or not, as one row.
    #[inline]
    pub(super) fn guarded(&self) -> &[u64] {
        &self.guarded
    }

    /// Whether a spot may be entered over a crossing, if no rule of a variant applies; `None` if it is not certain.
    #[inline]
    pub(super) fn entered(&self, spot: SpotId, over: HexsideKind) -> Option<bool> {
        let ground = self.masks(spot);
        let is = |word| bits::is_on(word, spot.index());
        if !is(ground.open()) {
            return Some(false);
        }
        let is_certain = !is(ground.closed()) && (!over.is_wall() || !is(ground.guarded));
        is_certain.then_some(true)
    }

    /// Whether there is no friendly unit on a spot.
    #[inline]
    pub(super) fn has_no_friend(&self, spot: SpotId) -> bool {
        !bits::is_on(self.masks(spot).friends, spot.index())
    }

    /// Whether no enemy zone covers a spot.
    #[inline]
    pub(super) fn is_free(&self, spot: SpotId) -> bool {
        !bits::is_on(self.masks(spot).guarded, spot.index())
    }

    /// Whether the crossings of a spot are as compiled.
    #[inline]
    pub(super) fn is_whole(&self, spot: SpotId) -> bool {
        !bits::is_on(self.masks(spot).breached, spot.index())
    }

    /// Whether there is an enemy on a spot.
    #[inline]
    pub(super) fn has_enemy(&self, spot: SpotId) -> bool {
        bits::is_on(self.masks(spot).enemies, spot.index())
    }

    /// Removes the spots whose crossings a breach has changed from some words of a set, and returns them.
    pub(super) fn take_breached(&self, words: Range<usize>, set: &mut [u64]) -> Vec<SpotId> {
        let mut taken = Vec::new();
        for at in words {
            let word = set[at] & self.grounds[at].breached;
            if word != 0 {
                set[at] &= !word;
                each(at, word, |spot| taken.push(spot));
            }
        }
        taken
    }

    #[inline]
    fn masks(&self, spot: SpotId) -> &SideMasks {
        &self.grounds[bits::place(spot.index()).0]
    }
}

/// Visits the spots covered by the zone of a unit on a spot, as words with their indices (6.0).
#[inline]
fn each_covered(game: &Game, position: &Position, at: SpotId, is_whole: bool, mut visit: impl FnMut(usize, u64)) {
    if is_whole {
        game.board.links().zone(at).for_each(|(at, word)| visit(at, word));
        return;
    }
    for crossing in game.crossings(position, at).filter(|crossing| crossing.zoc) {
        let (at, bit) = bits::place(crossing.to.index());
        visit(at, bit);
    }
}

/// Adds the spots covered by the zone of a unit on a spot to a set.
#[inline]
fn cover(game: &Game, position: &Position, at: SpotId, is_whole: bool, set: &mut [u64]) {
    if is_whole {
        game.board.links().cover(at, set);
    } else {
        each_covered(game, position, at, false, |at, word| set[at] |= word);
    }
}

/// Visits the spots of the word with index `at` of a set, in ascending order.
#[inline]
pub(super) fn each(at: usize, word: u64, mut visit: impl FnMut(SpotId)) {
    bits::each(at, word, |spot| visit(SpotId(spot as u16)));
}
