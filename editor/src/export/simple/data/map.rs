//! The map.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::Serialize;

use super::{Source, Text};

/// The map with the corrections made that are on.
#[derive(Debug, Clone, PartialEq, Serialize, JsonSchema)]
pub struct Map {
    /// Its title.
    pub title: Text,
    /// Where it comes from.
    pub source: Source,
    /// How many columns of hexes it has, from the left. Even columns stand half a hex lower.
    pub columns: u16,
    /// How many rows of hexes it has, from the top.
    pub rows: u16,
    /// Every hex.
    pub hexes: Vec<Hex>,
    /// Every hexside that is not clear.
    pub hexsides: Vec<Hexside>,
    /// Rooms of buildings.
    pub rooms: Vec<Room>,
    /// Regions that rules ask for.
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
    /// The pixel in its middle, from the left edge of each picture.
    pub x: i32,
    /// The pixel in its middle, from the upper edge of each picture.
    pub y: i32,
    /// What it is painted with: `outside`, `plaza`, `yard`, `churchyard`, `platform` or `floor`.
    pub ground: String,
    /// Its levels.
    pub levels: Vec<Level>,
    /// Whether the building has no roof.
    pub open_top: bool,
    /// Where it comes from; `null` for plain open ground of which the map says nothing.
    pub source: Option<Source>,
}

/// A level of a hex.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Level {
    /// The spot.
    pub spot: String,
    /// `ground`, `in`, `upper` or `roof`.
    pub level: String,
    /// How high it is: 1 or 2.
    pub elevation: u8,
}

/// What stands on a hexside.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Hexside {
    /// The hexside, by its two hexes, the lower number first: `1304/1305`.
    pub hexside: String,
    /// `ground` or `upper` for one of its halves, `both` for the whole.
    pub layer: String,
    /// What stands there: a row of the terrain effects chart, or a kind a variant adds.
    pub kind: String,
    /// Whom it protects: `none`, `both`, or the hex.
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
    /// What it is to game systems that ask for kinds, such as `pond`; empty for a region known by its name alone.
    pub kind: String,
    /// The figures of its kind, by name.
    pub figures: BTreeMap<String, i32>,
    /// What its members are: `hexes`, `spots` or `hexsides`.
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
    /// Whether it is an optional one.
    pub optional: bool,
    /// Which way its gun looks, in degrees clockwise from the top of the map; `null` where the map does not say.
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
