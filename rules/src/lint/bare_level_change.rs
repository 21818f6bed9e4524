//! Two neighbouring spots on different levels with nothing between: no wall to climb and no ramp (7.1, 7.4).

use super::hexsides::rises;
use super::{Check, Lint, Place, Report, Severity, Survey, pages};
use crate::edit::{Edit, paint_hexside};
use crate::hex::Hex;
use crate::hexside::{Hexside, Layer, LayeredSide};
use crate::map::{HexsideKind, MapDocument};
use crate::provenance::Provenance;

pub(super) static LINT: Lint = Lint {
    name: "bare-level-change",
    severity: Severity::Warning,
    message: "lint-bare-level-change",
    help: "lint-bare-level-change-help",
    pages: pages(include_str!("bare_level_change.md"), include_str!("bare_level_change.fr.md")),
    check: Check::Hex(check),
};

fn check(lint: &Lint, survey: &Survey<'_>, hex: Hex, report: &mut Report) {
    let map = &survey.map;
    let high = |hex: Hex| map.storeys(hex).iter().any(|storey| storey.elevation >= 2);
    if !map.grid.contains(hex) || !high(hex) {
        return;
    }
    let confines = survey.confines();
    for near in hex.neighbours().filter(|near| map.grid.contains(*near)) {
        let side = Hexside::new(hex, near);
        // Where the confines end an open hexside is a leak of the walls, and the finding of another lint.
        let is_border = confines.touches(hex) != confines.touches(near);
        if is_border {
            continue;
        }
        let bare = matches!(map.kind(side, Layer::Upper), HexsideKind::Clear | HexsideKind::DryStreambed);
        if bare && rises(map, side) && is_drawn(map, hex) {
            let finding = lint.at(Place::Hexside(LayeredSide::new(side, Layer::Upper))).with("at", side);
            let finding = finding.with("high", if high(near) { hex.min(near) } else { hex });
            report.add(finding.mend(wall_off(survey, side)));
        }
    }
}

/// Whether a wall or a ramp stands anywhere around a roof or a platform; where none does it is still being drawn.
fn is_drawn(map: &MapDocument, hex: Hex) -> bool {
    hex.neighbours().any(|near| {
        let kind = map.kind(Hexside::new(hex, near), Layer::Upper);
        kind.is_wall() || kind == HexsideKind::GunRamp
    })
}

/// The wall inside a building's yard is one that can be climbed.
fn wall_off(survey: &Survey<'_>, side: Hexside) -> Vec<Edit> {
    let painted = survey.base_map();
    if !survey.map.entries_at(side).eq(painted.entries_at(side)) {
        return Vec::new();
    }
    let by = Provenance::reconstructed("your choice", "votre choix");
    vec![paint_hexside(painted, side, &[Layer::Upper], HexsideKind::InnerWall, &by)]
}
