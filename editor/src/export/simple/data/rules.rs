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
    /// Every figure and switch with the value that counts, those too that no document states. `bexar explain parameters`
    /// lists what each means.
    pub parameters: Vec<Parameter>,
    /// The terrain effects chart.
    pub terrain: Vec<Terrain>,
    /// The rows of the combat results table: which strength stands in which column.
    pub combat_rows: Vec<CombatRow>,
    /// What each die gives in each column of that table.
    pub combat_results: Vec<DieLine>,
    /// Casualties that end the game in a withdrawal.
    pub withdrawal: Vec<Withdrawal>,
    /// Victory levels by points, fewest first.
    pub victory: Vec<Victory>,
    /// The table of the siege.
    pub siege: Vec<Siege>,
}

/// A figure or switch of the rules.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Parameter {
    /// Its name.
    pub name: String,
    /// Its value.
    pub value: Value,
    /// The rule that gives the value it has where no document says otherwise.
    pub rule: String,
    /// Whether the rulebook states it.
    pub stated: bool,
}

/// A value.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(untagged)]
pub enum Value {
    /// A switch.
    Flag(bool),
    /// A figure.
    Number(i32),
    /// A hex, a name or a word.
    Word(String),
}

/// A line of the terrain effects chart.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Terrain {
    /// The kind of hexside.
    pub kind: String,
    /// Movement points to cross it, beside those of the hex; `null` where it cannot be crossed.
    pub cost: Option<u8>,
    /// Whether a battery can cross it.
    pub battery: bool,
    /// Whether a zone of control reaches across it.
    pub zone: bool,
    /// How high it stands in the way of sight.
    pub height: u8,
    /// Whether melee crosses it.
    pub melee: bool,
    /// The row of the combat table it stands for.
    pub row: String,
    /// Where the line comes from.
    pub source: Source,
}

/// A row of the combat table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct CombatRow {
    /// Its name.
    pub row: String,
    /// The strengths of its columns: `-`, `4`, `9-10` or `11+`.
    pub strengths: Vec<String>,
    /// Where it comes from.
    pub source: Source,
}

/// What a die gives.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct DieLine {
    /// The die.
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
    /// The fewest points of it.
    pub from: u16,
    /// `texan` or `mexican`.
    pub winner: String,
    /// `marginal`, `substantial` or `decisive`.
    pub degree: String,
}

/// A line of the table of the siege.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Siege {
    /// What two dice and their modifiers give, such as `4-5` or `14+`.
    pub rolls: String,
    /// What happens.
    pub words: Text,
    /// Where the line comes from.
    pub source: Source,
}

/// A correction of the map.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Correction {
    /// How the scenario names it.
    pub name: String,
    /// Its title.
    pub title: Text,
    /// The publication it comes from.
    pub source: Source,
    /// Whether it has changed the map.
    pub in_force: bool,
    /// Each change in a sentence.
    pub changes: Vec<Text>,
}

/// A variant.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Variant {
    /// How the scenario names it.
    pub name: String,
    /// Its title.
    pub title: Text,
    /// Where it comes from.
    pub source: Source,
    /// Whether it is on.
    pub on: bool,
    /// Its figures that are otherwise than it says itself.
    pub params: BTreeMap<String, i32>,
    /// Its choices that are otherwise than the first ones.
    pub opts: BTreeMap<String, String>,
    /// Each rule in a sentence.
    pub rules: Vec<Text>,
}
