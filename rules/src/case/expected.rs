//! Evaluates the expectations of a case: first those every game system knows, then those of the one system.

use super::common::common;
use super::form::{Text, Vocabulary, hold_to, misfit};
use super::{ExpectResult, NotAnExpectation};
use crate::play::Game;

/// What came of asking with words of one kind; `None` when they are of another.
pub(super) type Asked = Result<Option<ExpectResult>, NotAnExpectation>;

/// Asks a position with words of one kind.
pub(super) type Ask<G> = fn(&[&str], &G, &<G as Game>::Position) -> Asked;

/// Holds what a case expects against a position.
///
/// # Errors
///
/// When the words fit none of the forms, or name what the game lacks.
pub(super) fn ask<G: Vocabulary>(
    words: &[&str],
    game: &G,
    position: &G::Position,
    forms: &[&'static str],
    kinds: &[Ask<G>],
) -> Result<ExpectResult, NotAnExpectation> {
    // A word that can never be found is not taken for one that is not found.
    hold_to(forms, words, Text::Expectation, game)?;
    if let Some(found) = common(words, game, position)? {
        return Ok(found);
    }
    for ask in kinds {
        if let Some(found) = ask(words, game, position)? {
            return Ok(found);
        }
    }
    Err(misfit(words, forms))
}
