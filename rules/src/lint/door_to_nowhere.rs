//! A doorway between two hexes without an interior (decision 1).

use super::{Check, Lint, Place, Report, Severity, Survey, pages};
use crate::hex::Hex;
use crate::hexside::Hexside;
use crate::map::HexsideKind;
use crate::spot::Level;

pub(super) static LINT: Lint = Lint {
    name: "door-to-nowhere",
    severity: Severity::Warning,
    message: "lint-door-to-nowhere",
    help: "lint-door-to-nowhere-help",
    pages: pages(include_str!("door_to_nowhere.md"), include_str!("door_to_nowhere.fr.md")),
    check: Check::Hexside(check),
};

fn check(lint: &Lint, survey: &Survey<'_>, side: Hexside, report: &mut Report) {
    let map = &survey.map;
    let ends = side.hexes();
    // A hexside that cannot exist is another lint's affair.
    if !side.is_real() || !ends.into_iter().all(|hex| map.grid.contains(hex)) {
        return;
    }
    let indoors = |hex: Hex| map.storeys(hex).iter().any(|storey| storey.level == Level::In);
    for entry in map.entries_at(side).filter(|entry| entry.kind == HexsideKind::Doorway) {
        if !ends.into_iter().any(indoors) {
            report.add(lint.at(Place::Hexside(entry.at)).with("at", side));
        }
    }
}
