//! What keeps a variant from being compiled, in words.

use crate::lint::{Finding, Part, Place, Severity};
use crate::message::Message;
use crate::text::nearest;

/// Something a rule says that means nothing here.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Trouble {
    /// The variant.
    pub(super) variant: String,
    /// The rule, table or flag it sits in.
    pub(super) place: String,
    pub(super) message: Message,
}

impl Trouble {
    /// As a finding of the scenario that uses the variant.
    pub(super) fn finding(self) -> Finding {
        let message = Message::new("unplayable-variant")
            .with("variant", self.variant)
            .with("place", &self.place)
            .said("why", self.message);
        let help = Message::new("unplayable-variant-help");
        Finding {
            lint: "unplayable",
            severity: Severity::Error,
            part: Part::Scenario,
            place: Place::Rule(self.place),
            message,
            help,
            fix: None,
        }
    }
}

/// A name nobody knows, with the nearest one somebody does.
pub(super) fn unknown<'a>(sort: &'static str, name: &str, known: impl IntoIterator<Item = &'a str>) -> Message {
    let message = match nearest(name, known) {
        Some(nearest) => Message::new("variant-unknown-near").with("nearest", nearest),
        None => Message::new("variant-unknown"),
    };
    message.word("sort", sort).with("name", name)
}
