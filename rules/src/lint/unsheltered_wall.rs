//! A wall, doorway or gunslit that protects neither side although one of them clearly is the sheltered one (8.7).

use super::repairs;
use super::{Check, Features, Lint, PaintedSide, Survey, pages};
use crate::hexside::Hexside;
use crate::map::{HexsideEntry, Protects};
use crate::place::Place;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;

pub(super) static LINT: Lint = Lint {
    name: "unsheltered-wall",
    severity: Severity::Warning,
    systems: Systems::ALL,
    message: "lint-unsheltered-wall",
    help: "lint-unsheltered-wall-help",
    pages: pages(include_str!("unsheltered_wall.md"), include_str!("unsheltered_wall.fr.md")),
    check: Check::HexsideWithEnds(Features::PROTECTS_NOBODY, check),
};

fn check(lint: &Lint, survey: &Survey<'_>, own: &PaintedSide<'_>, report: &mut Report) {
    for entry in own.on_map(|entry| entry.protects == Protects::Nobody) {
        let usual = own.usual_shelter(survey, entry);
        let protects =
            if usual == Protects::Nobody && goes_on_sheltering(survey, own, entry) { Protects::Both } else { usual };
        if protects != Protects::Nobody {
            let behind: Vec<_> = own.side.hexes().into_iter().filter(|hex| protects.covers(*hex)).collect();
            let finding = lint.at(Place::Hexside(entry.at)).with("side", own.side).word("kind", entry.kind.word());
            let becomes = HexsideEntry { protects, ..entry.clone() };
            report.add(finding.list(&behind).mend(repairs::hexside(survey, entry, Some(becomes))));
        }
    }
}

/// Whether the same wall continues at both ends and protects both sides there.
fn goes_on_sheltering(survey: &Survey<'_>, own: &PaintedSide<'_>, entry: &HexsideEntry) -> bool {
    let shelters = |side: &Hexside| {
        let mut there = survey.map.entries_at(*side);
        there.any(|other| other.kind == entry.kind && other.protects == Protects::Both)
    };
    own.ends(survey).all(|end| end.iter().any(shelters)) && own.ends(survey).count() == 2
}
