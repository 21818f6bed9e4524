//! A correction that leaves the map as it is.

use super::{Check, Finding, Lint, Lists, Part, Place, Report, Severity, Survey, pages};
use crate::edit::canonical;

pub(super) static LINT: Lint = Lint {
    name: "idle-correction",
    severity: Severity::Warning,
    message: "lint-idle-correction",
    help: "lint-idle-correction-help",
    pages: pages(include_str!("idle_correction.md"), include_str!("idle_correction.fr.md")),
    check: Check::Lists(Lists::CORRECTIONS.union(Lists::MAP), check),
};

/// Each correction is tried on the map with those before it that are switched on. One that does not fit says so
/// elsewhere, or is switched off and of no matter.
fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let mut map = canonical(survey.base_map().clone());
    for (index, correction) in survey.corrections.iter().enumerate() {
        let mut corrected = map.clone();
        if correction.document.apply(&mut corrected).is_err() {
            continue;
        }
        corrected = canonical(corrected);
        if corrected == map {
            let finding = Finding::new(lint, Part::Correction(index), Place::Document);
            report.add(finding.with("correction", &correction.name).count("items", correction.document.items.len()));
        }
        if correction.on {
            map = corrected;
        }
    }
}
