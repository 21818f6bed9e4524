//! Painting rooms: the spots of rooms, and the walls between them.

#[cfg(test)]
mod tests;

use std::collections::BTreeSet;

use super::{End, repaint};
use crate::edit::{Change, Edit};
use crate::hexside::{Hexside, Layer};
use crate::map::{HexsideKind, MapDocument, Room};
use crate::provenance::Provenance;
use crate::spot::{Level, Spot};
use crate::words::Words;

/// Puts indoor spots into a room and removes them from all others, or only removes them if `room` is `None`; spots that
/// are not indoors are unchanged.
///
/// A room the map does not have yet gets the name `name`, and the building of a room it touches. A room without spots
/// is removed, and a cited room gets the origin `by`. On the ground layer a wall is added where two rooms meet with
/// nothing between them, and walls inside a room are removed; doorways and gunslits are kept.
///
/// # Examples
///
/// ```
/// use rules::edit::{apply_all, paint_room};
/// use rules::map::MapDocument;
/// use rules::provenance::Provenance;
/// use rules::words::Words;
///
/// let mut map = MapDocument::sketch(&["grid 5 5", "building 0303 0304"])?;
/// let (spots, name) = (["0303/in".parse()?, "0304/in".parse()?], Words::new("Barracks", "Caserne"));
/// let edits = paint_room(&map, &spots, Some("barracks"), &name, &Provenance::Painted);
/// apply_all(&mut map, &edits)?;
/// assert_eq!(map.rooms[0].spots, spots);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn paint_room(map: &MapDocument, spots: &[Spot], room: Option<&str>, name: &Words, by: &Provenance) -> Vec<Edit> {
    let indoors = |spot: &Spot| spot.level == Level::In && map.has_spot(*spot);
    let painted: BTreeSet<Spot> = spots.iter().copied().filter(indoors).collect();
    if painted.is_empty() {
        return Vec::new();
    }
    let joined = room.and_then(|id| join(map, &painted, id, name, by));
    let sides: BTreeSet<Hexside> =
        painted.iter().flat_map(|spot| spot.hex.neighbours().map(|near| Hexside::new(spot.hex, near))).collect();
    let walls = sides.into_iter().filter_map(|side| wall(map, side, &painted, room, by));
    let edits = leave_rooms(map, &painted, room, by).into_iter().chain(joined).chain(walls);
    edits.filter(|edit| !edit.is_empty()).collect()
}

/// Returns an id for a new room called `name`: its English words in lower case, with a number if that is taken.
///
/// # Examples
///
/// ```
/// use rules::edit::room_id;
/// use rules::map::MapDocument;
/// use rules::words::Words;
///
/// let map = MapDocument::default();
/// assert_eq!(room_id(&map, &Words::new("Long barracks", "")), "long_barracks");
/// assert_eq!(room_id(&map, &Words::default()), "room");
/// ```
#[must_use]
pub fn room_id(map: &MapDocument, name: &Words) -> String {
    unique(&plain_id(name, "room"), |id| map.rooms.iter().any(|room| room.id == id))
}

/// Returns the English words of a name in lower case; `other` if it has none.
pub(super) fn plain_id(name: &Words, other: &str) -> String {
    let plain: String = name.en.to_lowercase().chars().map(|c| if c.is_alphanumeric() { c } else { ' ' }).collect();
    let words: Vec<_> = plain.split_whitespace().collect();
    if words.is_empty() { other.to_owned() } else { words.join("_") }
}

/// Returns `base`, or the first of `base_2`, `base_3` … that is not taken.
pub(in crate::edit) fn unique(base: &str, taken: impl Fn(&str) -> bool) -> String {
    let numbered = |number: usize| if number == 1 { base.to_owned() } else { format!("{base}_{number}") };
    let mut number = 1;
    while taken(&numbered(number)) {
        number += 1;
    }
    numbered(number)
}

