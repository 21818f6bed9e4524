//! A hex, a room, a region, an entry area or a gun site listed twice: only the first would count.

use super::{Check, Lint, Lists, Place, Report, Severity, Survey, list::List, pages};

pub(super) static LINT: Lint = Lint {
    name: "doubled-entry",
    severity: Severity::Error,
    message: "lint-doubled-entry",
    help: "lint-doubled-entry-help",
    pages: pages(include_str!("doubled_entry.md"), include_str!("doubled_entry.fr.md")),
    check: Check::Lists(
        Lists::HEXES.union(Lists::ROOMS.union(Lists::REGIONS.union(Lists::ENTRY_AREAS.union(Lists::GUN_SITES)))),
        check,
    ),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let map = &survey.map;
    let mut tell = |list: List, name: String, times: usize, place: Place| {
        report.add(lint.at(place).word("list", list.word()).with("name", name).count("times", times));
    };
    for (hex, times) in doubled(map.hexes.iter().map(|entry| entry.hex)) {
        tell(List::Hexes, hex.to_string(), times, Place::Hex(hex));
    }
    for (id, times) in doubled(map.rooms.iter().map(|room| &room.id)) {
        tell(List::Rooms, id.clone(), times, Place::Room(id.clone()));
    }
    for (id, times) in doubled(map.regions.iter().map(|region| &region.id)) {
        tell(List::Regions, id.clone(), times, Place::Region(id.clone()));
    }
    for (number, times) in doubled(map.entry_areas.iter().map(|area| area.number)) {
        tell(List::EntryAreas, number.to_string(), times, Place::EntryArea(number));
    }
    for (spot, times) in doubled(map.gun_sites.iter().map(|site| site.at)) {
        tell(List::GunSites, spot.to_string(), times, Place::Spot(spot));
    }
}

/// What occurs more than once, and how often.
pub(super) fn doubled<T: Ord + Copy>(things: impl Iterator<Item = T>) -> Vec<(T, usize)> {
    let mut things: Vec<T> = things.collect();
    things.sort_unstable();
    things.chunk_by(|a, b| a == b).filter(|same| same.len() > 1).map(|same| (same[0], same.len())).collect()
}
