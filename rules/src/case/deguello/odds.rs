//! The chance that the roll an action brings succeeds, and what it needs.

use super::super::common::same;
use super::super::words::refused;
use crate::case::{Found, NotAnExpectation};
use crate::deguello::{Event, Game, Position, What};
use crate::message::Message;
use crate::play::{Fraction, Game as _, Spoken as _};

/// What came of asking: `None` when the words are of another kind.
type Asked = Result<Option<Found>, NotAnExpectation>;

/// Whether an event is the success of a roll.
const fn succeeds(event: &Event) -> bool {
    match event.what {
        What::Shot { hit, .. } => hit,
        What::Rose { well, .. } => well,
        What::Light { day, .. } => day,
        What::LadderHit { lost, .. } | What::OfficerHit { lost, .. } => lost,
        What::Emplaced { up, .. } => up,
        What::Hewed { broken, .. } => broken,
        What::Torched { burns, .. } => burns,
        What::Burned { out, .. } => out,
        What::Checked { lives, .. } => lives,
        _ => false,
    }
}

/// The chance that the roll that is due succeeds, and the least sum that does; `None` when none is due.
fn of_roll(game: &Game, position: &Position) -> Option<(Fraction, Option<u8>)> {
    let dice = game.chance(position)?;
    let (mut chance, mut least) = (Fraction::ZERO, None);
    for (roll, share) in dice.sums() {
        let (mut after, mut events) = (position.clone(), Vec::new());
        game.resolve(&mut after, roll, &mut events);
        // The first event is that of the roll.
        if events.first().is_some_and(succeeds) {
            chance = chance + share;
            least = Some(least.map_or(roll.0, |own: u8| own.min(roll.0)));
        }
    }
    Some((chance, least))
}

/// The odds of an action, or of the roll that is due when none is named.
pub(super) fn odds(words: &[&str], game: &Game, position: &Position) -> Asked {
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
        let due = super::super::due::due(game, &after);
        return Ok(Some(Err(Message::new("case-no-roll").said("due", due))));
    };
    Ok(Some(if what == "odds" {
        let wanted: Fraction = expected.parse().map_err(|_| NotAnExpectation::Number { word: expected.to_owned() })?;
        same(&wanted.to_string(), chance.to_string())
    } else {
        same(expected, least.map(|own| own.to_string()).unwrap_or_default())
    }))
}
