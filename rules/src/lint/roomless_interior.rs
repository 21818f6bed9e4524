//! An indoor spot that belongs to no room, on a map that has rooms (7.2; decision 3).

use super::{Check, Lint, Lists, Survey, pages};
use crate::board::SpotSet;
use crate::place::Place;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;
use crate::spot::{Level, Spot};

pub(super) static LINT: Lint = Lint {
    name: "roomless-interior",
    severity: Severity::Warning,
    systems: Systems::ALL,
    message: "lint-roomless-interior",
    help: "lint-roomless-interior-help",
    pages: pages(include_str!("roomless_interior.md"), include_str!("roomless_interior.fr.md")),
    check: Check::Lists(Lists::SPOTS.union(Lists::ROOMS), check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let map = &survey.map;
    // A map without rooms leaves them out on purpose.
    if map.rooms.is_empty() {
        return;
    }
    let board = survey.board();
    let mut housed = SpotSet::new(board.len());
    for spot in map.rooms.iter().flat_map(|room| &room.spots).filter_map(|spot| board.id(*spot)) {
        housed.insert(spot);
    }
    let is_housed = |spot| board.id(spot).is_some_and(|spot| housed.contains(spot)) || map.room_of(spot).is_some();
    for entry in map.hexes.iter().filter(|entry| map.grid.contains(entry.hex)) {
        let spot = Spot::new(entry.hex, Level::In);
        if entry.levels.iter().any(|storey| storey.level == Level::In) && !is_housed(spot) {
            report.add(lint.at(Place::Spot(spot)).with("spot", spot));
        }
    }
}
