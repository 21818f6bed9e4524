//! A correction that expects something other than what the map has, so that none of it is applied.

use super::misfit::{self, MisfitCause};
use super::{Check, Lint, Lists, Survey, pages};
use crate::project::DocumentRef;
use crate::report::{Report, Severity, place_of};
use crate::rulebook::Systems;

pub(super) static LINT: Lint = Lint {
    name: "misfitting-correction",
    severity: Severity::Error,
    systems: Systems::ALL,
    message: "lint-misfitting-correction",
    help: "lint-misfitting-correction-help",
    pages: pages(include_str!("misfitting_correction.md"), include_str!("misfitting_correction.fr.md")),
    check: Check::Lists(Lists::CORRECTIONS.union(Lists::CORRECTED), check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    for (index, correction) in survey.corrections.iter().enumerate() {
        let Some(conflict) = &correction.conflict else { continue };
        // Repeated items and clashing corrections are reported by other lints.
        if misfit::cause(survey, index) == Some(MisfitCause::Map) {
            let finding = lint.finding(DocumentRef::Correction(index), place_of(&conflict.edit));
            report.add(misfit::with_conflict(finding.with("correction", &correction.name), conflict));
        }
    }
}
