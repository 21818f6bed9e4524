//! A doorway between two hexes without an interior (decision 1).

use super::hexsides::{is_on_map, opens_indoors};
use super::mending;
use super::{Check, Lint, Place, Report, Severity, Survey, pages};
use crate::hexside::Hexside;
use crate::map::HexsideKind;

pub(super) static LINT: Lint = Lint {
    name: "door-to-nowhere",
    severity: Severity::Warning,
    message: "lint-door-to-nowhere",
    help: "lint-door-to-nowhere-help",
    pages: pages(include_str!("door_to_nowhere.md"), include_str!("door_to_nowhere.fr.md")),
    check: Check::Hexside(check),
};

fn check(lint: &Lint, survey: &Survey<'_>, side: Hexside, report: &mut Report) {
    // A hexside that cannot exist is another lint's affair.
    if !is_on_map(survey, side) {
        return;
    }
    for entry in survey.map.entries_at(side).filter(|entry| entry.kind == HexsideKind::Doorway) {
        if !opens_indoors(survey, entry) {
            let finding = lint.at(Place::Hexside(entry.at)).with("at", side);
            report.add(finding.mend(mending::hexside(survey, entry, None)));
        }
    }
}
