//! Claims about hexes, levels and regions.

use rules::hex::Hex;
use rules::map::{Ground, HexEntry, MapDocument, Members, Region, Storey};
use rules::spot::{Level, Spot};

use super::{Verdict, none_of, when};

pub(super) fn spots(map: &MapDocument, spots: &[Spot]) -> Verdict {
    none_of(spots.iter().filter(|spot| !map.has_spot(**spot)), "missing")
}

pub(super) fn level_two(map: &MapDocument, hexes: &[Hex]) -> Verdict {
    let high = |hex: &Hex| map.storeys(*hex).iter().any(|storey| storey.elevation == 2);
    none_of(hexes.iter().filter(|hex| !high(hex)), "without level 2")
}

pub(super) fn painted(map: &MapDocument, ground: Ground, hexes: &[Hex]) -> Verdict {
    let wrong = hexes.iter().filter(|hex| map.ground(**hex) != ground);
    none_of(wrong.map(|hex| format!("{hex} {:?}", map.ground(*hex))), "painted")
}

/// Returns the hexes of a region of hexes or spots.
pub(super) fn hexes_of(map: &MapDocument, id: &str) -> Result<Vec<Hex>, String> {
    match map.region(id).map(|region| &region.members) {
        Some(Members::Hexes(hexes)) if !hexes.is_empty() => Ok(hexes.clone()),
        Some(Members::Spots(spots)) if !spots.is_empty() => Ok(spots.iter().map(|spot| spot.hex).collect()),
        Some(_) => Err(format!("region {id} has no hexes")),
        None => Err(format!("no region {id}")),
    }
}

pub(super) fn region(map: &MapDocument, id: &str) -> Verdict {
    hexes_of(map, id).map(|_| ())
}

pub(super) fn members(map: &MapDocument, id: &str, hexes: &[Hex]) -> Verdict {
    let region = hexes_of(map, id)?;
    none_of(hexes.iter().filter(|hex| !region.contains(hex)), &format!("not in {id}"))
}

pub(super) fn inside_walls(map: &MapDocument, hexes: &[Hex], inside: bool) -> Verdict {
    let region = hexes_of(map, Region::INSIDE_WALLS)?;
    none_of(hexes.iter().filter(|hex| region.contains(hex) != inside), if inside { "not inside" } else { "inside" })
}

pub(super) fn from_column(map: &MapDocument, id: &str, column: u16) -> Verdict {
    none_of(hexes_of(map, id)?.iter().filter(|hex| hex.column < column), &format!("west of column {column}"))
}

pub(super) fn building(map: &MapDocument, id: &str, hexes: &[Hex]) -> Verdict {
    members(map, id, hexes)?;
    let built = |hex: &Hex| match map.ground(*hex) {
        Ground::Platform => true,
        Ground::Floor => map.room_in(*hex).is_some_and(|room| room.building == id),
        Ground::Outside | Ground::Plaza | Ground::Yard | Ground::Churchyard => false,
    };
    none_of(hexes.iter().filter(|hex| !built(hex)), "not built on, or of another building")
}

pub(super) fn buildings_have_two_levels(map: &MapDocument) -> Verdict {
    let both = [Storey::new(Level::In, 1), Storey::new(Level::Roof, 2)];
    let roofed = map.hexes.iter().filter(|entry| entry.ground == Ground::Floor && !entry.open_top);
    // The 1981 game has no upper floors.
    let known = |entry: &HexEntry| entry.levels.iter().copied().filter(|own| own.level != Level::Upper).eq(both);
    let (right, wrong): (Vec<_>, Vec<_>) = roofed.partition(|entry| known(entry));
    when(!right.is_empty(), || "no building at all".to_owned())?;
    none_of(wrong.iter().map(|entry| entry.hex), "without interior on level 1 and roof on level 2")
}

pub(super) fn platforms_are_level_two_only(map: &MapDocument) -> Verdict {
    let platforms = map.hexes.iter().filter(|entry| entry.ground == Ground::Platform);
    let (right, wrong): (Vec<_>, Vec<_>) = platforms.partition(|entry| entry.levels == [Storey::new(Level::Roof, 2)]);
    when(!right.is_empty(), || "no platform at all".to_owned())?;
    none_of(wrong.iter().map(|entry| entry.hex), "with another level")
}

pub(super) fn church_has_no_roof(map: &MapDocument) -> Verdict {
    let roofed = |hex: &Hex| map.has_spot(Spot::new(*hex, Level::In)) && map.has_spot(Spot::new(*hex, Level::Roof));
    none_of(hexes_of(map, "church")?.iter().filter(|hex| roofed(hex)), "roofed")
}
