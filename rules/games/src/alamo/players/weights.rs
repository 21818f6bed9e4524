//! The weights of a captain: a persona has one set, or one for each half of the battle.

use super::strikes::Taste;
use crate::alamo::{Game, Position};
use crate::draw::{Draw, Identity};
use crate::side::Side;

/// The weights of a captain, on a scale where the loss of a full-strength unit of the attackers is about 1.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Weights {
    /// How attacks are weighed, by side.
    pub(super) taste: [Taste; 2],
    /// The best attack a unit could make at once from where its move ends.
    pub(super) strike: [f32; 2],
    /// Contact with an enemy: it holds the enemy, keeps it from firing, and helps every other attack on it.
    pub(super) contact: [f32; 2],
    /// A movement point of the path to where an enemy can be attacked.
    pub(super) way: [f32; 2],
    /// The factor for that if a unit can attack at once.
    pub(super) arrived: [f32; 2],
    /// Enemy fire that can be expected before the next move.
    pub(super) exposed: [f32; 2],
    /// Enemy melee attacks that can be expected.
    pub(super) danger: [f32; 2],
    /// Each crossing over which melee would be possible: a unit in a corner is reached by few.
    pub(super) open: [f32; 2],
    /// Being inside the walls: the value for the first attacker there, and for the others.
    pub(super) inside: [f32; 2],
    /// How much more cautious the attackers become as their losses come near the figure that sends them home.
    pub(super) thrift: f32,
    /// How much more the garrison attacks when that may send them home.
    pub(super) zeal: f32,
}

/// How much a member of the population may weigh something more or less than the ordinary captain: within this, none is
/// stronger than another.
const SPREAD: f32 = 0.15;

impl Weights {
    /// Returns these weights as they apply while no attacker is inside: the garrison stands to its walls.
    ///
    /// A garrison that shuns whoever may reach its wall leaves the wall to him, and one that shuns fire leaves its guns.
    fn behind_the_walls(&self) -> Self {
        const GARRISON: usize = Side::Texan.index();
        let mut own = *self;
        own.danger[GARRISON] *= 0.1;
        own.exposed[GARRISON] *= 0.4;
        own
    }

    /// Returns these weights as a member of the population has them.
    pub(super) fn drawn(&self, draw: Draw) -> Self {
        let mut number = 0;
        let mut own = |weight: f32| {
            number += 1;
            weight * draw.weight(Identity::of(&[number]), SPREAD)
        };
        let mut both = |[texan, mexican]: [f32; 2]| [own(texan), own(mexican)];
        let [strike, contact, way, arrived] = [self.strike, self.contact, self.way, self.arrived].map(&mut both);
        let [exposed, danger, open, inside] = [self.exposed, self.danger, self.open, self.inside].map(&mut both);
        let [thrift, zeal] = both([self.thrift, self.zeal]);
        let taste = self.taste.map(|taste| {
            let [advance, answer] = both([taste.advance, taste.answer]);
            let [near, _] = both([taste.near, 0.0]);
            Taste { advance, answer, near, ..taste }
        });
        Self { taste, strike, contact, way, arrived, exposed, danger, open, inside, thrift, zeal }
    }
}

/// The weights of a captain in the two halves of a battle.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Persona {
    /// While the walls keep the attackers out.
    pub(super) outside: Weights,
    /// Once one of them in good order is inside.
    pub(super) inside: Weights,
}

impl Persona {
    /// Creates a persona with the same weights throughout.
    pub(super) const fn new(weights: Weights) -> Self {
        Self { outside: weights, inside: weights }
    }

    /// Returns the weights that apply in a position.
    pub(super) fn weights(&self, game: &Game, view: &Position) -> Weights {
        if game.mexicans_inside(view) { self.inside } else { self.outside.behind_the_walls() }
    }
}

/// The weights of the ordinary captain.
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

/// Attacks at any price.
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

/// Spares its units.
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

/// Fights well but ignores the objectives of the battle: the inside of the walls, the clock and losses.
pub(super) const BLIND: Weights = Weights { inside: [0.0, 0.0], way: [0.0, 0.02], thrift: 0.0, ..PLAIN };
