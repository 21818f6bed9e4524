//! What the JSON of a scenario holds. The remarks on types and fields are those of the published schema.

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

/// A scenario with everything it refers to: the map with its corrections made, the counters, the set-up, the charts and
/// the rules in force. Hexes are known by their printed numbers, spots by a hex and its level: `1309` is open ground,
/// `1409/in` a room, `1404/roof` a roof or platform.
#[derive(Debug, Clone, PartialEq, Serialize, JsonSchema)]
pub struct Export {
    /// What kind of file it is: always `bexar`.
    pub export: String,
    /// The version of this format. It changes when something that is here now goes or means something else.
    pub version: u32,
    /// The title of the scenario; of the map where it stands alone.
    pub title: Text,
    /// Where the scenario comes from.
    pub source: Source,
    /// Remarks on the scenario.
    pub notes: Vec<Text>,
    /// The pictures beside this file.
    pub pictures: Vec<Picture>,
    /// The map.
    pub map: Map,
    /// The counters.
    pub counters: Counters,
    /// Where counters start. Those that are not listed are set up by the players.
    pub setup: Vec<Placement>,
    /// The secret plot: which column enters by which area. It is for the eyes of one side.
    pub plot: Vec<PlotLine>,
    /// Charts and figures.
    pub rules: Rules,
    /// The corrections the scenario knows of, in the order they are made.
    pub corrections: Vec<Correction>,
    /// The variants the scenario knows of.
    pub variants: Vec<Variant>,
}

/// A text in English and French.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Text {
    /// English.
    pub en: String,
    /// French; the English text where there is no French one.
    pub fr: String,
}

/// Where something comes from: nobody may mistake a reconstruction for the printed game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Source {
    /// Whether a published text states it.
    pub published: bool,
    /// The rules or the section that state it, or why the gap was filled; empty where nobody has said.
    pub says: Text,
}

/// A picture of a level of the map.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Picture {
    /// `ground`, `in`, `upper` or `roof`.
    pub level: String,
    /// Its file.
    pub file: String,
    /// Its pixels across.
    pub width: u32,
    /// Its pixels down.
    pub height: u32,
    /// From one flat side of a hex to the other, in pixels.
    pub hex: u16,
}
