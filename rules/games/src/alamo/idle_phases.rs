//! Phases in which no piece moves or attacks.
//!
//! Such a phase runs automatically unless a variant offers a rule in it. Then both sides are asked in turn, the phasing
//! side first, and the phase does its work once both have passed.

use super::{Action, Game, Phase, Position};
use crate::side::Side;

impl Phase {
    /// Whether no piece moves, attacks or is set up in the phase.
    #[must_use]
    pub const fn is_quiet(self) -> bool {
        !self.is_setup() && !self.is_movement() && !self.is_combat()
    }

    /// The order in which the sides are asked in a quiet phase.
    pub(super) const fn asks(self) -> [Side; 2] {
        match self {
            Self::TexanRally | Self::TurnEnd => [Side::Texan, Side::Mexican],
            _ => [Side::Mexican, Side::Texan],
        }
    }
}

impl Game {
    /// Whether the phase is a quiet one that waits while a rule of a variant is on offer.
    pub(super) const fn may_wait(&self, position: &Position) -> bool {
        position.phase.is_quiet() && self.has_offers(position.phase)
    }

    /// The side whose decision the phase waits for, if any.
    pub(crate) fn decider(&self, position: &Position) -> Option<Side> {
        if self.may_wait(position) {
            position.phase.asks().get(usize::from(position.passed)).copied()
        } else {
            position.phase.side()
        }
    }

    /// Whether no side has a decision left in the phase, which then runs automatically.
    pub(super) fn nobody_decides(&self, position: &mut Position) -> bool {
        if !self.may_wait(position) {
            return self.runs_by_itself(position);
        }
        while let Some(side) = self.decider(position) {
            let usual = position.phase.side() == Some(side) && !self.runs_by_itself(position);
            if usual || self.is_anything_on_offer(position) {
                return false;
            }
            position.passed += 1;
        }
        true
    }

    fn is_anything_on_offer(&self, position: &Position) -> bool {
        let mut offers: Vec<Action> = Vec::new();
        self.offers(position, &mut offers);
        !offers.is_empty()
    }
}
