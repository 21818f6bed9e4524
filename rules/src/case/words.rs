//! What is said of cases: the page on their format, and why a text of theirs cannot be read.

use super::NotAnExpectation;
use crate::message::Message;
use crate::play::Atom;
use crate::words::Language;

/// The page on cases: what they are for, how they are written, all they can expect.
#[must_use]
pub const fn page(language: Language) -> &'static str {
    match language {
        Language::English => include_str!("../case.md"),
        Language::French => include_str!("../case.fr.md"),
    }
}

/// A text of a case as it stands there.
pub(super) fn quoted(text: &str) -> Message {
    Message::new("case-text").with("text", text)
}

/// The rule that forbids something.
pub(super) fn refused(rule: Atom) -> Message {
    Message::new("case-refused").with("rule", rule)
}

impl NotAnExpectation {
    /// Why the text is no expectation, for people.
    #[must_use]
    pub fn message(&self) -> Message {
        match self {
            Self::Form(_) => Message::new("case-no-expectation"),
            Self::Name(error) => error.message(),
        }
    }
}
