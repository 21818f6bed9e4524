//! Open ground in the hex of a building or a platform: a hex is one or the other (7.1, 7.2).

use super::repairs;
use super::{Check, Lint, PaintedHex, Survey, pages};
use crate::map::{HexEntry, Storey};
use crate::place::Place;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;
use crate::spot::{Level, Spot};

pub(super) static LINT: Lint = Lint {
    name: "ground-in-building",
    severity: Severity::Warning,
    systems: Systems::ALL,
    message: "lint-ground-in-building",
    help: "lint-ground-in-building-help",
    pages: pages(include_str!("ground_in_building.md"), include_str!("ground_in_building.fr.md")),
    check: Check::Hex(check),
};

fn check(lint: &Lint, survey: &Survey<'_>, own: &PaintedHex<'_>, report: &mut Report) {
    let Some(entry) = own.entry() else { return };
    let is_ground = |storey: &Storey| storey.level == Level::Ground;
    let others = entry.levels.iter().filter(|storey| !is_ground(storey));
    let others: Vec<Spot> = others.map(|storey| Spot::new(own.hex, storey.level)).collect();
    if !others.is_empty() && entry.levels.iter().any(is_ground) {
        let levels = entry.levels.iter().copied().filter(|storey| !is_ground(storey)).collect();
        let becomes = HexEntry { levels, ..entry.clone() };
        let finding = lint.at(Place::Hex(own.hex)).with("hex", own.hex).list(&others);
        report.add(finding.mend(repairs::hex(survey, entry, becomes)));
    }
}
