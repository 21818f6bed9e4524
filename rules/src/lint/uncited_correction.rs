//! A correction that does not say where it comes from.

use super::{Check, Finding, Lint, Lists, Part, Place, Report, Severity, Survey, pages};

pub(super) static LINT: Lint = Lint {
    name: "uncited-correction",
    severity: Severity::Warning,
    message: "lint-uncited-correction",
    help: "lint-uncited-correction-help",
    pages: pages(include_str!("uncited_correction.md"), include_str!("uncited_correction.fr.md")),
    check: Check::Lists(Lists::CORRECTIONS, check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    for (index, correction) in survey.corrections.iter().enumerate() {
        if correction.document.by.words().is_empty() {
            let finding = Finding::new(lint, Part::Correction(index), Place::Field("by"));
            report.add(finding.with("correction", &correction.name));
        }
    }
}
