//! A hex painted as platform that has no level 2 to stand on (7.2).

use super::repairs;
use super::{Check, Lint, PaintedHex, Survey, pages};
use crate::hex::Hex;
use crate::hexside::{Hexside, Layer};
use crate::map::{Ground, HexEntry};
use crate::place::Place;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;
use crate::spot::Level;

pub(super) static LINT: Lint = Lint {
    name: "flat-platform",
    severity: Severity::Warning,
    systems: Systems::ALL,
    message: "lint-flat-platform",
    help: "lint-flat-platform-help",
    pages: pages(include_str!("flat_platform.md"), include_str!("flat_platform.fr.md")),
    check: Check::Hex(check),
};

fn check(lint: &Lint, survey: &Survey<'_>, own: &PaintedHex<'_>, report: &mut Report) {
    let Some(entry) = own.entry() else { return };
    let has = |level| entry.levels.iter().any(|storey| storey.level == level);
    // With an interior it is a building without a roof.
    if entry.ground == Ground::Platform && !has(Level::Roof) && !has(Level::In) && !has(Level::Upper) {
        let becomes = HexEntry::new(own.hex, Ground::Platform, entry.by.clone());
        // What is drawn on the ground around it would hang in the air.
        let is_ground = |near: Hex| {
            let mut around = survey.map.entries_at(Hexside::new(own.hex, near));
            around.any(|entry| entry.at.layer == Some(Layer::Ground))
        };
        let is_bare = !own.hex.neighbours().any(is_ground);
        let edits = if is_bare { repairs::hex(survey, entry, becomes) } else { Vec::new() };
        report.add(lint.at(Place::Hex(own.hex)).with("hex", own.hex).mend(edits));
    }
}
