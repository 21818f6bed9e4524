//! The counters and their starting places.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::Serialize;

use super::{Source, Text};

/// The counters.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Counters {
    /// The title of the mix.
    pub title: Text,
    /// Where the mix comes from.
    pub source: Source,
    /// Columns of the attackers.
    pub columns: Vec<Column>,
    /// Combat units.
    pub units: Vec<Unit>,
    /// Leaders.
    pub leaders: Vec<Leader>,
    /// Batteries.
    pub batteries: Vec<Battery>,
    /// Pieces of the kinds the game system declares.
    pub pieces: Vec<Piece>,
}

/// A column of the attackers.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Column {
    /// The code on its counters.
    pub id: String,
    /// Its name.
    pub name: Text,
    /// Whether it is the Reserve.
    pub reserve: bool,
}

/// Combat units of a kind.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Unit {
    /// Its short name. If there are several counters, they are named `id-1`, `id-2` and so on.
    pub id: String,
    /// The name on the counter.
    pub name: Text,
    /// `texan` or `mexican`.
    pub side: String,
    /// The column it belongs to; empty for none.
    pub column: String,
    /// Home state, country or battalion.
    pub origin: String,
    /// `line`, `scout`, `grenadier`, `engineer` or `volunteer`.
    pub branch: String,
    /// The front of the counter.
    pub full: Strength,
    /// The back of the counter.
    pub reduced: Strength,
    /// How many counters there are.
    pub quantity: i32,
    /// Where the values come from.
    pub source: Source,
}

/// The values of a combat unit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Strength {
    /// Fire strength.
    pub fire: u8,
    /// Melee strength.
    pub melee: u8,
    /// Morale rating.
    pub morale: u8,
}

/// A leader.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Leader {
    /// Short name.
    pub id: String,
    /// The name on the counter.
    pub name: Text,
    /// `texan` or `mexican`.
    pub side: String,
    /// The column the leader belongs to; empty for none.
    pub column: String,
    /// Leadership rating.
    pub rating: u8,
    /// The leader on the back of the counter; `null` if there is none.
    pub replacement: Option<Replacement>,
    /// Where the rating comes from.
    pub source: Source,
}

/// The leader on the back of a counter.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Replacement {
    /// Name of the replacement.
    pub name: Text,
    /// Leadership rating.
    pub rating: u8,
}

/// Batteries of a kind.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Battery {
    /// Its short name. If there are several counters, they are named `id-1`, `id-2` and so on.
    pub id: String,
    /// Weight of the shot, in pounds.
    pub pounds: u8,
    /// Fire strength.
    pub strength: u8,
    /// How many counters there are.
    pub quantity: i32,
    /// Where the values come from.
    pub source: Source,
}

/// Pieces of a kind the game system declares.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Piece {
    /// Its short name. If there are several counters, they are named `id-1`, `id-2` and so on.
    pub id: String,
    /// The name on the counter.
    pub name: Text,
    /// `texan` or `mexican`.
    pub side: String,
    /// Its kind, such as `infantry`.
    pub kind: String,
    /// The group it belongs to; empty for none.
    pub group: String,
    /// The figures its kind declares, by name.
    pub figures: BTreeMap<String, i32>,
    /// How many counters there are.
    pub quantity: i32,
    /// Where the values come from.
    pub source: Source,
}

/// Where a counter starts.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Placement {
    /// The counter.
    pub piece: String,
    /// Its spot.
    pub spot: String,
}

/// A line of the plot.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct PlotLine {
    /// The column.
    pub column: String,
    /// The number of its entry area.
    pub area: u8,
}
