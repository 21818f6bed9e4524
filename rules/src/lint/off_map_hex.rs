//! A hex in one of the lists of the map that is not on its grid.

use super::{Check, Lint, Lists, Place, Report, Severity, Survey, list::List, pages};
use crate::hex::Hex;
use crate::map::Members;

pub(super) static LINT: Lint = Lint {
    name: "off-map-hex",
    severity: Severity::Error,
    message: "lint-off-map-hex",
    help: "lint-off-map-hex-help",
    pages: pages(include_str!("off_map_hex.md"), include_str!("off_map_hex.fr.md")),
    check: Check::Lists(
        Lists::GRID.union(Lists::HEXES.union(
            Lists::ROOMS.union(Lists::REGIONS.union(Lists::ENTRY_AREAS.union(Lists::GUN_SITES.union(Lists::LABELS)))),
        )),
        check,
    ),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let map = &survey.map;
    let mut look = |list: List, place: &dyn Fn() -> Place, hex: Hex| {
        if !map.grid.contains(hex) {
            let finding = lint.at(place()).word("list", list.word()).with("hex", hex);
            let finding = finding.count("columns", usize::from(map.grid.columns));
            report.add(finding.count("rows", usize::from(map.grid.rows)));
        }
    };
    for entry in &map.hexes {
        look(List::Hexes, &|| Place::Hex(entry.hex), entry.hex);
    }
    for label in &map.labels {
        look(List::Labels, &|| Place::Hex(label.at), label.at);
    }
    for site in &map.gun_sites {
        look(List::GunSites, &|| Place::Spot(site.at), site.at.hex);
    }
    for room in &map.rooms {
        for spot in &room.spots {
            look(List::Rooms, &|| Place::Room(room.id.clone()), spot.hex);
        }
    }
    for area in &map.entry_areas {
        for hex in &area.hexes {
            look(List::EntryAreas, &|| Place::EntryArea(area.number), *hex);
        }
    }
    for region in &map.regions {
        let place = || Place::Region(region.id.clone());
        match &region.members {
            Members::Hexes(hexes) => hexes.iter().for_each(|hex| look(List::Regions, &place, *hex)),
            Members::Spots(spots) => spots.iter().for_each(|spot| look(List::Regions, &place, spot.hex)),
            Members::Hexsides(_) => {}
        }
    }
}
