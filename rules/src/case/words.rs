//! The page on the format of cases, and messages about texts in cases that cannot be read.

use super::NotAnExpectation;
use crate::phrase::Phrase;
use crate::play::{Atom, Index, near};
use crate::text::nearest;
use crate::words::Language;

/// Returns the page on cases: their purpose, their format, and all expectations.
///
/// # Examples
///
/// ```
/// use rules::case::{EXPECTATION_FORMS, page};
/// use rules::words::Language;
///
/// assert!(EXPECTATION_FORMS.iter().all(|form| page(Language::French).contains(form)), "every form is listed");
/// ```
#[must_use]
pub const fn page(language: Language) -> &'static str {
    match language {
        Language::English => include_str!("../case.md"),
        Language::French => include_str!("../case.fr.md"),
    }
}

/// Quotes a text of a case.
pub(super) fn quoted(text: &str) -> Phrase {
    Phrase::new("case-text").with("text", text)
}

/// Returns the message that a rule forbids something.
pub(super) fn refused(rule: Atom) -> Phrase {
    Phrase::new("case-refused").with("rule", rule)
}

/// Returns the message that an index has no such rule, with the most similar one.
pub(super) fn no_rule(rule: &str, index: &Index) -> Phrase {
    near(Phrase::new("case-no-rule"), nearest(rule, index.rules().map(|own| own.atom.id())))
}

impl NotAnExpectation {
    /// Returns the message why the text is not an event.
    #[must_use]
    pub fn event_message(&self) -> Phrase {
        match self {
            Self::First { word, nearest } => near(Phrase::new("case-no-event").with("word", word), *nearest),
            Self::Form { form } => Phrase::new("case-event-form").with("form", form),
            _ => self.message(),
        }
    }

    /// Returns the message why the text is not an expectation.
    #[must_use]
    pub fn message(&self) -> Phrase {
        match self {
            Self::First { word, nearest } => near(Phrase::new("case-no-expectation").with("word", word), *nearest),
            Self::Form { form } => Phrase::new("case-expectation-form").with("form", form),
            Self::Word { word, known } => {
                let message = Phrase::new("case-no-word").with("word", word).with("known", known.join(", "));
                near(message, nearest(word, known.iter().map(String::as_str)))
            }
            Self::Number { word } => Phrase::new("case-no-number").with("word", word),
            Self::Class { name, class } => {
                Phrase::new("case-wrong-class").with("name", name).word("class", format!("class-{class}"))
            }
            Self::Name(error) => error.message(),
        }
    }
}
