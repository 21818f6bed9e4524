//! The chance that the roll of an action succeeds, and the sum it needs, computed by trying every sum of the dice.

use super::common::same;
use super::due::due;
use super::words::refused;
use super::{ExpectResult, NotAnExpectation};
use crate::phrase::Phrase;
use crate::play::{Fraction, Spoken};

/// A game whose rolls can succeed or fail.
pub(super) trait Rolled: Spoken {
    /// Whether an event is the success of a roll.
    fn succeeds(event: &Self::Event) -> bool;
}

/// Evaluates an expectation on the odds of an action, or of the pending roll if no action is named; `None` if the words
/// are of another kind.
pub(super) fn odds<G: Rolled>(
    words: &[&str],
    game: &G,
    position: &G::Position,
) -> Result<Option<ExpectResult>, NotAnExpectation> {
    let (what, expected, action) = match words {
        [what @ ("odds" | "need"), expected, action @ ..] => (*what, *expected, action),
        _ => return Ok(None),
    };
    let mut after = position.clone();
    if !action.is_empty() {
        let action = game.read_action(&action.join(" "))?;
        if let Err(refusal) = game.apply(&mut after, action, &mut Vec::new()) {
            return Ok(Some(Err(refused(refusal.atom))));
        }
    }
    let Some((chance, least)) = of_roll(game, &after) else {
        return Ok(Some(Err(Phrase::new("case-no-roll").said("due", due(game, &after)))));
    };
    Ok(Some(if what == "odds" {
        let wanted: Fraction = expected.parse().map_err(|_| NotAnExpectation::Number { word: expected.to_owned() })?;
        same(&wanted.to_string(), chance.to_string())
    } else {
        same(expected, least.map(|own| own.to_string()).unwrap_or_default())
    }))
}

/// Returns the chance that the pending roll succeeds, and the lowest sum that does; `None` if no roll is pending.
fn of_roll<G: Rolled>(game: &G, position: &G::Position) -> Option<(Fraction, Option<u8>)> {
    let dice = game.chance(position)?;
    let (mut chance, mut least) = (Fraction::ZERO, None);
    for (roll, share) in dice.sums() {
        let (mut after, mut events) = (position.clone(), Vec::new());
        game.resolve(&mut after, roll, &mut events);
        // The first event is the result of the roll.
        if events.first().is_some_and(G::succeeds) {
            chance = chance + share;
            least = Some(least.map_or(roll.0, |own: u8| own.min(roll.0)));
        }
    }
    Some((chance, least))
}
