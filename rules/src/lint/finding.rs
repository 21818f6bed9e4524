//! One thing a lint has found: what, where, how bad, and how to mend it.

use std::fmt::Display;

use serde::Serialize;

use super::{Fix, Lint, Part, Place};
use crate::edit::Edit;
use crate::message::Message;

/// How bad a finding is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Severity {
    /// Cannot be played.
    Error,
    /// Probably wrong.
    Warning,
    /// Worth knowing; hidden unless asked for.
    Note,
}

impl Severity {
    /// The id of its name in the string files.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Error => "severity-error",
            Self::Warning => "severity-warning",
            Self::Note => "severity-note",
        }
    }
}

/// One thing a lint has found.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Finding {
    /// The lint's name.
    pub lint: &'static str,
    /// How bad it is.
    pub severity: Severity,
    /// In which document.
    pub part: Part,
    /// Where in it.
    pub place: Place,
    /// What is wrong.
    pub message: Message,
    /// What to do.
    pub help: Message,
    /// The edits that mend it, where there is an obvious way.
    #[serde(skip)]
    pub fix: Option<Fix>,
}

impl Finding {
    /// What a lint says about a place, before its values are filled in.
    #[must_use]
    pub(super) fn new(lint: &Lint, part: Part, place: Place) -> Self {
        Self {
            lint: lint.name,
            severity: lint.severity,
            part,
            place,
            message: Message::new(lint.message),
            help: Message::new(lint.help),
            fix: None,
        }
    }

    /// A value that message and help may name.
    #[must_use]
    pub(super) fn with(self, name: &'static str, value: impl Display) -> Self {
        self.both(|message| message.with(name, &value))
    }

    /// A count that message and help may name.
    #[must_use]
    pub(super) fn count(self, name: &'static str, number: usize) -> Self {
        self.both(|message| message.count(name, number))
    }

    /// A word of the string files that message and help may name.
    #[must_use]
    pub(super) fn word(self, name: &'static str, id: impl Into<String>) -> Self {
        let id = id.into();
        self.both(|message| message.word(name, id.clone()))
    }

    /// Places that message and help name as `at`, with how many `more` there are than one cares to read.
    #[must_use]
    pub(super) fn list<T: Display>(self, things: &[T]) -> Self {
        self.both(|message| listed(message, things))
    }

    /// The edits of the map that mend it and are one way among several; none where the list is empty.
    #[must_use]
    pub(super) fn mend(self, edits: Vec<Edit>) -> Self {
        self.fix(Fix::your_choice(Fix::of_map(edits)))
    }

    /// The edits of the map that mend it and leave nothing to decide; none where the list is empty.
    #[must_use]
    pub(super) fn mend_safely(self, edits: Vec<Edit>) -> Self {
        self.fix(Fix::safe(Fix::of_map(edits)))
    }

    /// What mends it; nothing where it has no edits.
    #[must_use]
    pub(super) fn fix(mut self, fix: Fix) -> Self {
        self.fix = Some(fix).filter(|fix| !fix.edits.is_empty());
        self
    }

    /// What tells it from other findings: lint, document and place. What a finding counts or names beside its place may change
    /// while it stays the same fault.
    #[must_use]
    pub fn identity(&self) -> (&'static str, Part, Place) {
        (self.lint, self.part, self.place.clone())
    }

    /// What findings are sorted by.
    pub(super) fn order(&self) -> impl Ord {
        (self.severity, self.part, &self.place, self.lint, &self.message)
    }

    fn both(mut self, say: impl Fn(Message) -> Message) -> Self {
        self.message = say(self.message);
        self.help = say(self.help);
        self
    }
}

/// The most places a message lists one by one.
const READABLE: usize = 8;

fn listed<T: Display>(message: Message, things: &[T]) -> Message {
    let names: Vec<String> = things.iter().take(READABLE).map(|thing| format!("`{thing}`")).collect();
    message.with("at", names.join(", ")).count("all", things.len()).count("more", things.len().saturating_sub(READABLE))
}
