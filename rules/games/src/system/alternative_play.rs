//! Schemes: alternative ways to play a side, tried against the usual players to find weak spots of a scenario.

use std::fmt::Debug;

use super::System;
use crate::phrase::Phrase;
use crate::player::Player;
use crate::project::Project;
use crate::side::Side;

/// A function that draws a number from 0 (inclusive) to 1 (exclusive).
pub type DrawNumber<'a> = dyn FnMut() -> f32 + 'a;

/// Draws a factor for a weight: from a quarter to four times as much.
pub(crate) fn factor(draw: &mut DrawNumber<'_>) -> f32 {
    // The powers of the system differ from machine to machine.
    libm::pow(4.0, f64::from(2.0 * draw() - 1.0)) as f32
}

/// Returns a weight in words, relative to the usual player's weight `plain`. `when` is the message that says it, with
/// `$what` and `$much`.
pub(crate) fn weighed(when: &'static str, what: &'static str, own: f32, plain: f32) -> Phrase {
    let much = if plain == 0.0 {
        Phrase::new("scheme-much-new")
    } else if own <= 0.0 {
        Phrase::new("scheme-much-none")
    } else {
        Phrase::new("scheme-much").count("percent", (100.0 * own / plain).round() as usize)
    };
    Phrase::new(when).word("what", what).said("much", much)
}

/// The weights of a persona that a side uses, each with the message id of its name.
pub(crate) type Weights<P> = [(&'static str, fn(&mut P) -> &mut i32)];

/// Raises or lowers each of some weights with the given probability.
pub(crate) fn vary<P>(persona: &mut P, weights: &Weights<P>, probability: f32, draw: &mut DrawNumber<'_>) {
    for (_, which) in weights {
        if draw() < probability {
            let own = which(persona);
            *own = (*own as f32 * factor(draw)) as i32;
        }
    }
}

/// Returns the weights of a persona that differ from those of the usual player in words.
pub(crate) fn differing<P: Copy>(own: P, usual: P, weights: &Weights<P>) -> impl Iterator<Item = Phrase> {
    weights.iter().filter_map(move |(id, which)| {
        let [own, plain] = [own, usual].map(|mut persona| *which(&mut persona));
        (own != plain).then(|| weighed("scheme-weighs", id, own as f32, plain as f32))
    })
}

/// Returns the turns before which a side may stand still, the earliest first, and one after the last.
pub(crate) fn waiting_turns(last: u8) -> impl Iterator<Item = u8> {
    let mut all: Vec<u8> = [2, 3, last / 2, (u16::from(last) * 2 / 3) as u8, last.saturating_add(1)]
        .into_iter()
        .filter(|own| *own > 1)
        .collect();
    all.sort_unstable();
    all.dedup();
    all.into_iter()
}

/// Returns who waits for a turn in words. `wait` is the message that says it, with `$turn`.
pub(crate) fn waits(wait: &'static str, turn: u8, last: u8) -> Phrase {
    if turn > last { Phrase::new("scheme-never") } else { Phrase::new(wait).count("turn", usize::from(turn)) }
}

/// Returns the message id of a side of the fort, in quarters clockwise from north.
pub(crate) fn quarter_word(quarter: u8) -> &'static str {
    let all = ["scheme-north", "scheme-east", "scheme-south", "scheme-west"];
    all[usize::from(quarter) % all.len()]
}

/// A system with further ways to play a side, in addition to the players of its roster: some stick to one plan, some
/// use different weights. `exploit` searches them for one that beats the usual players.
pub trait Schemed: System {
    /// A way to play a side.
    type Scheme: Clone + Debug + PartialEq + Send + Sync;

    /// Returns schemes that stick to one plan, such as all units over one wall; the most promising come first.
    fn single_minded(&self, project: &Project, side: Side) -> Vec<Self::Scheme>;

    /// Returns schemes with weights different from those of the usual player, which is not included.
    fn minded(&self, side: Side) -> Vec<Self::Scheme>;

    /// Returns the scheme of the usual player, as a starting point.
    fn usual() -> Self::Scheme;

    /// Returns a variation of a scheme with some weights raised or lowered.
    fn varied(&self, scheme: &Self::Scheme, side: Side, draw: &mut DrawNumber<'_>) -> Self::Scheme;

    /// Returns a player that follows a scheme.
    fn carried_out(scheme: &Self::Scheme) -> Box<dyn Player<Self>>;

    /// Describes how a scheme differs from the usual player, one difference per message; never empty.
    fn told(&self, scheme: &Self::Scheme, side: Side) -> Vec<Phrase>;
}
