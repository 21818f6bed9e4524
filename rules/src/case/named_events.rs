//! Reads the events that a case names: a rule, then the first words of the event.

use super::set_up::Staged;
use super::{NotAnExpectation, Step};

/// Returns the events that a step names.
pub(super) fn events(step: &Step) -> impl Iterator<Item = &str> {
    step.events.iter().chain(&step.never).map(String::as_str)
}

/// Checks that an event can be written like this. The rule is not checked.
///
/// # Errors
///
/// If no event can be written like this: it would never occur, so that `never` would always hold.
pub(super) fn read<G: Staged>(text: &str, game: &G) -> Result<(), NotAnExpectation> {
    let words: Vec<&str> = text.split_whitespace().skip(1).collect();
    if words.is_empty() { Ok(()) } else { game.read_event(&words) }
}
