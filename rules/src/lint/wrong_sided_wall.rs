//! A low wall that protects only who stands outside it (8.7).

use super::hexsides::{is_idle, is_on_map, usual_shelter};
use super::mending;
use super::{Check, Lint, Place, Report, Severity, Survey, pages};
use crate::hexside::Hexside;
use crate::map::{HexsideEntry, Protects};

pub(super) static LINT: Lint = Lint {
    name: "wrong-sided-wall",
    severity: Severity::Warning,
    message: "lint-wrong-sided-wall",
    help: "lint-wrong-sided-wall-help",
    pages: pages(include_str!("wrong_sided_wall.md"), include_str!("wrong_sided_wall.fr.md")),
    check: Check::Hexside(check),
};

fn check(lint: &Lint, survey: &Survey<'_>, side: Hexside, report: &mut Report) {
    for entry in survey.map.entries_at(side) {
        let Protects::Hex(outer) = entry.protects else { continue };
        if !side.touches(outer) || !is_on_map(survey, side) {
            continue;
        }
        if let Protects::Hex(inner) = usual_shelter(survey, entry)
            && inner != outer
            && !is_idle(survey, entry)
        {
            let finding = lint.at(Place::Hexside(entry.at)).with("at", side).word("kind", entry.kind.word());
            let becomes = HexsideEntry { protects: Protects::Hex(inner), ..entry.clone() };
            let finding = finding.with("outer", outer).with("inner", inner);
            report.add(finding.mend(mending::hexside(survey, entry, Some(becomes))));
        }
    }
}
