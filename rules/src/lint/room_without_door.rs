//! A room nobody can enter or leave: no doorway leads out of it (7.4).

use super::{Check, Lint, Lists, Place, Report, Severity, Survey, pages};

pub(super) static LINT: Lint = Lint {
    name: "room-without-door",
    severity: Severity::Warning,
    message: "lint-room-without-door",
    help: "lint-room-without-door-help",
    pages: pages(include_str!("room_without_door.md"), include_str!("room_without_door.fr.md")),
    check: Check::Lists(Lists::SPOTS.union(Lists::ROOMS.union(Lists::HEXSIDES)), check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let map = &survey.map;
    for room in &map.rooms {
        // A room that stands nowhere has worse troubles, and other lints name them.
        let stands = room.spots.iter().any(|spot| map.has_spot(*spot));
        if stands && map.doors_of(room).is_empty() {
            report.add(lint.at(Place::Room(room.id.clone())).with("room", &room.id));
        }
    }
}