/// Returns the edits that remove spots from rooms, except from the room `keep`.
pub(super) fn leave_rooms(map: &MapDocument, spots: &BTreeSet<Spot>, keep: Option<&str>, by: &Provenance) -> Vec<Edit> {
    let loses = |room: &&Room| Some(room.id.as_str()) != keep && room.spots.iter().any(|spot| spots.contains(spot));
    let ids: BTreeSet<&String> = map.rooms.iter().filter(loses).map(|room| &room.id).collect();
    let without = |room: &Room| {
        let rest: Vec<_> = room.spots.iter().copied().filter(|spot| !spots.contains(spot)).collect();
        let untouched = rest.len() == room.spots.len();
        (untouched || !rest.is_empty()).then(|| if untouched { room.clone() } else { altered(room, rest, by) })
    };
    let becomes = |id: &String| map.rooms.iter().filter(|room| room.id == *id).filter_map(without).collect();
    ids.into_iter().map(|id| Edit::Room(Change::new(&map.rooms, id, becomes(id)))).collect()
}

/// Returns the edit that adds spots to a room; `None` if it has them all.
fn join(map: &MapDocument, spots: &BTreeSet<Spot>, id: &str, name: &Words, by: &Provenance) -> Option<Edit> {
    let held: Vec<_> = map.rooms.iter().filter(|room| room.id == id).collect();
    let has = |spot: &Spot| held.iter().any(|room| room.spots.contains(spot));
    let new: Vec<_> = spots.iter().copied().filter(|spot| !has(spot)).collect();
    if new.is_empty() {
        return None;
    }
    let first = match held.first() {
        None => {
            Room { id: id.to_owned(), name: name.clone(), building: building(map, spots), spots: new, by: by.clone() }
        }
        Some(room) => {
            let mut all = room.spots.clone();
            all.extend(new);
            all.sort();
            altered(room, all, by)
        }
    };
    let becomes = std::iter::once(first).chain(held.into_iter().skip(1).cloned()).collect();
    Some(Edit::Room(Change::new(&map.rooms, &id.to_owned(), becomes)))
}

fn altered(room: &Room, spots: Vec<Spot>, by: &Provenance) -> Room {
    let by = if room.by.is_cited() { by } else { &room.by };
    Room { spots, by: by.clone(), ..room.clone() }
}

/// Returns the building of spots: that of a room they are in or touch.
fn building(map: &MapDocument, spots: &BTreeSet<Spot>) -> String {
    let own = spots.iter().map(|spot| spot.hex);
    let near = spots.iter().flat_map(|spot| spot.hex.neighbours());
    let known = own.chain(near).filter_map(|hex| map.room_in(hex)).map(|room| &room.building);
    known.into_iter().find(|building| !building.is_empty()).cloned().unwrap_or_default()
}

/// Returns the edit of the wall between two indoor spots of which at least one is painted; `None` if it is unchanged.
fn wall(
    map: &MapDocument,
    side: Hexside,
    painted: &BTreeSet<Spot>,
    room: Option<&str>,
    by: &Provenance,
) -> Option<Edit> {
    let spots = side.hexes().map(|hex| Spot::new(hex, Level::In));
    if !spots.iter().all(|spot| map.has_spot(*spot)) {
        return None;
    }
    let room_of = |spot: Spot| {
        if painted.contains(&spot) { room } else { map.room_of(spot).map(|own| own.id.as_str()) }
    };
    let held = map.kind(side, Layer::Ground);
    let becomes = match spots.map(room_of) {
        [Some(a), Some(b)] if a == b && held == HexsideKind::InteriorWall => HexsideKind::Clear,
        [Some(a), Some(b)] if a != b && held == HexsideKind::Clear => HexsideKind::InteriorWall,
        _ => return None,
    };
    let ends = side.hexes().map(|hex| End::new(map, hex));
    Some(repaint(map, side, ends, |layer| (layer == Layer::Ground).then_some(becomes), by))
}
