//! Messages about what keeps a variant from being compiled.

use crate::phrase::Phrase;
use crate::place::Place;
use crate::project::DocumentRef;
use crate::report::{Finding, Severity};

/// Something a rule says that means nothing here.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct VariantProblem {
    /// The id of the variant.
    pub variant: String,
    /// The list of the variant it sits in, such as `rules`.
    pub list: &'static str,
    /// The rule, table or flag it sits in: its name, or that of the variant with the number of the rule.
    pub name: String,
    /// What is wrong.
    pub message: Phrase,
}

impl VariantProblem {
    /// As a finding of the scenario that uses the variant.
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
