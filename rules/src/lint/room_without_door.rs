//! A room without a doorway, so that no unit can enter or leave it (7.4).

use super::{Check, Lint, Lists, Survey, pages};
use crate::hexside::{Hexside, Layer};
use crate::map::{HexsideKind, Room};
use crate::place::Place;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;
use crate::spot::{Level, Spot};

pub(super) static LINT: Lint = Lint {
    name: "room-without-door",
    severity: Severity::Warning,
    systems: Systems::ALL,
    message: "lint-room-without-door",
    help: "lint-room-without-door-help",
    pages: pages(include_str!("room_without_door.md"), include_str!("room_without_door.fr.md")),
    check: Check::Lists(Lists::SPOTS.union(Lists::ROOMS).union(Lists::PARTITIONS), check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let map = &survey.map;
    for (room, around) in map.rooms.iter().zip(survey.surroundings().iter()) {
        // Rooms off the map or not indoors are reported by other lints.
        let stands = room.spots.iter().any(|spot| spot.level == Level::In && survey.has_spot(*spot));
        if stands && !around.has_door {
            report.add(lint.at(Place::Room(room.id.clone())).with("room", &room.id));
        }
    }
}

/// Whether an indoor spot of a room has a doorway.
pub(super) fn has_door(survey: &Survey<'_>, room: &Room) -> bool {
    let board = survey.board();
    let indoors = room.spots.iter().filter(|spot| spot.level == Level::In && survey.has_spot(**spot));
    indoors.flat_map(|spot| spot.hex.neighbours().map(|near| (spot.hex, near))).any(|(hex, near)| {
        let is_door = board.kind(Hexside::new(hex, near), Layer::Ground) == HexsideKind::Doorway;
        is_door && !room.spots.contains(&Spot::new(near, Level::In))
    })
}
