//! A wall or a streambed of a single hexside in the open, with no continuation at either end.

use super::repairs;
use super::{Check, Features, Lint, PaintedSide, Survey, pages};
use crate::map::{HexsideEntry, HexsideKind};
use crate::place::Place;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;

pub(super) static LINT: Lint = Lint {
    name: "lone-hexside",
    severity: Severity::Warning,
    systems: Systems::ALL,
    message: "lint-lone-hexside",
    help: "lint-lone-hexside-help",
    pages: pages(include_str!("lone_hexside.md"), include_str!("lone_hexside.fr.md")),
    check: Check::HexsideWithEnds(Features::ALL, check),
};

fn check(lint: &Lint, survey: &Survey<'_>, own: &PaintedSide<'_>, report: &mut Report) {
    if !own.is_on_map() || own.lacks_levels() || !own.is_in_the_open() {
        return;
    }
    // Beyond the edge of the map anything may continue it.
    let is_loose = |kinds: [[HexsideKind; 2]; 2]| kinds.as_flattened().iter().all(|kind| *kind == HexsideKind::Clear);
    if !own.ahead().all(|end| end.is_some_and(is_loose)) {
        return;
    }
    // Missing layers and parts of buildings are checked by other lints.
    for entry in own.entries.iter().filter(|entry| runs_on(entry) && own.layer_applies(entry.at.layer)) {
        let finding = lint.at(Place::Hexside(entry.at)).with("at", own.side).word("kind", entry.kind.word());
        report.add(finding.mend(repairs::hexside(survey, entry, None)));
    }
}

/// Whether a feature is normally part of something longer.
const fn runs_on(entry: &HexsideEntry) -> bool {
    match entry.kind {
        HexsideKind::Clear
        | HexsideKind::Doorway
        | HexsideKind::Gunslit
        | HexsideKind::GunRamp
        | HexsideKind::Breach => false,
        HexsideKind::DryStreambed
        | HexsideKind::StoneWall
        | HexsideKind::WoodenWall
        | HexsideKind::InnerWall
        | HexsideKind::OuterWall
        | HexsideKind::ChurchWall
        | HexsideKind::Impassable
        | HexsideKind::InteriorWall
        | HexsideKind::HighPalisade => true,
    }
}
