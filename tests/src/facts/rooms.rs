//! Claims about rooms and their doors.

use rules::hex::Hex;
use rules::map::{MapDocument, Room};

use super::{Verdict, none_of, places, when};

fn room(map: &MapDocument, hex: Hex) -> Result<&Room, String> {
    map.room_in(hex).ok_or_else(|| format!("{hex} lies in no room"))
}

pub(super) fn is_in(map: &MapDocument, hex: Hex, id: &str) -> Verdict {
    let found = room(map, hex)?;
    when(found.id == id, || format!("{hex} lies in {}", found.id))
}

pub(super) fn doors(map: &MapDocument, hex: Hex, doors: usize) -> Verdict {
    let found = map.doors_of(room(map, hex)?).len();
    when(found == doors, || format!("{found} doorways"))
}

pub(super) fn region_doors(map: &MapDocument, id: &str, doors: usize) -> Verdict {
    let mut found = Vec::new();
    for hex in places::hexes_of(map, id)? {
        found.extend(map.doors_of(room(map, hex)?));
    }
    found.sort();
    found.dedup();
    when(found.len() == doors, || format!("{} doorways", found.len()))
}

pub(super) fn at_least(map: &MapDocument, building: &str, least: usize) -> Verdict {
    let found = map.rooms.iter().filter(|room| room.building == building).count();
    when(found >= least, || format!("{found} rooms"))
}

pub(super) fn every_room_has_door(map: &MapDocument) -> Verdict {
    when(!map.rooms.is_empty(), || "no room at all".to_owned())?;
    none_of(map.rooms.iter().filter(|room| map.doors_of(room).is_empty()).map(|room| &room.id), "without a doorway")
}

pub(super) fn easternmost(map: &MapDocument, building: &str, hex: Hex) -> Verdict {
    let east = |room: &&Room| room.spots.iter().map(|spot| spot.hex.column).max();
    let found = map.rooms.iter().filter(|room| room.building == building).max_by_key(east);
    let found = found.ok_or_else(|| format!("no room in {building}"))?;
    when(found.spots.iter().any(|spot| spot.hex == hex), || format!("{} lies farther east", found.id))
}

pub(super) fn door_to(map: &MapDocument, hex: Hex, region: &str) -> Verdict {
    let hexes = places::hexes_of(map, region)?;
    let doors = map.doors_of(room(map, hex)?);
    when(doors.iter().any(|door| door.hexes().iter().any(|end| hexes.contains(end))), || {
        format!("no doorway to {region}")
    })
}
