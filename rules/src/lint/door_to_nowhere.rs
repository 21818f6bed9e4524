//! A doorway between two hexes without an interior (decision 1).

use super::repairs;
use super::{Check, Features, Lint, PaintedSide, Survey, pages};
use crate::map::HexsideKind;
use crate::place::Place;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;

pub(super) static LINT: Lint = Lint {
    name: "door-to-nowhere",
    severity: Severity::Warning,
    systems: Systems::ALL,
    message: "lint-door-to-nowhere",
    help: "lint-door-to-nowhere-help",
    pages: pages(include_str!("door_to_nowhere.md"), include_str!("door_to_nowhere.fr.md")),
    check: Check::Hexside(Features::from_kind(HexsideKind::Doorway), check),
};

fn check(lint: &Lint, survey: &Survey<'_>, own: &PaintedSide<'_>, report: &mut Report) {
    for entry in own.on_map(|entry| entry.kind == HexsideKind::Doorway) {
        if !own.opens_indoors(entry) {
            let finding = lint.at(Place::Hexside(entry.at)).with("at", own.side);
            report.add(finding.mend(repairs::hexside(survey, entry, None)));
        }
    }
}
