//! A hex in one of the lists of the map that is not on its grid.

use super::repairs::{self, AT_ONCE};
use super::{Check, Lint, Lists, Survey, list::List, pages};
use crate::edit::Edit;
use crate::hex::Hex;
use crate::map::{Members, Room};
use crate::place::Place;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;

pub(super) static LINT: Lint = Lint {
    name: "off-map-hex",
    severity: Severity::Error,
    systems: Systems::ALL,
    message: "lint-off-map-hex",
    help: "lint-off-map-hex-help",
    pages: pages(include_str!("off_map_hex.md"), include_str!("off_map_hex.fr.md")),
    check: Check::Lists(Lists::GRID.union(Lists::STRAYS), check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    if !survey.has_strays() {
        return;
    }
    let map = &survey.map;
    let mut found = Vec::new();
    let mut look = |list: List, place: &dyn Fn() -> Place, hex: Hex, mend: &dyn Fn() -> Vec<Edit>| {
        if !map.grid.contains(hex) {
            let finding = lint.at(place()).word("list", list.word()).with("hex", hex);
            let finding = finding.count("columns", usize::from(map.grid.columns));
            found.push(finding.count("rows", usize::from(map.grid.rows)).mend(mend()));
        }
    };
    for entry in &map.hexes {
        look(List::Hexes, &|| Place::Hex(entry.hex), entry.hex, &|| repairs::forget_hex(survey, entry.hex));
    }
    for label in &map.labels {
        look(List::Labels, &|| Place::Label(label.at), label.at, &|| repairs::forget_labels(survey, label.at));
    }
    for site in &map.gun_sites {
        look(List::GunSites, &|| Place::GunSite(site.at), site.at.hex, &|| repairs::forget_gun_site(survey, site.at));
    }
    for room in &map.rooms {
        let mut offers = 0..AT_ONCE;
        for spot in room.spots.iter().filter(|spot| !map.grid.contains(spot.hex)) {
            let offered = offers.next().is_some();
            let without = || if offered { repairs::room(survey, room, without(room, spot.hex)) } else { Vec::new() };
            look(List::Rooms, &|| Place::Room(room.id.clone()), spot.hex, &without);
        }
    }
    for area in &map.entry_areas {
        for hex in &area.hexes {
            // An area with one hex too few is no better.
            look(List::EntryAreas, &|| Place::EntryArea(area.number), *hex, &Vec::new);
        }
    }
    for region in &map.regions {
        let mut offers = 0..AT_ONCE;
        let mut look = |hex: Hex| {
            let offered = !map.grid.contains(hex) && offers.next().is_some();
            let members = || region.members.without(hex);
            let without = || if offered { repairs::region(survey, region, members()) } else { Vec::new() };
            look(List::Regions, &|| Place::Region(region.id.clone()), hex, &without);
        };
        match &region.members {
            Members::Hexes(hexes) => hexes.iter().for_each(|hex| look(*hex)),
            Members::Spots(spots) => spots.iter().for_each(|spot| look(spot.hex)),
            Members::Hexsides(_) => {}
        }
    }
    for finding in found {
        report.add(finding);
    }
}

/// Returns the room without its spots in a hex.
fn without(room: &Room, hex: Hex) -> Room {
    let spots = room.spots.iter().copied().filter(|spot| spot.hex != hex).collect();
    Room { spots, ..room.clone() }
}
