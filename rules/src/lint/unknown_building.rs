//! A room of a building for which the map has no region.

use super::repairs;
use super::{Check, Lint, Lists, Survey, pages};
use crate::map::Room;
use crate::place::Place;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;
use crate::text::nearest;

pub(super) static LINT: Lint = Lint {
    name: "unknown-building",
    severity: Severity::Warning,
    systems: Systems::ALL,
    message: "lint-unknown-building",
    help: "lint-unknown-building-help",
    pages: pages(include_str!("unknown_building.md"), include_str!("unknown_building.fr.md")),
    check: Check::Lists(Lists::ROOMS.union(Lists::REGIONS), check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let map = &survey.map;
    let stray = |room: &&Room| !room.building.is_empty() && map.region(&room.building).is_none();
    for room in map.rooms.iter().filter(stray) {
        let near = nearest(&room.building, map.regions.iter().map(|region| region.id.as_str())).unwrap_or_default();
        let finding = lint.at(Place::Room(room.id.clone())).with("room", &room.id).with("building", &room.building);
        let finding = finding.with("nearest", near).with("known", if near.is_empty() { "no" } else { "yes" });
        let becomes = Room { building: near.to_owned(), ..room.clone() };
        report.add(finding.mend(repairs::room(survey, room, becomes)));
    }
}
