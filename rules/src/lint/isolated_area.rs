//! An area on the ground without a passage to another area or a ladder over the wall (DM.f).

use super::room_without_door::has_door;
use super::storeys::Storeys;
use super::{Check, Lint, Lists, Survey, pages};
use crate::board::SpotId;
use crate::deguello::Edge;
use crate::place::Place;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;

pub(super) static LINT: Lint = Lint {
    name: "isolated-area",
    severity: Severity::Warning,
    systems: Systems::DEGUELLO,
    message: "lint-isolated-area",
    help: "lint-isolated-area-help",
    pages: pages(include_str!("isolated_area.md"), include_str!("isolated_area.fr.md")),
    check: Check::Lists(Storeys::READ.union(Lists::ROOMS), check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let storeys = survey.storeys();
    let ground = &storeys.ground;
    if ground.areas.len() < 2 {
        return;
    }
    for (number, area) in ground.areas.iter().enumerate().filter(|(_, area)| area.level < 2) {
        // A ladder crosses the wall from either side.
        let lies_at = |edge: &Edge, spot: &SpotId| edge.out == *spot || edge.beside.contains(spot);
        let leads = |spot: &SpotId| ground.edges.iter().any(|edge| edge.scalable && lies_at(edge, spot));
        // Rooms without a door are reported by another lint.
        let is_shut =
            |spot: &SpotId| survey.map.room_of(storeys.board.spot(*spot)).is_some_and(|room| !has_door(survey, room));
        if ground.ways(number as u16).is_empty() && !area.spots.iter().any(|spot| leads(spot) || is_shut(spot)) {
            report.add(lint.at(Place::Region(area.id.clone())).with("area", &area.id));
        }
    }
}
