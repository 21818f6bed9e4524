//! A correction that does not state its origin.

use super::{Check, Lint, Lists, Survey, pages};
use crate::place::Place;
use crate::project::DocumentRef;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;

pub(super) static LINT: Lint = Lint {
    name: "uncited-correction",
    severity: Severity::Warning,
    systems: Systems::ALL,
    message: "lint-uncited-correction",
    help: "lint-uncited-correction-help",
    pages: pages(include_str!("uncited_correction.md"), include_str!("uncited_correction.fr.md")),
    check: Check::Lists(Lists::CORRECTIONS, check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    for (index, correction) in survey.corrections.iter().enumerate() {
        if correction.document.by.words().is_empty() {
            let finding = lint.finding(DocumentRef::Correction(index), Place::Field("by"));
            report.add(finding.with("correction", &correction.name));
        }
    }
}
