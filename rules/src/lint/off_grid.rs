//! Members of the map's lists that do not exist: hexes off the grid, hexsides between hexes that do not touch.

use crate::hex::Hex;
use crate::hexside::LayeredSide;
use crate::map::{MapDocument, Members};

/// Whether any listed hex is off the grid, or any hexside is between hexes that do not touch.
pub(super) fn are_there(map: &MapDocument) -> bool {
    let mut stray = written(map).any(|at| !at.side.is_real());
    each_listed(map, |hex| stray |= !map.grid.contains(hex));
    stray
}

/// Calls `look` with every hex in the lists of the map.
pub(super) fn each_listed(map: &MapDocument, mut look: impl FnMut(Hex)) {
    for entry in &map.hexes {
        look(entry.hex);
    }
    for at in written(map) {
        let [low, high] = at.side.hexes();
        look(low);
        look(high);
    }
    for spot in map.rooms.iter().flat_map(|room| &room.spots) {
        look(spot.hex);
    }
    for region in &map.regions {
        match &region.members {
            Members::Hexes(hexes) => hexes.iter().copied().for_each(&mut look),
            Members::Spots(spots) => spots.iter().for_each(|spot| look(spot.hex)),
            Members::Hexsides(_) => {}
        }
    }
    for hex in map.entry_areas.iter().flat_map(|area| &area.hexes) {
        look(*hex);
    }
    for site in &map.gun_sites {
        look(site.at.hex);
    }
    for label in &map.labels {
        look(label.at);
    }
}

/// Returns every hexside the map lists: those with features, and members of regions.
pub(super) fn written(map: &MapDocument) -> impl Iterator<Item = LayeredSide> + '_ {
    let listed = map.regions.iter().filter_map(|region| match &region.members {
        Members::Hexsides(sides) => Some(sides),
        Members::Hexes(_) | Members::Spots(_) => None,
    });
    let listed = listed.flatten().map(|side| LayeredSide { side: *side, layer: None });
    map.hexsides.iter().map(|entry| entry.at).chain(listed)
}
