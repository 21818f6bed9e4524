//! The expectations common to all game systems.

use std::collections::BTreeSet;

use super::words::refused;
use super::{ExpectResult, NotAnExpectation};
use crate::phrase::Phrase;
use crate::play::{Actor, Outcome, Spoken};
use crate::side::Side;

/// Evaluates an expectation common to all game systems: whether an action is legal, the list or number of legal
/// actions, the player to decide, the turn and the phase. `None` for other words.
///
/// # Errors
///
/// If an action cannot be read.
pub fn common<G: Spoken>(
    words: &[&str],
    game: &G,
    position: &G::Position,
) -> Result<Option<ExpectResult>, NotAnExpectation> {
    Ok(Some(match words {
        ["turn", turn] => same(turn, game.moment(position).turn.to_string()),
        ["phase", phase] => same(phase, game.moment(position).phase.word.to_owned()),
        ["decides", who] => same(who, actor(game.actor(position)).to_owned()),
        ["legal", action @ ..] => {
            let action = game.read_action(&action.join(" "))?;
            game.check(position, action).map_err(|refusal| refused(refusal.atom))
        }
        ["illegal", rule, action @ ..] => {
            let action = game.read_action(&action.join(" "))?;
            match game.check(position, action) {
                Ok(()) => Err(Phrase::new("case-allowed")),
                Err(refusal) if refusal.atom.id() == *rule => Ok(()),
                Err(refusal) => Err(refused(refusal.atom)),
            }
        }
        ["choices", count, beginning @ ..] => {
            let mut legal: Vec<G::Action> = Vec::new();
            game.legal(position, &mut legal);
            let texts = legal.iter().map(|action| game.write_action(*action));
            let begins = |text: &String| beginning.iter().zip(text.split(' ')).all(|(own, word)| *own == word);
            same(count, texts.filter(begins).count().to_string())
        }
        ["actions", rest @ ..] => {
            let texts = rest.join(" ");
            let texts = texts.split(';').map(str::trim).filter(|text| !text.is_empty());
            // Read and written again, so that the same place under another name gives the same action.
            let read = texts.map(|text| game.read_action(text).map(|action| game.write_action(action)));
            let expected = read.collect::<Result<_, _>>()?;
            let mut legal: Vec<G::Action> = Vec::new();
            game.legal(position, &mut legal);
            alike(&expected, legal.iter().map(|action| game.write_action(*action)), "; ")
        }
        _ => return Ok(None),
    }))
}

/// Compares two sets that must be equal; if they are not, the failure lists the found one.
pub(super) fn alike(expected: &BTreeSet<String>, found: impl Iterator<Item = String>, between: &str) -> ExpectResult {
    let found: BTreeSet<String> = found.collect();
    if found == *expected { Ok(()) } else { Err(plain(found.into_iter().collect::<Vec<_>>().join(between))) }
}

/// Compares what was found with what was expected; if they differ, the failure contains what was found.
pub(super) fn same(expected: &str, found: String) -> ExpectResult {
    if expected == found { Ok(()) } else { Err(plain(found)) }
}

/// Returns a message with what was found, as the notation writes it; a dash if that is empty.
pub(super) fn plain(found: String) -> Phrase {
    Phrase::new("case-found").with("text", if found.is_empty() { "–".to_owned() } else { found })
}

/// Compares two lists of names, in any order.
pub(super) fn same_names(expected: &[&str], mut found: Vec<&str>) -> ExpectResult {
    let mut expected = expected.to_vec();
    found.sort_unstable();
    expected.sort_unstable();
    if found == expected { Ok(()) } else { Err(plain(found.join(" "))) }
}

/// Compares whether two spots see each other with an expectation `sees` or `blind`. `found` has both directions.
pub(super) fn sight(expected: &str, found: [bool; 2]) -> ExpectResult {
    match found {
        clear if clear == [expected == "sees"; 2] => Ok(()),
        [true, true] => Err(Phrase::new("case-clear")),
        [false, false] => Err(Phrase::new("case-blocked")),
        _ => Err(Phrase::new("case-one-way")),
    }
}

/// Compares the winner and the reason with those expected.
pub(super) fn ended(winner: &str, reason: &str, found: Option<Outcome>) -> ExpectResult {
    let found = found.ok_or_else(|| Phrase::new("case-goes-on"))?;
    let text = format!("{} {}", actor(Actor::Player(found.winner)), found.reason.word());
    same(&format!("{winner} {reason}"), text)
}

/// Returns the name of an actor in cases.
pub(super) const fn actor(actor: Actor) -> &'static str {
    match actor {
        Actor::Player(Side::Texan) => "texan",
        Actor::Player(Side::Mexican) => "mexican",
        Actor::Chance => "chance",
        Actor::Over => "nobody",
    }
}
