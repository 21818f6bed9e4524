//! A hex, a room, a region, an entry area, a gun site or a map label listed twice: only the first would count.

use super::repairs::keep_one;
use super::{Check, Lint, Lists, Survey, list::List, pages};
use crate::edit::{Edit, Keyed};
use crate::place::Place;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;

pub(super) static LINT: Lint = Lint {
    name: "doubled-entry",
    severity: Severity::Error,
    systems: Systems::ALL,
    message: "lint-doubled-entry",
    help: "lint-doubled-entry-help",
    pages: pages(include_str!("doubled_entry.md"), include_str!("doubled_entry.fr.md")),
    check: Check::Lists(
        Lists::HEXES.union(
            Lists::ROOMS.union(Lists::REGIONS.union(Lists::ENTRY_AREAS.union(Lists::GUN_SITES.union(Lists::LABELS)))),
        ),
        check,
    ),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let map = &survey.map;
    let painted = survey.base_map();
    let mut tell = |list: List, name: String, times: usize, place: Place, mend: Vec<Edit>| {
        let finding = lint.at(place).word("list", list.word()).with("name", name).count("times", times);
        report.add(finding.mend_safely(mend));
    };
    for (hex, times) in doubled(map.hexes.iter().map(|entry| entry.hex)) {
        tell(
            List::Hexes,
            hex.to_string(),
            times,
            Place::Hex(hex),
            keep_one(&map.hexes, &painted.hexes, &hex, Edit::Hex),
        );
    }
    for (id, times) in doubled(map.rooms.iter().map(|room| &room.id)) {
        tell(
            List::Rooms,
            id.clone(),
            times,
            Place::Room(id.clone()),
            keep_one(&map.rooms, &painted.rooms, id, Edit::Room),
        );
    }
    for (id, times) in doubled(map.regions.iter().map(|region| &region.id)) {
        tell(
            List::Regions,
            id.clone(),
            times,
            Place::Region(id.clone()),
            keep_one(&map.regions, &painted.regions, id, Edit::Region),
        );
    }
    for (number, times) in doubled(map.entry_areas.iter().map(|area| area.number)) {
        tell(
            List::EntryAreas,
            number.to_string(),
            times,
            Place::EntryArea(number),
            keep_one(&map.entry_areas, &painted.entry_areas, &number, Edit::EntryArea),
        );
    }
    for (spot, times) in doubled(map.gun_sites.iter().map(|site| site.at)) {
        tell(
            List::GunSites,
            spot.to_string(),
            times,
            Place::GunSite(spot),
            keep_one(&map.gun_sites, &painted.gun_sites, &spot, Edit::GunSite),
        );
    }
    let mut labels = doubled(map.labels.iter());
    labels.dedup_by_key(|(label, _)| label.at);
    for (label, times) in labels {
        let mend = keep_one(&map.labels, &painted.labels, &label.key(), Edit::Label);
        tell(List::Labels, label.at.to_string(), times, Place::Label(label.at), mend);
    }
}

/// Returns the values that occur more than once, with the number of times.
pub(super) fn doubled<T: Ord + Copy>(things: impl Iterator<Item = T> + Clone) -> Vec<(T, usize)> {
    // Documents are sorted and usually right.
    if things.clone().is_sorted_by(|a, b| a < b) {
        return Vec::new();
    }
    let mut things: Vec<T> = things.collect();
    things.sort_unstable();
    things.chunk_by(|a, b| a == b).filter(|same| same.len() > 1).map(|same| (same[0], same.len())).collect()
}
