//! A room without spots.

use super::repairs;
use super::{Check, Lint, Lists, Survey, pages};
use crate::place::Place;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;

pub(super) static LINT: Lint = Lint {
    name: "empty-room",
    severity: Severity::Warning,
    systems: Systems::ALL,
    message: "lint-empty-room",
    help: "lint-empty-room-help",
    pages: pages(include_str!("empty_room.md"), include_str!("empty_room.fr.md")),
    check: Check::Lists(Lists::ROOMS, check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    for room in survey.map.rooms.iter().filter(|room| room.spots.is_empty()) {
        let finding = lint.at(Place::Room(room.id.clone())).with("room", &room.id);
        report.add(finding.mend(repairs::room(survey, room, room.clone())));
    }
}
