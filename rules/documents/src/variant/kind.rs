//! Kinds of hexsides a variant adds.

use serde::{Deserialize, Serialize};

use crate::map::HexsideKind;
use crate::words::Words;

/// The units that a hexside raised by a variant protects.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Shields {
    /// Units within the region.
    Inside,
    /// Units outside the region.
    Outside,
    /// Units on both sides.
    Both,
}

impl Shields {
    /// Returns its word.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Inside => "inside",
            Self::Outside => "outside",
            Self::Both => "both",
        }
    }
}

/// A new kind of hexside, based on one of the Terrain Effects Chart.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[serde(rename = "Kind")]
pub struct NewHexsideKind {
    /// Its name, as used in rules and queries.
    pub id: String,
    /// The kind of the chart it is based on, for sight, fire, zones of control and everything not stated here.
    pub like: HexsideKind,
    /// Movement points to cross it, in addition to the cost of the hex; if left out, the same as for the kind it is
    /// based on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cost: Option<u8>,
    /// The units it protects when raised: those within the region in which the rule raises it, those outside, or both.
    /// If left out, those within. A hexside that has this kind from the beginning protects both.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub protects: Option<Shields>,
    /// Tags it has in addition to those of the kind it is based on.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub add: Vec<String>,
    /// Tags of the kind it is based on that it does not have.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub drop: Vec<String>,
    /// What it is, in a few words for players.
    #[serde(default, skip_serializing_if = "Words::is_empty")]
    pub says: Words,
}
