//! Captains with other personas: what they weigh more or less than the ordinary captain.

use super::super::weights::{PLAIN, Persona, Weights};
use crate::phrase::Phrase;
use crate::side::Side;
use crate::system::{DrawNumber, factor, weighed};

/// Accesses one of the weights of a side.
type Which = fn(&mut Weights, usize) -> &mut f32;

/// A weight: the message id of its name, its accessor, and its base value if the captain's is 0.
type Weighed = (&'static str, Which, f32);

/// All weights of a captain.
const WEIGHED: [Weighed; 14] = [
    ("scheme-weight-strike", |own, side| &mut own.strike[side], 0.5),
    ("scheme-weight-contact", |own, side| &mut own.contact[side], 0.2),
    ("scheme-weight-way", |own, side| &mut own.way[side], 0.03),
    ("scheme-weight-arrived", |own, side| &mut own.arrived[side], 0.3),
    ("scheme-weight-exposed", |own, side| &mut own.exposed[side], 0.2),
    ("scheme-weight-danger", |own, side| &mut own.danger[side], 0.5),
    ("scheme-weight-open", |own, side| &mut own.open[side], 0.1),
    ("scheme-weight-first", |own, _| &mut own.inside[0], 0.3),
    ("scheme-weight-inside", |own, _| &mut own.inside[1], 0.05),
    ("scheme-weight-thrift", |own, _| &mut own.thrift, 0.5),
    ("scheme-weight-zeal", |own, _| &mut own.zeal, 2.0),
    ("scheme-weight-gone", |own, side| &mut own.taste[side].advance, 0.2),
    ("scheme-weight-answer", |own, side| &mut own.taste[side].answer, 0.5),
    ("scheme-weight-least", |own, side| &mut own.taste[side].least, 0.01),
];

/// Whether only the other side uses a weight.
fn is_idle(id: &str, side: Side) -> bool {
    match side {
        Side::Texan => matches!(id, "scheme-weight-first" | "scheme-weight-inside" | "scheme-weight-thrift"),
        Side::Mexican => matches!(id, "scheme-weight-zeal" | "scheme-weight-danger"),
    }
}

/// The most weights that are listed.
const TOLD: usize = 3;
/// A weight within this factor of the captain's is not worth listing.
const SAME: f32 = 1.25;

/// Returns a persona like this one that weighs some things more or less.
pub(super) fn varied(persona: &Persona, side: Side, draw: &mut DrawNumber<'_>) -> Persona {
    let mut persona = *persona;
    for (id, which, usual) in WEIGHED {
        if is_idle(id, side) || draw() > 0.35 {
            continue;
        }
        let factor = factor(draw);
        let (before, after) = (draw() < 0.8, draw() < 0.6);
        for weights in
            [before.then_some(&mut persona.outside), after.then_some(&mut persona.inside)].into_iter().flatten()
        {
            let own = which(weights, side.index());
            *own = if *own == 0.0 { usual * factor } else { *own * factor };
        }
    }
    persona
}

/// Returns the weights that differ most from the captain's, the greatest difference first.
pub(super) fn told(persona: &Persona, side: Side) -> Vec<Phrase> {
    let mut all: Vec<(f32, Phrase)> = Vec::new();
    for (id, which, usual) in WEIGHED {
        if is_idle(id, side) {
            continue;
        }
        let of = |mut weights: Weights| *which(&mut weights, side.index());
        let [plain, before, after] = [PLAIN, persona.outside, persona.inside].map(of);
        let off = |own: f32| {
            let [own, plain] = [own, plain].map(|weight| weight.max(usual / 20.0));
            (own / plain).ln().abs()
        };
        let when = if before.to_bits() == after.to_bits() {
            "scheme-weighs"
        } else if off(before) >= off(after) {
            "scheme-weighs-outside"
        } else {
            "scheme-weighs-inside"
        };
        let own = if off(before) >= off(after) { before } else { after };
        if off(own) > SAME.ln() {
            all.push((off(own), weighed(when, id, own, plain)));
        }
    }
    all.sort_by(|a, b| b.0.total_cmp(&a.0));
    all.into_iter().take(TOLD).map(|(_, message)| message).collect()
}
