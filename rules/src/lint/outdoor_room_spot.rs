//! A spot of a room that is not under a roof: rooms are made of `in` spots (decision 3).

use super::repairs;
use super::{Check, Lint, Lists, Survey, pages};
use crate::map::Room;
use crate::place::Place;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;
use crate::spot::Level;

pub(super) static LINT: Lint = Lint {
    name: "outdoor-room-spot",
    severity: Severity::Error,
    systems: Systems::ALL,
    message: "lint-outdoor-room-spot",
    help: "lint-outdoor-room-spot-help",
    pages: pages(include_str!("outdoor_room_spot.md"), include_str!("outdoor_room_spot.fr.md")),
    check: Check::Lists(Lists::SPOTS.union(Lists::ROOMS), check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let map = &survey.map;
    for room in &map.rooms {
        for &spot in room.spots.iter().filter(|spot| map.grid.contains(spot.hex)) {
            if spot.level != Level::In || !survey.has_spot(spot) {
                let finding = lint.at(Place::Room(room.id.clone())).with("room", &room.id);
                let spots = room.spots.iter().copied().filter(|own| *own != spot).collect();
                let mend = repairs::room(survey, room, Room { spots, ..room.clone() });
                report.add(finding.with("spot", spot).with("hex", spot.hex).mend(mend));
            }
        }
    }
}
