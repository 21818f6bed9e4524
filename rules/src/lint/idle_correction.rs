//! A correction that leaves the map as it is.

use super::{Check, Finding, Lint, Part, Place, Report, Severity};
use crate::edit::canonical;
use crate::project::Project;

pub(super) static LINT: Lint = Lint {
    name: "idle-correction",
    severity: Severity::Warning,
    message: "lint-idle-correction",
    help: "lint-idle-correction-help",
    pages: [include_str!("idle_correction.md"), include_str!("idle_correction.fr.md")],
    check: Check::Authored(check),
};

/// Each correction is tried on the map with those before it that are switched on. One that does not fit says so
/// elsewhere, or is switched off and of no matter.
fn check(lint: &Lint, project: &Project, report: &mut Report) {
    let mut map = canonical(project.base_map().clone());
    for (index, correction) in project.corrections.iter().enumerate() {
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
