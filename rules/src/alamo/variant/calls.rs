//! Which rules of an occasion can speak, told at one look: most wait for other pieces, or for another phase.

use super::bounds::Bounds;
use super::program::Program;
use super::{MODES, Moment, Roles, SideId};
use crate::alamo::position::MOST_PIECES;
use crate::alamo::{Game, Phase, PieceId, Position};

/// The rules of one occasion by what must be so, a bit each by their place in the list; the last bit is that of all
/// places beyond it.
#[derive(Debug, Clone, Default)]
pub(super) struct Calls {
    /// Those that can speak of each piece, and behind the last of nobody; empty where none waits.
    of: Vec<u64>,
    phases: [u64; Phase::COUNT],
    /// Those that want something painted on the hexside between.
    over: u64,
    /// Those that speak of what a variant has named: no step or attack a player may choose.
    named: u64,
}

impl Calls {
    /// Those of a list of rules.
    pub(super) fn of(program: &Program, list: &[u16]) -> Self {
        let mut calls = Self::default();
        if list.is_empty() {
            return calls;
        }
        calls.of = vec![0; MOST_PIECES + 1];
        for (at, rule) in list.iter().enumerate() {
            let (bit, bounds) = (1 << place(at), &program.rules[usize::from(*rule)].bounds);
            calls.add(program, bit, bounds);
        }
        calls
    }

    fn add(&mut self, program: &Program, bit: u64, bounds: &Bounds) {
        let band = bounds.band().map(|band| &program.bands[usize::from(band)]);
        for (piece, rules) in (0..).map(PieceId).zip(&mut self.of[..MOST_PIECES]) {
            if band.is_none_or(|band| band.contains(piece)) {
                *rules |= bit;
            }
        }
        if band.is_none() {
            self.of[MOST_PIECES] |= bit;
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

    /// Those that can speak of a piece in a phase, with what happens called so.
    #[inline]
    fn of_piece(&self, position: &Position, unit: Option<PieceId>, mode: u8) -> u64 {
        let piece = unit.map_or(MOST_PIECES, PieceId::index);
        let named = if is_plain(position, mode) { self.named } else { 0 };
        self.of.get(piece).copied().unwrap_or(0) & self.phases[position.phase as usize] & !named
    }

    /// Those that can speak of these.
    #[inline]
    pub(super) fn now(&self, position: &Position, roles: &Roles) -> u64 {
        let bare = if roles.via == SideId::NONE { self.over } else { 0 };
        self.of_piece(position, roles.unit, roles.mode) & !bare
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
    /// Whether any rule waits for an occasion that can speak of a step or attack of a piece in this phase.
    #[inline]
    pub(in crate::alamo) fn awaits_of(&self, position: &Position, moment: Moment, unit: PieceId) -> bool {
        self.awaits(moment) && self.is_called(position, moment, unit)
    }

    #[inline(never)]
    fn is_called(&self, position: &Position, moment: Moment, unit: PieceId) -> bool {
        let program = self.program.as_deref();
        let calls = program.and_then(|program| program.calls.get(usize::from(moment.number())));
        calls.is_some_and(|calls| calls.of_piece(position, Some(unit), 0) != 0)
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
