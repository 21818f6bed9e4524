//! Which rules of an occasion can speak, told at one look: most wait for other pieces, or for another phase.

use super::bounds::Bounds;
use super::program::{Base, Program, When};
use super::{MODES, Occasion, Roles, SideId};
use crate::alamo::position::MOST_PIECES;
use crate::alamo::{Game, Phase, PieceId, Position};
use crate::board::{Board, SpotId};

/// The rules of one occasion by what must be so, a bit each by their place in the list; the last bit is that of all
/// places beyond it.
#[derive(Debug, Clone, Default)]
pub(super) struct Calls {
    /// Those that can speak of each piece, and behind the last of nobody; empty where none waits.
    of: Vec<u64>,
    /// Those that can speak of what is done to each piece, and behind the last to nobody.
    to: Vec<u64>,
    phases: [u64; Phase::COUNT],
    /// Those that want something painted on the hexside between.
    over: u64,
    /// Those that speak of what a variant has named: no step or attack a player may choose.
    named: u64,
    /// Those that can speak of what leaves each spot, and of what enters it.
    ends: Vec<[u64; 2]>,
    /// Those that can speak with each hexside between.
    sides: Vec<u64>,
    /// The sorts of flags one of which each of them wants, by place.
    sorts: Vec<u64>,
}

impl Calls {
    /// Those of each list of rules, by the number of its occasion.
    pub(super) fn of_all(program: &Program, board: &Board) -> Vec<Self> {
        let lists = program.lists.iter().enumerate();
        lists.map(|(moment, list)| Self::of(program, board, list, Occasion::is_of_step(moment as u16))).collect()
    }

    /// Those of a list of rules; what is said of a step goes over the hexside between its ends.
    fn of(program: &Program, board: &Board, list: &[u16], is_step: bool) -> Self {
        let mut calls = Self::default();
        if list.is_empty() {
            return calls;
        }
        (calls.of, calls.to) = (vec![0; MOST_PIECES + 1], vec![0; MOST_PIECES + 1]);
        calls.ends = vec![[0; 2]; board.len()];
        calls.sides = vec![0; program.sides.len()];
        for (at, rule) in list.iter().enumerate() {
            let (bit, line) = (1 << place(at), &program.rules[usize::from(*rule)]);
            calls.add(program, bit, &line.bounds);
            calls.add_places(program, board, bit, line, is_step);
            calls.sorts.push(if bit == 1 << LAST { u64::MAX } else { line.bounds.sorts });
        }
        calls.sorts.truncate(LAST + 1);
        calls
    }

    fn add(&mut self, program: &Program, bit: u64, bounds: &Bounds) {
        for (band, pieces) in [(bounds.band(), &mut self.of), (bounds.foes(), &mut self.to)] {
            let band = band.map(|band| &program.bands[usize::from(band)]);
            for (piece, rules) in (0..).map(PieceId).zip(&mut pieces[..MOST_PIECES]) {
                if band.is_none_or(|band| band.contains(piece)) {
                    *rules |= bit;
                }
            }
            if band.is_none() {
                pieces[MOST_PIECES] |= bit;
            }
        }
        for (phase, rules) in self.phases.iter_mut().enumerate() {
            if bounds.phases >> phase & 1 != 0 {
                *rules |= bit;
            }
        }
        // Beyond the last bit one that wants nothing may share it.
        if bit != 1 << LAST {
            self.over |= if bounds.over { bit } else { 0 };
            self.named |= if bounds.named { bit } else { 0 };
        }
    }

    fn add_places(&mut self, program: &Program, board: &Board, bit: u64, line: &When, is_step: bool) {
        // Whoever wants something painted between speaks of no step elsewhere.
        let around = (is_step && line.bounds.over).then(|| program.spots_passed(board, line.condition));
        for (spot, ends) in board.ids().zip(&mut self.ends) {
            for (base, rules) in [Base::From, Base::To].into_iter().zip(ends) {
                let is_there = around.as_ref().is_none_or(|spots| spots.contains(spot));
                if is_there && program.can_lie(board, line.condition, base, spot) {
                    *rules |= bit;
                }
            }
        }
        for (side, rules) in (0..).map(SideId).zip(&mut self.sides) {
            if program.can_pass(line.condition, side) {
                *rules |= bit;
            }
        }
    }

    /// Those that can speak of a piece in a phase, with what happens called so.
    #[inline]
    fn of_piece(&self, position: &Position, unit: Option<PieceId>, mode: u8) -> u64 {
        let piece = unit.map_or(MOST_PIECES, PieceId::index);
        let named = if is_plain(position, mode) { self.named } else { 0 };
        self.of.get(piece).copied().unwrap_or(0) & self.phases[position.phase as usize] & !named
    }

