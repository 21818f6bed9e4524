//! A hexside that protects a hex it does not touch (8.7).

use super::hexsides::{is_on_map, usual_shelter};
use super::mending;
use super::{Check, Lint, Place, Report, Severity, Survey, pages};
use crate::hexside::Hexside;
use crate::map::{HexsideEntry, Protects};

pub(super) static LINT: Lint = Lint {
    name: "stray-protection",
    severity: Severity::Error,
    message: "lint-stray-protection",
    help: "lint-stray-protection-help",
    pages: pages(include_str!("stray_protection.md"), include_str!("stray_protection.fr.md")),
    check: Check::Hexside(check),
};

fn check(lint: &Lint, survey: &Survey<'_>, side: Hexside, report: &mut Report) {
    for entry in survey.map.entries_at(side) {
        if let Protects::Hex(hex) = entry.protects
            && !side.touches(hex)
        {
            let [low, high] = side.hexes();
            let finding = lint.at(Place::Hexside(entry.at)).with("at", side).with("hex", hex);
            let becomes = HexsideEntry { protects: usual_shelter(survey, entry), ..entry.clone() };
            let finding = finding.with("low", low).with("high", high);
            let whole = is_on_map(survey, side);
            let mend = if whole { mending::hexside(survey, entry, Some(becomes)) } else { Vec::new() };
            report.add(finding.mend(mend));
        }
    }
}
