//! What a strike does to its target, as its events tell.

use super::super::event::Happening;
use super::super::{Event, Order, PieceId};

/// What one strike does to the unit attacked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum StrikeEffect {
    /// Nothing at all.
    Nothing,
    /// Its good order is lost.
    Disordered,
    /// A step is lost, and its good order.
    Reduced,
    /// A step is lost, and it must retreat.
    ReducedAndRouted,
    /// It must retreat.
    Routed,
    /// It is eliminated.
    Eliminated,
    /// It may strike back.
    Counterattack,
}

impl StrikeEffect {
    /// All: what strikes the target from the lightest to the gravest, then what it may do itself.
    pub const ALL: [Self; 7] = [
        Self::Nothing,
        Self::Disordered,
        Self::Reduced,
        Self::ReducedAndRouted,
        Self::Routed,
        Self::Eliminated,
        Self::Counterattack,
    ];

    /// The word cases and programs use.
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

    /// The effect of a word.
    #[must_use]
    pub fn named(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|effect| effect.word() == word)
    }
}

/// What the target has felt so far, and which leaders have fallen.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Felt {
    order: Option<Order>,
    reduced: bool,
    eliminated: bool,
    /// In the order they fell.
    pub(super) fallen: Vec<PieceId>,
}

impl Felt {
    /// Takes note of what has happened.
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

    /// What it comes to; `offered` says that a counterattack is.
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
