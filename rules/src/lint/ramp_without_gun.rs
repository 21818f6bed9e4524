//! A gun ramp down from a platform or roof on which no gun stands near it (2.0, 10.1, 10.3).

use super::bare_level_change::wall_off;
use super::reachability::{has_chart, towed};
use super::{Check, Lint, Lists, PaintedSide, Survey, pages};
use crate::board::SpotId;
use crate::map::HexsideKind;
use crate::place::Place;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;
use crate::spot::Spot;

pub(super) static LINT: Lint = Lint {
    name: "ramp-without-gun",
    severity: Severity::Warning,
    systems: Systems::ALAMO,
    message: "lint-ramp-without-gun",
    help: "lint-ramp-without-gun-help",
    pages: pages(include_str!("ramp_without_gun.md"), include_str!("ramp_without_gun.fr.md")),
    check: Check::Lists(Lists::BOARD.union(Lists::GUN_SITES), check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    // On a map without guns they are still to be painted.
    if survey.map.gun_sites.is_empty() || !has_chart(survey) {
        return;
    }
    let board = survey.board();
    let sites: Vec<SpotId> = survey.map.gun_sites.iter().filter_map(|site| board.id(site.at)).collect();
    let is_high = |spot: SpotId| board.place(spot).elevation >= 2;
    // The last of the hexes over which a battery is towed in one move is the foot of the ramp.
    let hexes = survey.rulebook.number("battery.tow_hexes_mexican") - 1;
    for entry in survey.map.hexsides.iter().filter(|entry| entry.kind == HexsideKind::GunRamp) {
        let side = PaintedSide::new(survey, std::slice::from_ref(entry));
        if !side.is_on_map() || !side.rises() {
            continue;
        }
        let ends = || entry.at.side.hexes().into_iter().flat_map(|hex| board.spots_of(hex));
        let top = ends().find(|spot| is_high(*spot));
        let platform = top.map(|top| towed(board, top, hexes, is_high)).unwrap_or_default();
        if platform.iter().copied().chain(ends()).all(|spot| !sites.contains(&spot)) {
            let spots: Vec<Spot> = platform.into_iter().map(|spot| board.spot(spot)).collect();
            let finding = lint.at(Place::Hexside(entry.at)).with("side", entry.at.side).list(&spots);
            report.add(finding.mend(wall_off(survey, entry.at.side)));
        }
    }
}
