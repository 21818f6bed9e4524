//! A hexside that protects a hex it does not touch (8.7).

use super::repairs;
use super::{Check, Features, Lint, PaintedSide, Survey, pages};
use crate::map::{HexsideEntry, Protects};
use crate::place::Place;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;

pub(super) static LINT: Lint = Lint {
    name: "stray-protection",
    severity: Severity::Error,
    systems: Systems::ALL,
    message: "lint-stray-protection",
    help: "lint-stray-protection-help",
    pages: pages(include_str!("stray_protection.md"), include_str!("stray_protection.fr.md")),
    check: Check::Hexside(Features::PROTECTS_A_HEX, check),
};

fn check(lint: &Lint, survey: &Survey<'_>, own: &PaintedSide<'_>, report: &mut Report) {
    for entry in own.entries {
        if let Protects::Hex(hex) = entry.protects
            && !own.side.touches(hex)
        {
            let [low, high] = own.side.hexes();
            let finding = lint.at(Place::Hexside(entry.at)).with("at", own.side).with("hex", hex);
            let becomes = HexsideEntry { protects: own.usual_shelter(survey, entry), ..entry.clone() };
            let finding = finding.with("low", low).with("high", high);
            let mend = if own.is_on_map() { repairs::hexside(survey, entry, Some(becomes)) } else { Vec::new() };
            report.add(finding.mend(mend));
        }
    }
}
