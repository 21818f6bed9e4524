//! A gunslit in the wall of no building: it shelters only who is indoors (8.7.d).

use super::hexsides::{is_on_map, opens_indoors};
use super::mending;
use super::{Check, Lint, Place, Report, Severity, Survey, pages};
use crate::hexside::Hexside;
use crate::map::HexsideKind;

pub(super) static LINT: Lint = Lint {
    name: "misplaced-gunslit",
    severity: Severity::Warning,
    message: "lint-misplaced-gunslit",
    help: "lint-misplaced-gunslit-help",
    pages: pages(include_str!("misplaced_gunslit.md"), include_str!("misplaced_gunslit.fr.md")),
    check: Check::Hexside(check),
};

fn check(lint: &Lint, survey: &Survey<'_>, side: Hexside, report: &mut Report) {
    for entry in survey.map.entries_at(side).filter(|entry| entry.kind == HexsideKind::Gunslit) {
        if is_on_map(survey, side) && !opens_indoors(survey, entry) {
            let finding = lint.at(Place::Hexside(entry.at)).with("at", side);
            report.add(finding.mend(mending::hexside(survey, entry, None)));
        }
    }
}
