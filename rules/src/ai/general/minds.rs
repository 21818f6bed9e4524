//! The minds of the captains who are tried.

use super::super::weights::{AGGRESSIVE, BLIND, CAUTIOUS, PLAIN, Weights};
use crate::alamo::Phase;

/// How many captains are tried beside those of the roster.
const DRAWN: usize = 8;

/// What a weight is multiplied by.
const FACTORS: [f32; 6] = [0.25, 0.5, 1.0, 1.0, 2.0, 4.0];

/// Captains to try: those of the roster, and some with weights drawn around the plain ones.
pub(super) fn minds(phase: Phase, mut below: impl FnMut(usize) -> usize) -> Vec<Weights> {
    let mut minds = vec![PLAIN, AGGRESSIVE, CAUTIOUS, BLIND];
    for _ in 0..DRAWN {
        let mut weights = PLAIN;
        let mut draw = |weight: &mut f32| *weight *= FACTORS[below(FACTORS.len())];
        for taste in &mut weights.taste {
            draw(&mut taste.advance);
            draw(&mut taste.answer);
            draw(&mut taste.near);
            draw(&mut taste.least);
        }
        if phase.is_movement() {
            for pair in [
                &mut weights.strike,
                &mut weights.contact,
                &mut weights.way,
                &mut weights.exposed,
                &mut weights.danger,
                &mut weights.inside,
            ] {
                pair.iter_mut().for_each(&mut draw);
            }
        }
        minds.push(weights);
    }
    minds
}
