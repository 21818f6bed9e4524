//! The effect of a strike on its target, as read from the events.

use super::super::event::Happening;
use super::super::{Event, Order, PieceId};

/// The effect of one strike on the attacked unit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum StrikeEffect {
    /// Nothing happens.
    Nothing,
    /// It loses good order.
    Disordered,
    /// It loses a step and good order.
    Reduced,
    /// It loses a step and must retreat.
    ReducedAndRouted,
    /// It must retreat.
    Routed,
    /// It is eliminated.
    Eliminated,
    /// It may counterattack.
    Counterattack,
}

impl StrikeEffect {
    /// All effects: first those on the target, from the mildest to the most severe, then its own counterattack.
    pub const ALL: [Self; 7] = [
        Self::Nothing,
        Self::Disordered,
        Self::Reduced,
        Self::ReducedAndRouted,
        Self::Routed,
        Self::Eliminated,
        Self::Counterattack,
    ];

    /// The name used in cases and by programs.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Nothing => "nothing",
            Self::Disordered => "disorder",
            Self::Reduced => "step",
            Self::ReducedAndRouted => "step_and_rout",
            Self::Routed => "rout",
            Self::Eliminated => "eliminated",
            Self::Counterattack => "counterattack",
        }
    }

    /// The effect with this name.
    #[must_use]
    pub fn named(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|effect| effect.word() == word)
    }
}

/// The effects on the target so far, and the leaders who have fallen.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Felt {
    order: Option<Order>,
    reduced: bool,
    eliminated: bool,
    /// The fallen leaders, in the order in which they fell.
    pub(super) fallen: Vec<PieceId>,
}

impl Felt {
    /// Records the effects in `events`.
    pub(super) fn note(&mut self, target: PieceId, events: &[Event]) {
        for event in events {
            match event.what {
                Happening::Ordered { unit, order } if unit == target => self.order = Some(order),
                Happening::Reduced { unit } if unit == target => self.reduced = true,
                Happening::Eliminated { unit } if unit == target => self.eliminated = true,
                Happening::LeaderTested { leader, fell: true, .. } | Happening::LeaderKilled { leader } => {
                    self.fallen.push(leader);
                }
                _ => {}
            }
        }
    }

    /// The overall effect; `offered` is true if a counterattack is offered.
    pub(super) const fn effect(&self, offered: bool) -> StrikeEffect {
        match (self.eliminated, self.reduced, self.order) {
            (true, ..) => StrikeEffect::Eliminated,
            (false, true, Some(Order::Routed)) => StrikeEffect::ReducedAndRouted,
            (false, true, _) => StrikeEffect::Reduced,
            (false, false, Some(Order::Routed)) => StrikeEffect::Routed,
            (false, false, Some(Order::Disordered)) => StrikeEffect::Disordered,
            (false, false, Some(Order::Good) | None) if offered => StrikeEffect::Counterattack,
            (false, false, Some(Order::Good) | None) => StrikeEffect::Nothing,
        }
    }
}
