//! Evaluates the expectations of a case: first those common to all game systems, then those of one system.

use super::chance::chance;
use super::common::common;
use super::form::{Text, Vocabulary, hold_to, misfit};
use super::{ExpectResult, NotAnExpectation};
use crate::play::Game;

/// The result of evaluating expectations of one kind; `None` if the words are of another kind.
pub(super) type Asked = Result<Option<ExpectResult>, NotAnExpectation>;

/// Evaluates expectations of one kind against a position.
pub(super) type Ask<G> = fn(&[&str], &G, &<G as Game>::Position) -> Asked;

/// Evaluates an expectation against a position.
///
/// # Errors
///
/// If the words fit none of the forms, or name something the game does not have.
pub(super) fn ask<G: Vocabulary>(
    words: &[&str],
    game: &G,
    position: &G::Position,
    forms: &[&'static str],
    kinds: &[Ask<G>],
) -> Result<ExpectResult, NotAnExpectation> {
    // A word that no game could ever match is an error, not an expectation that fails.
    hold_to(forms, words, Text::Expectation, game)?;
    if let Some(found) = common(words, game, position)? {
        return Ok(found);
    }
    let hold = |words: &[&str], position: &G::Position| ask(words, game, position, forms, kinds);
    if let Some(found) = chance(words, game, position, &hold)? {
        return Ok(found);
    }
    for ask in kinds {
        if let Some(found) = ask(words, game, position)? {
            return Ok(found);
        }
    }
    Err(misfit(words, forms))
}
