//! A level at an impossible elevation: ground is at 1 or 2, interiors at 1, upper floors, roofs and platforms at 2
//! (7.1, 7.2).

use super::incomplete_building::{missing, text};
use super::repairs;
use super::{Check, Lint, PaintedHex, Survey, pages};
use crate::map::{HexEntry, Storey};
use crate::place::Place;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;
use crate::spot::Level;

pub(super) static LINT: Lint = Lint {
    name: "wrong-elevation",
    severity: Severity::Error,
    systems: Systems::ALL,
    message: "lint-wrong-elevation",
    help: "lint-wrong-elevation-help",
    pages: pages(include_str!("wrong_elevation.md"), include_str!("wrong_elevation.fr.md")),
    check: Check::Hex(check),
};

fn check(lint: &Lint, survey: &Survey<'_>, own: &PaintedHex<'_>, report: &mut Report) {
    let Some(entry) = own.entry() else { return };
    // A building with a level at the wrong elevation lacks the right one, which another lint reports.
    let lacking = missing(entry);
    let is_wrong = |storey: &Storey| right(*storey) != *storey && lacking.iter().all(|own| own.level != storey.level);
    let wrong: Vec<String> = entry.levels.iter().copied().filter(is_wrong).map(text).collect();
    if !wrong.is_empty() {
        let mend = |storey: &Storey| if is_wrong(storey) { right(*storey) } else { *storey };
        let becomes = HexEntry { levels: entry.levels.iter().map(mend).collect(), ..entry.clone() };
        let finding = lint.at(Place::Hex(own.hex)).with("hex", own.hex).list(&wrong);
        report.add(finding.mend(repairs::hex(survey, entry, becomes)));
    }
}

/// Returns the same level at the nearest possible elevation.
fn right(storey: Storey) -> Storey {
    match storey.level {
        Level::Ground => Storey::new(Level::Ground, storey.elevation.clamp(1, 2)),
        Level::In => Storey::new(Level::In, 1),
        Level::Upper => Storey::new(Level::Upper, 2),
        Level::Roof => Storey::new(Level::Roof, 2),
    }
}
