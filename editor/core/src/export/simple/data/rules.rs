//! Charts and figures, corrections, variants.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::Serialize;

use super::{Source, Text};

/// Charts and figures.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Rules {
    /// The title of the rulebook.
    pub title: Text,
    /// Where the rulebook comes from.
    pub source: Source,
    /// The game system, such as `alamo`.
    pub system: String,
    /// Every parameter with its value in force, including those that no document sets. `bexar explain parameters`
    /// explains each of them.
    pub parameters: Vec<Parameter>,
    /// The Terrain Effects Chart.
    pub terrain: Vec<Terrain>,
    /// The rows of the Combat Results Table: which strengths use which column.
    pub combat_rows: Vec<CombatRow>,
    /// The result of each die roll in each column of that table.
    pub combat_results: Vec<DieLine>,
    /// Casualties that end the game in a withdrawal.
    pub withdrawal: Vec<Withdrawal>,
    /// Victory levels by points, lowest first.
    pub victory: Vec<Victory>,
    /// The Continued Siege Table.
    pub siege: Vec<Siege>,
}

/// A figure or switch of the rules.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Parameter {
    /// Its name.
    pub name: String,
    /// Its value.
    pub value: Value,
    /// The rule that gives its default value.
    pub rule: String,
    /// Whether the rulebook sets it.
    pub stated: bool,
}

/// A value.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(untagged)]
pub enum Value {
    /// A switch.
    Flag(bool),
    /// A whole number.
    Number(i32),
    /// A hex, a name or a word.
    Word(String),
}

/// A row of the Terrain Effects Chart.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Terrain {
    /// The kind of hexside.
    pub kind: String,
    /// Movement points to cross it, in addition to the cost of the hex; `null` if it cannot be crossed.
    pub cost: Option<u8>,
    /// Whether a battery can cross it.
    pub battery: bool,
    /// Whether zones of control extend across it.
    pub zone: bool,
    /// Its height for line of sight: 0, 1 or 2.
    pub height: u8,
    /// Whether melee is possible across it.
    pub melee: bool,
    /// The row of the Combat Results Table that a defender it protects uses.
    pub row: String,
    /// Where the row comes from.
    pub source: Source,
}

/// A row of the Combat Results Table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct CombatRow {
    /// Its name.
    pub row: String,
    /// The strengths of its columns: `-`, `4`, `9-10` or `11+`.
    pub strengths: Vec<String>,
    /// Where it comes from.
    pub source: Source,
}

/// The results of one die roll.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct DieLine {
    /// The face of the die, 1 to 6.
    pub die: u8,
    /// The result in each column: `-`, `H`, a number, or `C`.
    pub results: Vec<String>,
}

/// Casualties that end the game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Withdrawal {
    /// The turn.
    pub turn: u8,
    /// The casualty points.
    pub casualties: u16,
    /// Where the figure comes from.
    pub source: Source,
}

/// A victory level.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Victory {
    /// The lowest number of points for this level.
    pub from: u16,
    /// `texan` or `mexican`.
    pub winner: String,
    /// `marginal`, `substantial` or `decisive`.
    pub degree: String,
}

/// A row of the Continued Siege Table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Siege {
    /// The modified rolls of two dice it covers, such as `4-5` or `14+`.
    pub rolls: String,
    /// What happens.
    pub words: Text,
    /// Where the row comes from.
    pub source: Source,
}

/// A correction of the map.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Correction {
    /// Its name in the scenario.
    pub name: String,
    /// Its title.
    pub title: Text,
    /// The publication it comes from.
    pub source: Source,
    /// Whether it is applied to the map.
    pub in_force: bool,
    /// Its changes, each as a sentence.
    pub changes: Vec<Text>,
}

/// A variant.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Variant {
    /// Its name in the scenario.
    pub name: String,
    /// Its title.
    pub title: Text,
    /// Where it comes from.
    pub source: Source,
    /// Whether it is on.
    pub on: bool,
    /// Its parameters with a value other than the default, by name.
    pub params: BTreeMap<String, i32>,
    /// Its options with a choice other than the first, by name.
    pub opts: BTreeMap<String, String>,
    /// Its rules, each as a sentence.
    pub rules: Vec<Text>,
}
