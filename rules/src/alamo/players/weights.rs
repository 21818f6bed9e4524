//! What a captain cares for, as numbers: a persona is a set of them, or one for each half of the battle.

use super::strikes::Taste;
use crate::alamo::{Game, Position};

/// The weights of a captain, where the loss of a whole unit of the attackers is about 1.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Weights {
    /// How he weighs attacks, by side.
    pub(super) taste: [Taste; 2],
    /// The attack a unit could make at once from where its move ends.
    pub(super) strike: [f32; 2],
    /// Contact with an enemy: it holds him, keeps him from firing, and helps every other attack on him.
    pub(super) contact: [f32; 2],
    /// A point of the way to where an enemy can be attacked.
    pub(super) way: [f32; 2],
    /// What is left of that for a unit that can strike at once.
    pub(super) arrived: [f32; 2],
    /// Enemy fire that can be expected before the next move.
    pub(super) exposed: [f32; 2],
    /// Enemy attacks hand to hand that can be expected.
    pub(super) danger: [f32; 2],
    /// Each step over which anybody could ever fight hand to hand: who stands in a corner is come at by few.
    pub(super) open: [f32; 2],
    /// Standing inside the walls: what it is to the first attacker there, and to the others.
    pub(super) inside: [f32; 2],
    /// How much less the attackers dare as their losses come near the figure that sends them home.
    pub(super) thrift: f32,
    /// How much more the garrison strikes when that may send them home.
    pub(super) zeal: f32,
}

/// What a captain cares for in the two halves of a battle.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Persona {
    /// While the walls keep the attackers out.
    pub(super) outside: Weights,
    /// Once one of them in good order is inside.
    pub(super) inside: Weights,
}

impl Persona {
    /// The mind of one who cares for the same things from first to last.
    pub(super) const fn new(weights: Weights) -> Self {
        Self { outside: weights, inside: weights }
    }

    /// What counts in a position.
    pub(super) fn weights(&self, game: &Game, view: &Position) -> &Weights {
        if game.mexicans_inside(view) { &self.inside } else { &self.outside }
    }
}

/// The weights of the captain himself.
pub(super) const PLAIN: Weights = Weights {
    taste: [
        Taste { advance: 0.0, answer: 1.0, near: 0.3, least: 0.01 },
        Taste { advance: 0.4, answer: 0.5, near: 0.0, least: 0.005 },
    ],
    strike: [1.0, 1.0],
    contact: [0.0, 0.3],
    way: [0.0, 0.06],
    arrived: [1.0, 0.2],
    exposed: [0.6, 0.05],
    danger: [2.0, 0.0],
    open: [0.0, 0.0],
    inside: [0.6, 0.05],
    thrift: 1.0,
    zeal: 6.0,
};

/// Strikes whatever the price.
pub(super) const AGGRESSIVE: Weights = Weights {
    taste: [
        Taste { advance: 0.1, answer: 0.2, near: 0.3, least: 0.0 },
        Taste { advance: 0.8, answer: 0.2, near: 0.0, least: 0.0 },
    ],
    exposed: [0.2, 0.0],
    danger: [0.7, 0.0],
    thrift: 0.0,
    ..PLAIN
};

/// Keeps his units whole.
pub(super) const CAUTIOUS: Weights = Weights {
    taste: [
        Taste { advance: 0.0, answer: 1.5, near: 0.1, least: 0.03 },
        Taste { advance: 0.2, answer: 1.5, near: 0.0, least: 0.03 },
    ],
    exposed: [0.8, 0.12],
    danger: [3.0, 0.0],
    thrift: 2.0,
    ..PLAIN
};

/// Fights well and never thinks of what the battle is about: neither the inside of the walls nor the clock nor losses.
pub(super) const BLIND: Weights = Weights { inside: [0.0, 0.0], way: [0.0, 0.02], thrift: 0.0, ..PLAIN };
