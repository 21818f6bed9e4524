//! Two neighbouring spots on different levels with nothing between them: no wall to climb and no ramp (7.1, 7.4).

use super::painted::rises;
use super::{Check, Lint, PaintedHex, Survey, pages};
use crate::board::Board;
use crate::edit::{Edit, paint_hexside};
use crate::hex::Hex;
use crate::hexside::{Hexside, Layer, LayeredSide};
use crate::map::{HexsideKind, Storey};
use crate::place::Place;
use crate::provenance::Provenance;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;

pub(super) static LINT: Lint = Lint {
    name: "bare-level-change",
    severity: Severity::Warning,
    systems: Systems::ALL,
    message: "lint-bare-level-change",
    help: "lint-bare-level-change-help",
    pages: pages(include_str!("bare_level_change.md"), include_str!("bare_level_change.fr.md")),
    check: Check::Hex(check),
};

fn check(lint: &Lint, survey: &Survey<'_>, own: &PaintedHex<'_>, report: &mut Report) {
    let is_high = |storeys: &[Storey]| storeys.iter().any(|storey| storey.elevation >= 2);
    if own.entry().is_none_or(|entry| !is_high(&entry.levels)) {
        return;
    }
    let (map, hex, confines, board) = (&survey.map, own.hex, survey.confines(), survey.board());
    for near in hex.neighbours().filter(|near| map.grid.contains(*near)) {
        let side = Hexside::new(hex, near);
        // An open hexside at the border of the confines is a leak, which another lint reports.
        let is_border = confines.touches(hex) != confines.touches(near);
        if is_border {
            continue;
        }
        let bare = matches!(board.kind(side, Layer::Upper), HexsideKind::Clear | HexsideKind::DryStreambed);
        if bare && rises(board, side) && is_drawn(board, hex) {
            let finding = lint.at(Place::Hexside(LayeredSide::new(side, Layer::Upper))).with("at", side);
            let finding = finding.with("high", if is_high(map.storeys(near)) { hex.min(near) } else { hex });
            report.add(finding.mend(wall_off(survey, side)));
        }
    }
}

/// Whether there is a wall or a ramp anywhere around a roof or a platform; without one, it is still being drawn.
fn is_drawn(board: &Board, hex: Hex) -> bool {
    hex.neighbours().any(|near| {
        let kind = board.kind(Hexside::new(hex, near), Layer::Upper);
        kind.is_wall() || kind == HexsideKind::GunRamp
    })
}

/// Returns the edits that separate the spots by a wall that can be climbed, as inside a building's yard.
pub(super) fn wall_off(survey: &Survey<'_>, side: Hexside) -> Vec<Edit> {
    let painted = survey.base_map();
    if !survey.map.entries_at(side).eq(painted.entries_at(side)) {
        return Vec::new();
    }
    let by = Provenance::reconstructed("your choice", "votre choix");
    vec![paint_hexside(painted, side, &[Layer::Upper], HexsideKind::InnerWall, &by)]
}
