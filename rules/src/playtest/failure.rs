//! Games that fail: one in which the program panics, a player is refused, or nothing ends it. Each is reported with the
//! step and the rule, and the other games of its series are played all the same.

use std::any::Any;
use std::cell::Cell;
use std::panic::{AssertUnwindSafe, catch_unwind};

use serde::{Deserialize, Serialize};

use crate::phrase::Phrase;
use crate::system::System;

/// Where and why a game failed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Failed {
    /// The step, from 1.
    pub step: u32,
    /// The rule that acted last: that of a variant if one has acted in the step or the one before it; empty if none has.
    pub rule: String,
    /// What went wrong.
    pub why: Failure,
}

/// What went wrong in a game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Failure {
    /// The program panicked, with this message.
    Panicked(String),
    /// A player chose what this rule forbids.
    Refused(String),
    /// The game came to no end.
    Endless,
}

thread_local! {
    static GUARDED: Cell<bool> = const { Cell::new(false) };
}

/// Whether this thread is playing a game of a series: if it panics, that game is reported as failed, and the program goes
/// on.
#[must_use]
pub fn is_guarded() -> bool {
    GUARDED.get()
}

/// Plays something and returns its result, or the message with which it panicked.
pub(super) fn guarded<T>(play: impl FnOnce() -> T) -> Result<T, String> {
    let before = GUARDED.replace(true);
    // What was half done is not looked at again: a failed game has no position, and its counts are discarded.
    let result = catch_unwind(AssertUnwindSafe(play));
    GUARDED.set(before);
    result.map_err(|panic| message(panic.as_ref()))
}

fn message(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
    text.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or_default()
}

impl Failed {
    /// Creates the report of a game that failed at a step, counted from 0, after the events of this step and the one
    /// before it.
    pub(super) fn new<G: System>(game: &G, step: u32, events: [&[G::Event]; 2], why: Failure) -> Self {
        let atoms = || events.into_iter().flat_map(|events| events.iter().rev()).map(G::atom);
        let rule = atoms().find(|atom| game.is_of_variant(*atom)).or_else(|| atoms().next());
        Self { step: step + 1, rule: rule.map_or_else(String::new, |atom| atom.id().to_owned()), why }
    }

    /// Describes it as a message about the game of this number, from 0.
    #[must_use]
    pub fn told(&self, game: u32, seed: u64) -> Phrase {
        let (id, detail) = match &self.why {
            Failure::Panicked(message) => ("playtest-failed-panic", message.as_str()),
            Failure::Refused(rule) => ("playtest-failed-refused", rule.as_str()),
            Failure::Endless => ("playtest-failed-endless", ""),
        };
        let why = Phrase::new(id).with("detail", detail);
        let rule = if self.rule.is_empty() { "none" } else { &self.rule };
        let said = Phrase::new("playtest-failed").with("game", game + 1).with("seed", seed).with("step", self.step);
        said.with("rule", rule).said("why", why)
    }
}
