//! Rooms and buildings of a fragment: a copy stamped next to its original is another building.

use std::collections::{BTreeMap, BTreeSet};

use super::Fragment;
use super::stamp::covered;
use crate::edit::paint::{minus, unique};
use crate::hex::Hex;
use crate::hexside::Hexside;
use crate::map::{MapDocument, Members, Region, Room};
use crate::words::Words;

/// Renames the buildings of a stamped fragment that would merge with others of the map.
///
/// A building is a region that rooms name. If the fragment covers all of it, or adds nothing to it there, it is the
/// same building.
pub(super) fn housed(
    mut piece: Fragment,
    map: &MapDocument,
    cells: &BTreeSet<Hex>,
    sides: &BTreeSet<Hexside>,
) -> Fragment {
    let buildings = map.rooms.iter().chain(&piece.rooms).map(|room| room.building.as_str());
    let buildings: BTreeSet<&str> = buildings.filter(|building| !building.is_empty()).collect();
    let stays = |id: &str| {
        let of_room = |room: &Room| room.building == id && room.spots.iter().any(|spot| !cells.contains(&spot.hex));
        let of_region = |region: &Region| {
            region.id == id && !minus(&region.members, &covered(&region.members, cells, sides)).is_empty()
        };
        map.regions.iter().any(of_region) || map.rooms.iter().any(of_room)
    };
    let is_held = |id: &str| {
        let region = |own: &Region| {
            own.id != id || map.region(id).is_some_and(|held| minus(&own.members, &held.members).is_empty())
        };
        let room = |own: &Room| own.building != id || own.spots.iter().all(|spot| is_in_building(map, spot.hex, id));
        piece.regions.iter().all(region) && piece.rooms.iter().all(room)
    };
    let taken = |id: &str| map.region(id).is_some() || map.rooms.iter().any(|room| room.building == id);
    let mut renamed: BTreeMap<String, String> = (buildings.into_iter().filter(|id| stays(id) && !is_held(id)))
        .map(|id| (id.to_owned(), unique(id, taken)))
        .collect();
    // A region within such a building is part of it, such as its rooms or its platform.
    let grounds: BTreeSet<Hex> = renamed.keys().filter_map(|id| map.region(id)).flat_map(hexes).collect();
    let is_part = |id: &str| {
        let own = hexes_of(map, id);
        !own.is_empty() && own.is_subset(&grounds)
    };
    for id in piece.regions.iter().map(|region| &region.id) {
        if !renamed.contains_key(id) && is_part(id) && stays(id) && !is_held(id) {
            renamed.insert(id.clone(), unique(id, taken));
        }
    }
    for room in &mut piece.rooms {
        if let Some(id) = renamed.get(&room.building) {
            room.building.clone_from(id);
        }
    }
    for region in &mut piece.regions {
        if let Some(id) = renamed.get(&region.id) {
            region.name = numbered(&region.name, &region.id, id);
            region.id.clone_from(id);
        }
    }
    piece
}

/// Returns the hexes of a region; none for one of hexsides.
fn hexes(region: &Region) -> BTreeSet<Hex> {
    match &region.members {
        Members::Hexes(hexes) => hexes.iter().copied().collect(),
        Members::Spots(spots) => spots.iter().map(|spot| spot.hex).collect(),
        Members::Hexsides(_) => BTreeSet::new(),
    }
}

/// Returns the hexes of the region called `id`.
fn hexes_of(map: &MapDocument, id: &str) -> BTreeSet<Hex> {
    map.region(id).map(hexes).unwrap_or_default()
}

/// Whether a room of this building has a spot in a hex.
fn is_in_building(map: &MapDocument, hex: Hex, id: &str) -> bool {
    map.rooms.iter().any(|room| room.building == id && room.spots.iter().any(|spot| spot.hex == hex))
}

/// Adds a room of the fragment to those of the map: to the room it was copied from if that has all its spots, otherwise
/// as a new room with a new id and name.
pub(super) fn accommodate(room: &Room, map: &MapDocument, rooms: &mut Vec<Room>) {
    let origin = map.rooms.iter().find(|own| own.id == room.id && own.building == room.building);
    if origin.is_some_and(|own| room.spots.iter().all(|spot| own.spots.contains(spot)))
        && let Some(own) = rooms.iter_mut().find(|own| own.id == room.id)
    {
        own.spots.extend(room.spots.iter().copied());
        own.spots.sort_unstable();
        return;
    }
    let id = unique(&room.id, |id| rooms.iter().any(|own| own.id == id));
    rooms.push(Room { name: numbered(&room.name, &room.id, &id), id, ..room.clone() });
}

/// Returns a name with the number appended to its id.
fn numbered(name: &Words, was: &str, id: &str) -> Words {
    let Some(number) = id.strip_prefix(was).and_then(|rest| rest.strip_prefix('_')) else { return name.clone() };
    let with = |name: &str| if name.is_empty() { String::new() } else { format!("{name} {number}") };
    Words::new(with(&name.en), with(&name.fr))
}
