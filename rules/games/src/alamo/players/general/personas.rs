//! The captains whose plans the general compares: sets of weights, for each side.

use super::super::strikes::Taste;
use super::super::weights::{AGGRESSIVE, BLIND, CAUTIOUS, PLAIN, Persona, Weights};
use crate::side::Side;

/// While the walls hold: the weights that served the attackers best in some two hundred thousand battles of the Alamo
/// against the ordinary captain. They fear fire less; the garrison's are unchanged.
const OUTSIDE: Weights = Weights {
    taste: [PLAIN.taste[0], Taste { advance: 0.35, answer: 0.5, near: 0.0, least: 0.008 }],
    contact: [PLAIN.contact[0], 0.37],
    way: [PLAIN.way[0], 0.077],
    arrived: [PLAIN.arrived[0], 0.31],
    exposed: [PLAIN.exposed[0], 0.023],
    inside: [0.6, 0.039],
    thrift: 1.07,
    ..PLAIN
};

/// Once the enemy is inside: the garrison goes where few can reach it, and holds a room with one door for turns on end.
const INSIDE: Weights = Weights {
    taste: [PLAIN.taste[0], Taste { advance: 0.28, answer: 0.42, near: 0.0, least: 0.009 }],
    arrived: [PLAIN.arrived[0], 0.23],
    exposed: [0.4, 0.02],
    danger: [20.0, 0.0],
    open: [0.1, 0.0],
    inside: [0.53, 0.028],
    ..OUTSIDE
};

/// The captain that plays best on its own, against which the others are compared.
pub(in crate::alamo::players) const VETERAN: Persona = Persona { outside: OUTSIDE, inside: INSIDE };

/// Returns the other captains of a side. Those whose plans most often beat the veteran's come first.
pub(in crate::alamo::players) fn personas(side: Side) -> Vec<Persona> {
    let all = |others: Vec<Persona>| {
        [Persona::new(CAUTIOUS)].into_iter().chain(others).chain([Persona::new(OUTSIDE)]).collect()
    };
    match side {
        Side::Texan => all(garrisons().to_vec()),
        Side::Mexican => all(attackers().collect()),
    }
}

/// Returns garrisons that go into their rooms sooner or later, and shoot out of them more or less.
const fn garrisons() -> [Persona; 8] {
    const fn careful(danger: f32) -> Weights {
        Weights { danger: [danger, 0.0], ..OUTSIDE }
    }
    const fn covered(weights: Weights, exposed: f32) -> Weights {
        Weights { exposed: [exposed, weights.exposed[1]], ..weights }
    }
    const fn striking(strike: f32) -> Weights {
        Weights { strike: [strike, INSIDE.strike[1]], ..INSIDE }
    }
    const fn later(inside: Weights) -> Persona {
        Persona { outside: OUTSIDE, inside }
    }
    [
        Persona { outside: careful(5.0), inside: INSIDE },
        Persona { outside: covered(OUTSIDE, 0.1), inside: INSIDE },
        Persona::new(INSIDE),
        later(careful(5.0)),
        later(covered(INSIDE, 1.5)),
        later(striking(0.3)),
        later(striking(3.0)),
        later(Weights { way: [-0.05, INSIDE.way[1]], ..INSIDE }),
    ]
}

/// Accesses one of the weights.
type Which = fn(&mut Weights) -> &mut f32;

/// Returns attackers that give less or more weight to one thing, and the other personas.
fn attackers() -> impl Iterator<Item = Persona> {
    const ATTACKER: usize = Side::Mexican.index();
    let one: [(Which, [f32; 2]); 5] = [
        (|weights| &mut weights.way[ATTACKER], [0.3, 3.0]),
        (|weights| &mut weights.exposed[ATTACKER], [0.2, 4.0]),
        (|weights| &mut weights.contact[ATTACKER], [0.3, 3.0]),
        (|weights| &mut weights.taste[ATTACKER].advance, [0.3, 3.0]),
        (|weights| &mut weights.taste[ATTACKER].answer, [0.3, 3.0]),
    ];
    let changed = one.into_iter().flat_map(|(weight, factors)| {
        factors.into_iter().map(move |factor| {
            let changed = |mut weights: Weights| {
                *weight(&mut weights) *= factor;
                weights
            };
            Persona { outside: changed(OUTSIDE), inside: changed(INSIDE) }
        })
    });
    changed.chain([Persona::new(AGGRESSIVE), Persona::new(BLIND)])
}
