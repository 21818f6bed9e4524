//! A hexside that protects a hex in which its kind shelters nobody (8.7.b, 8.7.d).

use super::hexsides::{is_idle, is_on_map, opens_indoors, usual_shelter};
use super::mending;
use super::{Check, Lint, Place, Report, Severity, Survey, pages};
use crate::hexside::Hexside;
use crate::map::{HexsideEntry, HexsideKind};

pub(super) static LINT: Lint = Lint {
    name: "idle-protection",
    severity: Severity::Warning,
    message: "lint-idle-protection",
    help: "lint-idle-protection-help",
    pages: pages(include_str!("idle_protection.md"), include_str!("idle_protection.fr.md")),
    check: Check::Hexside(check),
};

fn check(lint: &Lint, survey: &Survey<'_>, side: Hexside, report: &mut Report) {
    let map = &survey.map;
    for entry in map.entries_at(side) {
        if !is_idle(survey, entry) || !is_on_map(survey, side) || !map.layer_applies(entry.at) {
            continue;
        }
        // A doorway or a gunslit in no building is found as such.
        let homeless =
            matches!(entry.kind, HexsideKind::Doorway | HexsideKind::Gunslit) && !opens_indoors(survey, entry);
        if !homeless {
            let named: Vec<_> = side.hexes().into_iter().filter(|hex| entry.protects.covers(*hex)).collect();
            let finding = lint.at(Place::Hexside(entry.at)).with("side", side).word("kind", entry.kind.word());
            let becomes = HexsideEntry { protects: usual_shelter(survey, entry), ..entry.clone() };
            report.add(finding.list(&named).mend(mending::hexside(survey, entry, Some(becomes))));
        }
    }
}
