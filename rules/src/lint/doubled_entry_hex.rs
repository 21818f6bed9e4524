//! A hex listed twice in one entry area: a column would have room for one fewer unit (2.0).

use super::{Check, Lint, Lists, Survey, doubled_entry::doubled, pages};
use crate::place::Place;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;

pub(super) static LINT: Lint = Lint {
    name: "doubled-entry-hex",
    severity: Severity::Error,
    systems: Systems::ALAMO,
    message: "lint-doubled-entry-hex",
    help: "lint-doubled-entry-hex-help",
    pages: pages(include_str!("doubled_entry_hex.md"), include_str!("doubled_entry_hex.fr.md")),
    check: Check::Lists(Lists::ENTRY_AREAS, check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    for area in &survey.map.entry_areas {
        for (hex, times) in doubled(area.hexes.iter().copied()) {
            let finding = lint.at(Place::Hex(hex)).with("area", area.number).with("hex", hex);
            report.add(finding.count("times", times));
        }
    }
}
