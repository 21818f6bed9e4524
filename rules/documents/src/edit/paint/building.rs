//! Painting buildings: hexes with rooms or platforms, and the walls around them.

#[cfg(test)]
mod tests;

use std::collections::{BTreeMap, BTreeSet};

use super::room::leave_rooms;
use super::{End, repaint};
use crate::edit::{Change, Edit};
use crate::hex::Hex;
use crate::hexside::{Hexside, Layer};
use crate::map::{Ground, HexEntry, HexsideKind, MapDocument, Region, Storey};
use crate::provenance::Provenance;
use crate::spot::{Level, Spot};

/// The kind of building on a hex.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Building {
    /// A room below and a roof to stand on (7.1).
    Roofed,
    /// A room that is open at the top, as in the church (R88).
    OpenTop,
    /// A platform: level 2 with nothing under it (7.2).
    Platform,
    /// A room with an upper floor over it and a roof to stand on, for games that have such floors.
    Storeyed,
}

impl Building {
    /// All kinds, in the order palettes show them.
    pub const ALL: [Self; 4] = [Self::Roofed, Self::OpenTop, Self::Platform, Self::Storeyed];

    /// Returns the kind of building of a map entry; `None` for open ground.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::edit::Building;
    /// use rules::hex::Hex;
    /// use rules::map::MapDocument;
    ///
    /// let map = MapDocument::sketch(&["building 0303", "in 0403", "roof 0503", "tall 0603"])?;
    /// let built = |column| map.hex(Hex::new(column, 3)).and_then(Building::from_entry);
    /// assert_eq!(built(3), Some(Building::Roofed));
    /// assert_eq!(built(4), Some(Building::OpenTop));
    /// assert_eq!(built(5), Some(Building::Platform));
    /// assert_eq!(built(6), Some(Building::Storeyed));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn from_entry(entry: &HexEntry) -> Option<Self> {
        let shape = Shape::new(&entry.levels, entry.open_top, true);
        let has_upper = entry.levels.iter().any(|storey| storey.level == Level::Upper);
        match (shape.indoors(), shape.high) {
            (true, true) if has_upper => Some(Self::Storeyed),
            (true, true) => Some(Self::Roofed),
            (true, false) => Some(Self::OpenTop),
            (false, true) => Some(Self::Platform),
            (false, false) => None,
        }
    }

    fn entry(self, hex: Hex, by: &Provenance) -> HexEntry {
        let ground = if self == Self::Platform { Ground::Platform } else { Ground::Floor };
        let plain = HexEntry::new(hex, ground, by.clone());
        match self {
            Self::Roofed | Self::Platform => plain,
            Self::Storeyed => {
                let levels = vec![Storey::new(Level::In, 1), Storey::new(Level::Upper, 2), Storey::new(Level::Roof, 2)];
                HexEntry { levels, ..plain }
            }
            Self::OpenTop => HexEntry { levels: vec![Storey::new(Level::In, 1)], open_top: true, ..plain },
        }
    }
}

/// Builds on hexes, or makes them open ground again, and updates the walls.
///
/// Around rooms the ground layer gets house walls, and around roofs and platforms the upper layer gets a climbable
/// face: an outer one, or an inner one towards the inside of the walls (2.2) and towards rooms that are open at the
/// top. Doorways, gunslits and anything else between a building and the open are kept. Outer walls between two hexes of
/// a building are removed, and when the last building at a hexside is removed, so is everything that only buildings
/// have. Rooms lose the spots that no longer exist.
///
/// # Examples
///
/// ```
/// use rules::edit::{Building, apply_all, paint_building};
/// use rules::hex::Hex;
/// use rules::hexside::Layer;
/// use rules::map::{HexsideKind, MapDocument};
/// use rules::provenance::Provenance;
///
/// let mut map = MapDocument::sketch(&["grid 5 5"])?;
/// let edits = paint_building(&map, &[Hex::new(3, 3)], Some(Building::Roofed), &Provenance::Painted);
/// apply_all(&mut map, &edits)?;
/// assert_eq!(map.kind("0303/0304".parse()?, Layer::Ground), HexsideKind::InteriorWall);
/// assert_eq!(map.kind("0303/0304".parse()?, Layer::Upper), HexsideKind::OuterWall);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn paint_building(map: &MapDocument, hexes: &[Hex], building: Option<Building>, by: &Provenance) -> Vec<Edit> {
    let on_map: BTreeSet<Hex> = hexes.iter().copied().filter(|hex| map.grid.contains(*hex)).collect();
    let painted: BTreeMap<Hex, Vec<HexEntry>> =
        on_map.into_iter().map(|hex| (hex, built(map, hex, building, by))).collect();
    let site = Site { map, painted: &painted };
    let around = |hex: &Hex| hex.neighbours().map(|near| Hexside::new(*hex, near)).collect::<Vec<_>>();
    let sides: BTreeSet<Hexside> = painted.keys().flat_map(around).collect();
    let walls = sides.into_iter().filter(|side| side.hexes().iter().all(|hex| map.grid.contains(*hex)));
    let gone = painted.keys().map(|hex| Spot::new(*hex, Level::In)).filter(|spot| !site.after(spot.hex).indoors());
    let rooms = leave_rooms(map, &gone.collect(), None, by);
    let grounds = painted
        .iter()
        .map(|(hex, becomes)| Edit::Hex(Change::new(&map.hexes, hex, becomes.clone())))
        .collect::<Vec<_>>();
    let edits = grounds.into_iter().chain(walls.map(|side| site.wall(side, by))).chain(rooms);
    edits.filter(|edit| !edit.is_empty()).collect()
}

