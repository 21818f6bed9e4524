//! The quantities and occasions the variants in force mention, as bits. A game without variants then pays one bit test
//! for each query.

use super::flag_values::FlagBit;
use super::program::{Adjust, Operation};
use super::{Occasion, Program, Quantity};
use crate::alamo::{Game, Phase, Position};
use crate::play::Roll;
use crate::side::Side;

/// The numbers, permissions and occasions that variants affect.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(in crate::alamo) struct Mentioned {
    figures: u64,
    forbidden: u64,
    allowed: u64,
    moments: u64,
    /// The sorts of flags of which one must be up for any rule to be on offer, by phase.
    offers: [u64; Phase::COUNT],
    /// The sorts of the flags that are hidden from each side.
    hidden: [u64; 2],
    waking: Waking,
    /// Whether any rule depends on what pieces have done in the Game-Turn.
    turn_marks: bool,
    /// Whether any rule depends on the movement points of a piece.
    points: bool,
    /// Whether any rule depends on the last dice rolled.
    dice: bool,
}

/// The sorts of flags of which one must be up for any change of a quantity to hold, by phase and quantity.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Waking([[u64; Quantity::COMMON as usize]; Phase::COUNT]);

impl Default for Waking {
    fn default() -> Self {
        Self([[0; Quantity::COMMON as usize]; Phase::COUNT])
    }
}

impl Mentioned {
    /// Creates the bits for a program. The quantities it has numbered itself are not included: only its own rules use
    /// them.
    pub(in crate::alamo) fn new(program: &Program) -> Self {
        let bits = |filled: &mut dyn Iterator<Item = bool>| {
            filled.take(64).enumerate().filter(|(_, filled)| *filled).fold(0, |bits, (at, _)| bits | 1 << at)
        };
        let common = usize::from(Quantity::COMMON);
        let with = |changes: &[Adjust], op| changes.iter().any(|change| change.op == op);
        let mut waking = Waking::default();
        for (phase, waking) in waking.0.iter_mut().enumerate() {
            waking.iter_mut().zip(&program.guards).for_each(|(sorts, guard)| *sorts = guard.sorts[phase]);
        }
        Self {
            waking,
            turn_marks: program.turn_marks,
            points: program.points,
            dice: program.dice,
            forbidden: bits(&mut program.changes.iter().take(common).map(|changes| with(changes, Operation::Forbid))),
            allowed: bits(&mut program.changes.iter().take(common).map(|changes| with(changes, Operation::Allow))),
            figures: bits(&mut program.changes.iter().take(common).map(|changes| !changes.is_empty())),
            offers: program.offered(),
            hidden: [0, 1]
                .map(|side| program.hidden[side].iter().fold(0, |sorts, flag| sorts | FlagBit::new(*flag).bit())),
            moments: bits(&mut program.lists.iter().map(|list| !list.is_empty())),
        }
    }
}

impl Game {
    /// Returns the same game with no rule of a variant waiting for an occasion.
    #[cfg(test)]
    pub(super) fn without_occasions(&self) -> Self {
        let mut game = self.clone();
        game.mentioned.moments = 0;
        game
    }

    /// Whether any variant changes a number or permission.
    #[inline]
    pub(in crate::alamo) fn adjusts(&self, figure: Quantity) -> bool {
        match figure {
            Quantity::Own(_) => {
                let program = self.program.as_deref();
                program.is_some_and(|program| !program.changes[usize::from(figure.number())].is_empty())
            }
            _ => self.mentioned.figures >> figure.number() & 1 != 0,
        }
    }

    /// Whether any variant changes a number or permission in this phase.
    #[inline]
    pub(in crate::alamo) fn adjusts_in(&self, position: &Position, figure: Quantity) -> bool {
        let sorts = &self.mentioned.waking.0[position.phase as usize];
        self.adjusts(figure) && sorts.get(usize::from(figure.number())).is_none_or(|sorts| *sorts != 0)
    }

    /// Whether a change of a number or permission can hold now: in this phase, and with the flags that are up.
    #[expect(clippy::inline_always, reason = "asked everywhere: which number it is must be known where it is asked")]
    #[inline(always)]
    pub(in crate::alamo) fn stirs(&self, position: &Position, figure: Quantity) -> bool {
        if let Quantity::Own(_) = figure {
            return self.is_stirred(position, figure);
        }
        let sorts = &self.mentioned.waking.0[position.phase as usize];
        self.adjusts(figure) && position.marks.may_be_up(sorts[usize::from(figure.number())])
    }

    #[cold]
    fn is_stirred(&self, position: &Position, figure: Quantity) -> bool {
        let program = self.program.as_deref();
        program.is_some_and(|program| program.guards[usize::from(figure.number())].is_awake(position))
    }

    /// Whether any variant forbids something.
    #[inline]
    pub(in crate::alamo) fn may_forbid(&self, figure: Quantity) -> bool {
        matches!(figure, Quantity::Own(_)) && self.adjusts(figure) || self.mentioned.forbidden >> figure.bit() & 1 != 0
    }

    /// Whether any variant allows something.
    #[inline]
    pub(in crate::alamo) fn may_grant(&self, figure: Quantity) -> bool {
        matches!(figure, Quantity::Own(_)) && self.adjusts(figure) || self.mentioned.allowed >> figure.bit() & 1 != 0
    }

    /// Whether any rule may be on offer in a phase, to either side.
    #[must_use]
    pub const fn has_offers(&self, phase: Phase) -> bool {
        self.mentioned.offers[phase as usize] != 0
    }

    /// Whether any rule may be on offer with the flags that are up.
    #[inline]
    pub(super) const fn may_offer(&self, position: &Position) -> bool {
        position.marks.may_be_up(self.mentioned.offers[position.phase as usize])
    }

    /// Whether any flag may be up that a side does not see.
    #[inline]
    pub(super) const fn may_hide_marks(&self, position: &Position, side: Side) -> bool {
        position.marks.may_be_up(self.mentioned.hidden[side.index()])
    }

    /// Whether any rule depends on what pieces have done in the Game-Turn.
    #[inline]
    pub(in crate::alamo) const fn asks_for_turn_marks(&self) -> bool {
        self.mentioned.turn_marks
    }

    /// Whether any rule depends on the movement points of a piece.
    #[inline]
    pub(in crate::alamo) const fn asks_for_points(&self) -> bool {
        self.mentioned.points
    }

    /// Records the last dice rolled, if a rule depends on them.
    #[inline]
    pub(in crate::alamo) const fn note_dice(&self, position: &mut Position, roll: Roll) {
        if self.mentioned.dice {
            position.dice = roll.0;
        }
    }

    /// Whether any rule waits for an occasion.
    #[inline]
    pub(in crate::alamo) fn awaits(&self, moment: Occasion) -> bool {
        self.mentioned.moments >> moment.number() & 1 != 0
    }
}

const _: () = assert!(Occasion::COUNT <= 64 && Quantity::COMMON <= 64, "they find room in a word");
