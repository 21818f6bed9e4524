//! A spot without a crossing, which no unit can enter or leave (5.2).

use super::reachability::has_chart;
use super::room_without_door::has_door;
use super::{Check, Lint, Lists, Survey, pages};
use crate::place::Place;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;
use crate::spot::Spot;

pub(super) static LINT: Lint = Lint {
    name: "isolated-spot",
    severity: Severity::Warning,
    systems: Systems::ALAMO,
    message: "lint-isolated-spot",
    help: "lint-isolated-spot-help",
    pages: pages(include_str!("isolated_spot.md"), include_str!("isolated_spot.fr.md")),
    check: Check::Playable(Lists::WAYS.union(Lists::PARTITIONS).union(Lists::ROOMS).union(Lists::GUN_SITES), check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    if !has_chart(survey) {
        return;
    }
    let (board, map) = (survey.board(), &survey.map);
    if board.len() < 2 {
        return;
    }
    // Roofs, gun sites and rooms without a door are reported by other lints.
    let is_gun_site = |spot: Spot| map.gun_sites.iter().any(|site| site.at == spot);
    let is_shut = |spot: Spot| map.room_of(spot).is_some_and(|room| !has_door(survey, room));
    for id in survey.wayless().iter().filter(|id| board.place(*id).elevation < 2) {
        let spot = board.spot(id);
        if !is_gun_site(spot) && !is_shut(spot) {
            report.add(lint.at(Place::Spot(spot)).with("spot", spot));
        }
    }
}
