//! The map.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::Serialize;

use super::{Source, Text};

/// The map with the active corrections applied.
#[derive(Debug, Clone, PartialEq, Serialize, JsonSchema)]
pub struct Map {
    /// Its title.
    pub title: Text,
    /// Where it comes from.
    pub source: Source,
    /// The number of columns of hexes, counted from the left. Even columns are half a hex lower.
    pub columns: u16,
    /// The number of rows of hexes, counted from the top.
    pub rows: u16,
    /// Every hex.
    pub hexes: Vec<Hex>,
    /// Every hexside that is not clear.
    pub hexsides: Vec<Hexside>,
    /// Rooms of buildings.
    pub rooms: Vec<Room>,
    /// Regions that rules refer to.
    pub regions: Vec<Region>,
    /// Entry areas.
    pub entry_areas: Vec<EntryArea>,
    /// Places for batteries.
    pub gun_sites: Vec<GunSite>,
    /// Names printed on the map.
    pub labels: Vec<Label>,
}

/// A hex.
#[derive(Debug, Clone, PartialEq, Serialize, JsonSchema)]
pub struct Hex {
    /// Its number.
    pub hex: String,
    /// Its column, from 1 at the left.
    pub column: u16,
    /// Its row, from 1 at the top.
    pub row: u16,
    /// The x coordinate of its centre, in pixels from the left edge of each picture.
    pub x: i32,
    /// The y coordinate of its centre, in pixels from the top edge of each picture.
    pub y: i32,
    /// Its painted ground: `outside`, `plaza`, `yard`, `churchyard`, `platform` or `floor`.
    pub ground: String,
    /// Its levels.
    pub levels: Vec<Level>,
    /// Whether the building has no roof.
    pub open_top: bool,
    /// Where it comes from; `null` for plain open ground that the map does not list.
    pub source: Option<Source>,
}

/// A level of a hex.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Level {
    /// The spot.
    pub spot: String,
    /// `ground`, `in`, `upper` or `roof`.
    pub level: String,
    /// Its elevation: 1 or 2.
    pub elevation: u8,
}

/// A hexside that is not clear.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Hexside {
    /// The hexside, by its two hexes, the lower number first: `1304/1305`.
    pub hexside: String,
    /// The layer: `ground` or `upper` for one of the two, `both` for the whole hexside.
    pub layer: String,
    /// Its kind: a row of the Terrain Effects Chart, or a kind added by a variant.
    pub kind: String,
    /// Which hex it protects: `none`, `both`, or the number of the hex.
    pub protects: String,
    /// Where it comes from.
    pub source: Source,
}

/// A room.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Room {
    /// Its short name.
    pub id: String,
    /// Its name.
    pub name: Text,
    /// The building it belongs to; empty for none.
    pub building: String,
    /// Its spots.
    pub spots: Vec<String>,
    /// Where it comes from.
    pub source: Source,
}

/// A region.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Region {
    /// Its short name.
    pub id: String,
    /// Its name.
    pub name: Text,
    /// Its kind in game systems that use kinds of regions, such as `pond`; empty for a region known only by its name.
    pub kind: String,
    /// The figures of its kind, by name.
    pub figures: BTreeMap<String, i32>,
    /// The type of its members: `hexes`, `spots` or `hexsides`.
    pub of: String,
    /// Its members.
    pub members: Vec<String>,
    /// Where it comes from.
    pub source: Source,
}

/// An entry area.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct EntryArea {
    /// Its number.
    pub number: u8,
    /// Its name; empty for none.
    pub name: Text,
    /// Its hexes.
    pub hexes: Vec<String>,
    /// Where it comes from.
    pub source: Source,
}

/// A place for a battery.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct GunSite {
    /// Its spot.
    pub spot: String,
    /// Whether it is optional.
    pub optional: bool,
    /// The direction its gun faces, in degrees clockwise from the top of the map; `null` if the map does not state it.
    pub facing: Option<i16>,
    /// Where it comes from.
    pub source: Source,
}

/// A name printed on the map.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Label {
    /// Its hex.
    pub hex: String,
    /// The name.
    pub text: Text,
}
