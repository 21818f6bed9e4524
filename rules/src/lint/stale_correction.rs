//! A correction that is switched off and fits neither the map as painted nor the map with the corrections in force.

use super::misfit;
use super::{Check, Lint, Lists, Survey, pages};
use crate::edit::canonical;
use crate::project::DocumentRef;
use crate::report::{Report, Severity, place_of};
use crate::rulebook::Systems;

pub(super) static LINT: Lint = Lint {
    name: "stale-correction",
    severity: Severity::Note,
    systems: Systems::ALL,
    message: "lint-stale-correction",
    help: "lint-stale-correction-help",
    pages: pages(include_str!("stale_correction.md"), include_str!("stale_correction.fr.md")),
    check: Check::Lists(Lists::CORRECTIONS.union(Lists::CORRECTED), check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    // A correction opened alone has no map to compare with.
    if survey.map.format == 0 {
        return;
    }
    for (index, correction) in survey.corrections.iter().enumerate().filter(|(_, own)| !own.on) {
        let document = &correction.document;
        // A correction that contradicts itself fits no map, and other lints report it.
        if misfit::is_amiss(survey, &document.items) {
            continue;
        }
        let conflict = document.apply(&mut canonical(survey.map.clone())).err();
        let Some(conflict) = conflict else { continue };
        if document.apply(&mut canonical(survey.base_map().clone())).is_err() {
            let finding = lint.finding(DocumentRef::Correction(index), place_of(&conflict.edit));
            report.add(misfit::with_conflict(finding.with("correction", &correction.name), &conflict));
        }
    }
}
