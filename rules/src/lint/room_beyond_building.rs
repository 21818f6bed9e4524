//! Spots of a room outside the region of its building.

use super::repairs;
use super::{Check, Lint, Lists, Survey, pages};
use crate::edit::Edit;
use crate::map::{Members, Region};
use crate::place::Place;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;
use crate::spot::Spot;

pub(super) static LINT: Lint = Lint {
    name: "room-beyond-building",
    severity: Severity::Warning,
    systems: Systems::ALL,
    message: "lint-room-beyond-building",
    help: "lint-room-beyond-building-help",
    pages: pages(include_str!("room_beyond_building.md"), include_str!("room_beyond_building.fr.md")),
    check: Check::Lists(Lists::GRID.union(Lists::ROOMS.union(Lists::REGIONS)), check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let map = &survey.map;
    for room in &map.rooms {
        let Some(building) = map.region(&room.building) else { continue };
        let beyond = |spot: &Spot| map.grid.contains(spot.hex) && !building.members.has_spot(*spot);
        let beyond: Vec<Spot> = room.spots.iter().copied().filter(beyond).collect();
        if !beyond.is_empty() {
            let finding = lint.at(Place::Room(room.id.clone())).with("room", &room.id).with("building", &building.id);
            report.add(finding.list(&beyond).mend(widen(survey, building, &beyond)));
        }
    }
}

/// Returns the edit that adds these spots to the building; nothing if it is made of hexsides.
fn widen(survey: &Survey<'_>, building: &Region, spots: &[Spot]) -> Vec<Edit> {
    let mut members = building.members.clone();
    match &mut members {
        Members::Hexes(hexes) => hexes.extend(spots.iter().map(|spot| spot.hex)),
        Members::Spots(own) => own.extend(spots),
        Members::Hexsides(_) => return Vec::new(),
    }
    members.sort();
    members.dedup();
    repairs::region(survey, building, members)
}
