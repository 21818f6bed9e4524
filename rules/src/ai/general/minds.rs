//! The minds of the captains who are tried.

use super::super::strikes::Taste;
use super::super::weights::{AGGRESSIVE, BLIND, CAUTIOUS, PLAIN, Weights};
use crate::side::Side;

/// What served the attackers best in some thirty thousand battles of the Alamo against the ordinary captain: he fears fire
/// less. The garrison is led as ever.
pub(super) const VETERAN: Weights = Weights {
    taste: [PLAIN.taste[0], Taste { advance: 0.35, answer: 0.5, near: 0.0, least: 0.008 }],
    contact: [PLAIN.contact[0], 0.37],
    way: [PLAIN.way[0], 0.077],
    arrived: [PLAIN.arrived[0], 0.31],
    exposed: [PLAIN.exposed[0], 0.023],
    inside: [0.6, 0.039],
    thrift: 1.07,
    ..PLAIN
};

/// Captains to try for a side: those of the roster, and the veteran with one thing mattering less or more to him.
pub(super) fn minds(side: Side) -> impl Iterator<Item = Weights> {
    let own = side.index();
    let one: [fn(&mut Weights, usize) -> &mut f32; 8] = [
        |weights, own| &mut weights.strike[own],
        |weights, own| &mut weights.contact[own],
        |weights, own| &mut weights.way[own],
        |weights, own| &mut weights.exposed[own],
        |weights, own| &mut weights.danger[own],
        |weights, own| &mut weights.taste[own].advance,
        |weights, own| &mut weights.taste[own].answer,
        |weights, own| &mut weights.taste[own].near,
    ];
    let changed = one.into_iter().flat_map(move |weight| {
        [0.3, 3.0].into_iter().filter_map(move |factor| {
            let mut weights = VETERAN;
            let weight = weight(&mut weights, own);
            let is_other = *weight != 0.0;
            *weight *= factor;
            is_other.then_some(weights)
        })
    });
    [PLAIN, AGGRESSIVE, CAUTIOUS, BLIND].into_iter().chain(changed)
}
