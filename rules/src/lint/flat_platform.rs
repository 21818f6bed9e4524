//! A hex painted as platform that has no level 2 to stand on (7.2).

use super::mending;
use super::{Check, Lint, Place, Report, Severity, Survey, pages};
use crate::hex::Hex;
use crate::map::{Ground, HexEntry};
use crate::spot::Level;

pub(super) static LINT: Lint = Lint {
    name: "flat-platform",
    severity: Severity::Warning,
    message: "lint-flat-platform",
    help: "lint-flat-platform-help",
    pages: pages(include_str!("flat_platform.md"), include_str!("flat_platform.fr.md")),
    check: Check::Hex(check),
};

fn check(lint: &Lint, survey: &Survey<'_>, hex: Hex, report: &mut Report) {
    let map = &survey.map;
    let Some(entry) = map.hex(hex).filter(|_| map.grid.contains(hex)) else { return };
    let has = |level| entry.levels.iter().any(|storey| storey.level == level);
    // With an interior it is a building, and lacks a roof.
    if entry.ground == Ground::Platform && !has(Level::Roof) && !has(Level::In) {
        let becomes = HexEntry::new(hex, Ground::Platform, entry.by.clone());
        report.add(lint.at(Place::Hex(hex)).with("hex", hex).mend(mending::hex(survey, entry, becomes)));
    }
}
