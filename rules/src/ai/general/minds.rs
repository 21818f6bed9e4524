//! The minds of the captains who are tried.

use super::super::weights::{AGGRESSIVE, BLIND, CAUTIOUS, PLAIN, Weights};
use crate::side::Side;

/// Captains to try for a side: those of the roster, and the ordinary one with one thing mattering less or more to him.
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
            let mut weights = PLAIN;
            let weight = weight(&mut weights, own);
            let is_other = *weight != 0.0;
            *weight *= factor;
            is_other.then_some(weights)
        })
    });
    [AGGRESSIVE, CAUTIOUS, BLIND].into_iter().chain(changed)
}
