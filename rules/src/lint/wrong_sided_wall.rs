//! A low wall that protects only units outside it (8.7).

use super::repairs;
use super::{Check, Features, Lint, PaintedSide, Survey, pages};
use crate::hex::Hex;
use crate::map::{HexsideEntry, Protects};
use crate::place::Place;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;

pub(super) static LINT: Lint = Lint {
    name: "wrong-sided-wall",
    severity: Severity::Warning,
    systems: Systems::ALL,
    message: "lint-wrong-sided-wall",
    help: "lint-wrong-sided-wall-help",
    pages: pages(include_str!("wrong_sided_wall.md"), include_str!("wrong_sided_wall.fr.md")),
    check: Check::Hexside(Features::PROTECTS_A_HEX, check),
};

fn check(lint: &Lint, survey: &Survey<'_>, own: &PaintedSide<'_>, report: &mut Report) {
    for entry in own.entries {
        if let Some([outer, inner]) = contradicted(own, entry, own.usual_shelter(survey, entry)) {
            let finding = lint.at(Place::Hexside(entry.at)).with("at", own.side).word("kind", entry.kind.word());
            let becomes = HexsideEntry { protects: Protects::Hex(inner), ..entry.clone() };
            let finding = finding.with("outer", outer).with("inner", inner);
            report.add(finding.mend(repairs::hexside(survey, entry, Some(becomes))));
        }
    }
}

/// Returns the hex a feature protects and the one it usually would, if these are its two sides.
pub(super) fn contradicted(own: &PaintedSide<'_>, entry: &HexsideEntry, usual: Protects) -> Option<[Hex; 2]> {
    let (Protects::Hex(outer), Protects::Hex(inner)) = (entry.protects, usual) else { return None };
    let is_wrong = outer != inner && own.side.touches(outer) && own.is_on_map() && !own.is_idle(entry);
    is_wrong.then_some([outer, inner])
}
