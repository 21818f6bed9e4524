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
#[inline]
pub(super) const fn place(at: usize) -> usize {
    if at < LAST { at } else { LAST }
}

impl Game {
    /// Whether any rule waits for an occasion that can speak of a step or attack of a piece in this phase.
    #[inline]
    pub(in crate::alamo) fn awaits_of(&self, position: &Position, moment: Moment, unit: PieceId) -> bool {
        self.awaits(moment) && self.is_called(position, moment, unit)
    }

    #[cold]
    fn is_called(&self, position: &Position, moment: Moment, unit: PieceId) -> bool {
        let program = self.program.as_deref();
        let calls = program.and_then(|program| program.calls.get(usize::from(moment.number())));
        calls.is_some_and(|calls| calls.of_piece(position, Some(unit), 0) != 0)
    }
}
