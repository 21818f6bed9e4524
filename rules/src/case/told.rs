//! Events a case names: the rule that made them happen, and the words they start with.

use super::form::{Text, hold_to};
use super::{NotAnExpectation, Step};
use crate::alamo::Game;
use crate::alamo::notation::EVENT_FORMS;

/// The events a step names.
pub(super) fn events(step: &Step) -> impl Iterator<Item = &str> {
    step.events.iter().chain(&step.never).map(String::as_str)
}

/// Whether an event could be written like this. Its rule is not asked about.
///
/// # Errors
///
/// No event is written so: it would never happen, and never be missed.
pub(super) fn read(text: &str, game: &Game) -> Result<(), NotAnExpectation> {
    let words: Vec<&str> = text.split_whitespace().skip(1).collect();
    if words.is_empty() { Ok(()) } else { hold_to(EVENT_FORMS, &words, Text::Event, game) }
}