    /// Those that can speak of what is done to a piece.
    #[inline]
    fn for_piece(&self, foe: Option<PieceId>) -> u64 {
        self.to.get(foe.map_or(MOST_PIECES, PieceId::index)).copied().unwrap_or(0)
    }

    /// Those that can speak of what goes from a spot to another.
    #[inline]
    fn between(&self, from: SpotId, to: SpotId) -> u64 {
        let left = self.ends.get(from.index()).map_or(u64::MAX, |ends| ends[0]);
        let entered = self.ends.get(to.index()).map_or(u64::MAX, |ends| ends[1]);
        left & entered
    }

    /// Those of which the flag is up.
    #[inline]
    fn awake(&self, position: &Position, rules: u64) -> u64 {
        let (mut left, mut awake) = (rules, 0);
        while left != 0 {
            let bit = left & left.wrapping_neg();
            if position.marks.may_be_up(self.sorts[left.trailing_zeros() as usize]) {
                awake |= bit;
            }
            left ^= bit;
        }
        awake
    }

    /// Those that can speak of these.
    #[inline]
    pub(super) fn now(&self, position: &Position, roles: &Roles) -> u64 {
        let over = match self.sides.get(roles.via.index()) {
            Some(over) => *over,
            None => !self.over,
        };
        let of = self.of_piece(position, roles.unit, roles.mode) & self.for_piece(roles.foe);
        self.awake(position, of & over & self.between(roles.from, roles.to))
    }
}

/// Whether what happens is certainly none of what variants have named: what has no name of its own has that of the march
/// it is part of.
#[inline]
pub(super) fn is_plain(position: &Position, mode: u8) -> bool {
    usize::from(mode) < MODES.len() && (mode != 0 || position.frames.is_empty())
}

/// The last bit.
const LAST: usize = 63;

/// The bit of a place in a list.
const fn place(at: usize) -> usize {
    if at < LAST { at } else { LAST }
}

/// The places of these bits in a list of a length, from a place on.
#[inline]
pub(super) fn called(bits: u64, from: usize, length: usize) -> impl Iterator<Item = usize> {
    let mut ahead = if from < LAST { bits & !(1 << LAST) & (u64::MAX << from) } else { 0 };
    let single = std::iter::from_fn(move || {
        let at = (ahead != 0).then(|| ahead.trailing_zeros() as usize);
        ahead &= ahead.saturating_sub(1);
        at
    });
    let rest = if bits >> LAST == 0 { 0..0 } else { LAST.max(from)..length };
    single.chain(rest)
}

impl Game {
    /// Whether any rule waits for an occasion that can speak of an attack of a piece at another in this phase.
    #[inline]
    pub(in crate::alamo) fn awaits_attack(
        &self,
        position: &Position,
        moment: Occasion,
        unit: PieceId,
        foe: PieceId,
    ) -> bool {
        self.awaits(moment) && self.is_attack_called(position, moment, unit, foe)
    }

    #[inline(never)]
    fn is_attack_called(&self, position: &Position, moment: Occasion, unit: PieceId, foe: PieceId) -> bool {
        self.calls_of(moment).is_some_and(|calls| {
            let rules = calls.of_piece(position, Some(unit), 0) & calls.for_piece(Some(foe));
            calls.awake(position, rules) != 0
        })
    }

    /// Whether any rule waits for an occasion that can speak of a step of a piece from a spot to another in this phase.
    #[inline]
    pub(in crate::alamo) fn awaits_step(
        &self,
        position: &Position,
        moment: Occasion,
        unit: PieceId,
        [from, to]: [SpotId; 2],
    ) -> bool {
        self.awaits(moment) && self.is_step_called(position, moment, unit, from, to)
    }

    #[inline(never)]
    fn is_step_called(&self, position: &Position, moment: Occasion, unit: PieceId, from: SpotId, to: SpotId) -> bool {
        self.calls_of(moment).is_some_and(|calls| {
            let rules = calls.of_piece(position, Some(unit), 0) & calls.between(from, to);
            calls.awake(position, rules) != 0
        })
    }

    fn calls_of(&self, moment: Occasion) -> Option<&Calls> {
        self.program.as_deref()?.calls.get(usize::from(moment.number()))
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn places_are_called_by_their_bits(bits: u64, from in 0..90_usize, length in 0..90_usize) {
            // Only places of the list have bits.
            let known = (0..length).fold(0, |known, at| known | 1 << place(at));
            let expected: Vec<_> = (from..length).filter(|at| bits & known & 1 << place(*at) != 0).collect();
            prop_assert_eq!(called(bits & known, from, length).collect::<Vec<_>>(), expected);
        }
    }
}