/// Returns the entries of a hex after building on it, or after removing its building.
fn built(map: &MapDocument, hex: Hex, building: Option<Building>, by: &Provenance) -> Vec<HexEntry> {
    let held = map.hex(hex);
    match (held, building) {
        (Some(held), _) if Building::from_entry(held) == building => vec![held.clone()],
        (_, Some(building)) => vec![building.entry(hex, by)],
        (_, None) => Vec::new(),
    }
}

/// The properties of a hex that matter to walls.
#[derive(Debug, Clone, Copy)]
struct Shape {
    /// Whether it has a spot on level 1, so that the ground layer of its hexsides applies.
    low: bool,
    /// Whether it reaches level 2, so that the upper layer of its hexsides applies.
    high: bool,
    /// Whether its room is open at the top; `None` outdoors.
    room: Option<OpenTop>,
}

/// Whether a room is open at the top.
type OpenTop = bool;

impl Shape {
    fn new(levels: &[Storey], open_top: bool, on_map: bool) -> Self {
        Self {
            low: on_map && levels.iter().any(|storey| storey.elevation == 1),
            high: on_map && levels.iter().any(|storey| storey.elevation >= 2),
            room: (on_map && levels.iter().any(|storey| storey.level == Level::In)).then_some(open_top),
        }
    }

    const fn indoors(self) -> bool {
        self.room.is_some()
    }

    fn of_entry(entry: Option<&HexEntry>) -> Self {
        entry.map_or(Self::new(&[Storey::PLAIN], false, true), |entry| Self::new(&entry.levels, entry.open_top, true))
    }
}

/// A map and the hexes being built on.
struct Site<'a> {
    map: &'a MapDocument,
    painted: &'a BTreeMap<Hex, Vec<HexEntry>>,
}

impl Site<'_> {
    fn before(&self, hex: Hex) -> Shape {
        Shape::of_entry(self.map.hex(hex))
    }

    fn after(&self, hex: Hex) -> Shape {
        self.painted.get(&hex).map_or_else(|| self.before(hex), |entries| Shape::of_entry(entries.first()))
    }

    /// Returns the edit that updates a hexside.
    fn wall(&self, side: Hexside, by: &Provenance) -> Edit {
        let hexes = side.hexes();
        let ends = hexes.map(|hex| {
            let shape = self.after(hex);
            End { high: shape.high, indoors: shape.indoors(), ..End::new(self.map, hex) }
        });
        let paint = |layer| match layer {
            Layer::Ground => self.ground(side),
            Layer::Upper => self.upper(side),
        };
        repaint(self.map, side, ends, paint, by)
    }

    /// Returns the new kind of the ground layer; `None` if it is unchanged.
    fn ground(&self, side: Hexside) -> Option<HexsideKind> {
        let held = self.map.kind(side, Layer::Ground);
        let [before, after] = [side.hexes().map(|hex| self.before(hex)), side.hexes().map(|hex| self.after(hex))];
        let becomes = match after.map(Shape::indoors) {
            _ if !after.iter().all(|shape| shape.low) => HexsideKind::Clear,
            [true, true] if before.iter().all(|shape| shape.indoors()) || !is_house_wall(held) => held,
            [false, false] if !is_house_wall(held) && !is_opening(held) => held,
            [true, true] | [false, false] => HexsideKind::Clear,
            _ if is_house_wall(held) || is_opening(held) || held == HexsideKind::Impassable => held,
            _ if after.iter().any(|shape| shape.room == Some(true)) => HexsideKind::ChurchWall,
            _ => HexsideKind::InteriorWall,
        };
        (becomes != held).then_some(becomes)
    }

    /// Returns the new kind of the upper layer; `None` if it is unchanged.
    fn upper(&self, side: Hexside) -> Option<HexsideKind> {
        let held = self.map.kind(side, Layer::Upper);
        let [before, after] = [side.hexes().map(|hex| self.before(hex)), side.hexes().map(|hex| self.after(hex))];
        let becomes = match after.map(|shape| shape.high) {
            [true, true] if before.iter().all(|shape| shape.high) || !is_house_wall(held) => held,
            [false, false] | [true, true] => HexsideKind::Clear,
            _ if held != HexsideKind::Clear => held,
            [true, false] => self.face(side.hexes()[1]),
            [false, true] => self.face(side.hexes()[0]),
        };
        (becomes != held).then_some(becomes)
    }

    /// Returns the face of a level-2 structure towards a hex on level 1.
    fn face(&self, towards: Hex) -> HexsideKind {
        let within = self.map.in_region(Region::INSIDE_WALLS, Spot::new(towards, Level::Ground));
        if within || self.after(towards).indoors() { HexsideKind::InnerWall } else { HexsideKind::OuterWall }
    }
}

/// Whether a kind is a house wall, which is removed if there is a house on both sides or on neither.
const fn is_house_wall(kind: HexsideKind) -> bool {
    matches!(
        kind,
        HexsideKind::InteriorWall | HexsideKind::ChurchWall | HexsideKind::InnerWall | HexsideKind::OuterWall
    )
}

/// Whether a kind is an opening in a house wall.
const fn is_opening(kind: HexsideKind) -> bool {
    matches!(kind, HexsideKind::Doorway | HexsideKind::Gunslit | HexsideKind::Breach)
}
