//! The contents of a scenario's JSON. The doc comments on types and fields become part of the published schema.

mod counters;
mod map;
mod rules;

pub use counters::{Battery, Column, Counters, Leader, Piece, Placement, PlotLine, Replacement, Strength, Unit};
pub use map::{EntryArea, GunSite, Hex, Hexside, Label, Level, Map, Region, Room};
pub use rules::{
    CombatRow, Correction, DieLine, Parameter, Rules, Siege, Terrain, Value, Variant, Victory, Withdrawal,
};

use schemars::JsonSchema;
use serde::Serialize;

/// A scenario with everything it refers to: the map with the active corrections applied, the counters, the set-up, the
/// charts and the rules in force. Hexes are identified by their printed numbers, spots by a hex and its level: `1309`
/// is open ground, `1409/in` a room, `1404/roof` a roof or platform.
#[derive(Debug, Clone, PartialEq, Serialize, JsonSchema)]
pub struct Export {
    /// The kind of file: always `bexar`.
    pub export: String,
    /// The version of this format. It changes when a field is removed or changes its meaning.
    pub version: u32,
    /// The title of the scenario, or of the map if it is exported alone.
    pub title: Text,
    /// Where the scenario comes from.
    pub source: Source,
    /// Remarks on the scenario.
    pub notes: Vec<Text>,
    /// The pictures exported with this file.
    pub pictures: Vec<Picture>,
    /// The map.
    pub map: Map,
    /// The counters.
    pub counters: Counters,
    /// Where counters start. Counters that are not listed are set up by the players.
    pub setup: Vec<Placement>,
    /// The secret entry plot: which column enters through which area. Only one side may see it.
    pub plot: Vec<PlotLine>,
    /// Charts and figures.
    pub rules: Rules,
    /// The corrections the scenario lists, in the order they are applied.
    pub corrections: Vec<Correction>,
    /// The variants the scenario lists.
    pub variants: Vec<Variant>,
}

/// A text in English and French.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Text {
    /// English.
    pub en: String,
    /// French; the English text if there is no French one.
    pub fr: String,
}

/// The origin of an entry, which distinguishes reconstructions from the printed game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Source {
    /// Whether a published text states it.
    pub published: bool,
    /// The rules or the section that state it, or the reason for a reconstruction; empty if none is given.
    pub says: Text,
}

/// A picture of a level of the map.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Picture {
    /// `ground`, `in`, `upper` or `roof`.
    pub level: String,
    /// The name of its file.
    pub file: String,
    /// Its width in pixels.
    pub width: u32,
    /// Its height in pixels.
    pub height: u32,
    /// The distance between opposite sides of a hex, in pixels.
    pub hex: u16,
}
