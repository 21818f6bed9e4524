//! A spot in two rooms: a rule that asks for its room would find only one of them.

use super::{Check, Lint, Lists, Survey, pages};
use crate::place::Place;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;
use crate::spot::Spot;

pub(super) static LINT: Lint = Lint {
    name: "shared-room-spot",
    severity: Severity::Warning,
    systems: Systems::ALL,
    message: "lint-shared-room-spot",
    help: "lint-shared-room-spot-help",
    pages: pages(include_str!("shared_room_spot.md"), include_str!("shared_room_spot.fr.md")),
    check: Check::Lists(Lists::ROOMS, check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    if survey.are_distinct(survey.map.rooms.iter().flat_map(|room| &room.spots).copied()) {
        return;
    }
    let mut claims: Vec<(Spot, &str)> = Vec::new();
    for room in &survey.map.rooms {
        claims.extend(room.spots.iter().map(|spot| (*spot, room.id.as_str())));
    }
    claims.sort_unstable();
    claims.dedup();
    for same in claims.chunk_by(|a, b| a.0 == b.0).filter(|same| same.len() > 1) {
        let spot = same[0].0;
        let rooms: Vec<&str> = same.iter().map(|(_, room)| *room).collect();
        report.add(lint.at(Place::Spot(spot)).with("spot", spot).list(&rooms));
    }
}
