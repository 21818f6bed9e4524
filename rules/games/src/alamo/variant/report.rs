//! Problems that keep a variant from being compiled.

use crate::phrase::Phrase;
use crate::place::Place;
use crate::project::DocumentRef;
use crate::report::{Finding, Severity};

/// Something in a variant that means nothing in this game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct VariantProblem {
    /// The id of the variant.
    pub variant: String,
    /// The list of the variant it is in, such as `rules`.
    pub list: &'static str,
    /// The rule, table or flag it is in: its name or, for a rule without one, the name of the variant and the rule's
    /// number.
    pub name: String,
    /// What is wrong.
    pub message: Phrase,
}

impl VariantProblem {
    /// Returns it as a finding of the scenario that uses the variant.
    pub(in crate::alamo) fn finding(self) -> Finding {
        let message = Phrase::new("unplayable-variant")
            .with("variant", self.variant)
            .with("place", &self.name)
            .said("why", self.message);
        let help = Phrase::new("unplayable-variant-help");
        Finding {
            lint: "unplayable",
            severity: Severity::Error,
            part: DocumentRef::Scenario,
            place: Place::Rule(self.name),
            message,
            help,
            fix: None,
        }
    }
}
