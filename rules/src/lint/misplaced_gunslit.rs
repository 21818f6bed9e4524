//! A gunslit that is not in the wall of a building: it shelters only units indoors (8.7.d).

use super::repairs;
use super::{Check, Features, Lint, PaintedSide, Survey, pages};
use crate::map::HexsideKind;
use crate::place::Place;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;

pub(super) static LINT: Lint = Lint {
    name: "misplaced-gunslit",
    severity: Severity::Warning,
    systems: Systems::ALL,
    message: "lint-misplaced-gunslit",
    help: "lint-misplaced-gunslit-help",
    pages: pages(include_str!("misplaced_gunslit.md"), include_str!("misplaced_gunslit.fr.md")),
    check: Check::Hexside(Features::from_kind(HexsideKind::Gunslit), check),
};

fn check(lint: &Lint, survey: &Survey<'_>, own: &PaintedSide<'_>, report: &mut Report) {
    for entry in own.on_map(|entry| entry.kind == HexsideKind::Gunslit) {
        if !own.opens_indoors(entry) {
            let finding = lint.at(Place::Hexside(entry.at)).with("at", own.side);
            // In the perimeter a clear hexside would be a hole.
            let [inner, outer] = own.side.hexes().map(|hex| survey.confines().touches(hex));
            let edits = if inner == outer { repairs::hexside(survey, entry, None) } else { Vec::new() };
            report.add(finding.mend(edits));
        }
    }
}
