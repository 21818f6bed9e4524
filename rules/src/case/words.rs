//! What is said of cases: the page on their format, and why a text of theirs cannot be read.

use super::NotAnExpectation;
use crate::alamo::notation::NotAnAction;
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

/// Why a text names no action, piece or spot.
pub(super) fn misread(error: &NotAnAction) -> Message {
    match error {
        NotAnAction::Verb { word } => Message::new("case-no-verb").with("word", word),
        NotAnAction::Form { form, .. } => Message::new("case-other-form").with("form", form),
        NotAnAction::Piece { name, nearest: Some(nearest) } => {
            Message::new("query-no-piece").with("name", name).with("nearest", nearest)
        }
        NotAnAction::Piece { name, nearest: None } => Message::new("query-strange-piece").with("name", name),
        NotAnAction::Spot { name } => Message::new("case-no-spot").with("name", name),
        NotAnAction::Column { name } => Message::new("case-no-column").with("name", name),
    }
}

impl NotAnExpectation {
    /// Why the text is no expectation, for people.
    #[must_use]
    pub fn message(&self) -> Message {
        match self {
            Self::Form(_) => Message::new("case-no-expectation"),
            Self::Name(error) => misread(error),
        }
    }
}
