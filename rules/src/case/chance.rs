//! The chance that an expectation holds after an action and all the rolls that follow from it.

use super::common::same;
use super::expected::Asked;
use super::words::refused;
use super::{ExpectResult, NotAnExpectation};
use crate::phrase::Phrase;
use crate::play::{Fraction, Spoken};

/// The form, in every game.
pub(super) const FORM: &str = "chance CHANCE ACTION;EXPECTATION";

/// The most ways the dice can fall that are followed. Six rolls of two dice have more.
const MOST: usize = 1_000_000;

/// Evaluates an expectation at a position.
pub(super) type Hold<'a, P> = &'a dyn Fn(&[&str], &P) -> Result<ExpectResult, NotAnExpectation>;

/// Evaluates an expectation on a chance; `None` if the words are of another kind. All ways the dice can fall are followed
/// until a player decides or the game ends; `hold` evaluates the expectation there. Without an action, the roll that is due
/// is the first.
pub(super) fn chance<G: Spoken>(
    words: &[&str],
    game: &G,
    position: &G::Position,
    hold: Hold<'_, G::Position>,
) -> Asked {
    let (chance, rest) = match words {
        ["chance", chance, rest @ ..] => (*chance, rest.join(" ")),
        _ => return Ok(None),
    };
    let wanted: Fraction = chance.parse().map_err(|_| NotAnExpectation::Number { word: chance.to_owned() })?;
    let (action, expected) = rest.split_once(';').ok_or(NotAnExpectation::Form { form: FORM })?;
    let expected: Vec<&str> = expected.split_whitespace().collect();
    // What no position could satisfy is an error even if the action is refused.
    hold(&expected, position).map(|_| ())?;
    let mut first = position.clone();
    if !action.trim().is_empty() {
        let action = game.read_action(action.trim())?;
        if let Err(refusal) = game.apply(&mut first, action, &mut Vec::new()) {
            return Ok(Some(Err(refused(refusal.atom))));
        }
    }
    let (mut found, mut followed) = (Fraction::ZERO, 0);
    let mut open = vec![(first, Fraction::ONE)];
    while let Some((position, share)) = open.pop() {
        let Some(dice) = game.chance(&position) else {
            if hold(&expected, &position)?.is_ok() {
                found = found + share;
            }
            continue;
        };
        for (roll, own) in dice.sums() {
            let mut after = position.clone();
            game.resolve(&mut after, roll, &mut Vec::new());
            open.push((after, share * own));
            followed += 1;
        }
        if followed > MOST {
            return Ok(Some(Err(Phrase::new("case-too-many-rolls").count("most", MOST))));
        }
    }
    Ok(Some(same(&wanted.to_string(), found.to_string())))
}
