//! Reading the events a case names: a rule, then the words the event starts with.

use super::set_up::Staged;
use super::{NotAnExpectation, Step};

/// The events a step names.
pub(super) fn events(step: &Step) -> impl Iterator<Item = &str> {
    step.events.iter().chain(&step.never).map(String::as_str)
}

/// Whether an event could be written like this. Its rule is not asked about.
///
/// # Errors
///
/// No event is written so: it would never happen, and never be missed.
pub(super) fn read<G: Staged>(text: &str, game: &G) -> Result<(), NotAnExpectation> {
    let words: Vec<&str> = text.split_whitespace().skip(1).collect();
    if words.is_empty() { Ok(()) } else { game.read_event(&words) }
}
