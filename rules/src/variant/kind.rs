//! Kinds of hexsides a variant adds.

use serde::{Deserialize, Serialize};

use crate::map::HexsideKind;
use crate::words::Words;

/// Whom a hexside a variant raises protects.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Shields {
    /// Whoever stands within the region.
    Inside,
    /// Whoever stands outside it.
    Outside,
    /// Whoever stands on either side.
    Both,
}

impl Shields {
    /// Its word.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Self::Inside => "inside",
            Self::Outside => "outside",
            Self::Both => "both",
        }
    }
}

/// A kind of hexside like one of the chart, with differences.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[serde(rename = "Kind")]
pub struct NewHexsideKind {
    /// Its name, as rules and queries call it.
    pub id: String,
    /// The kind of the chart it is like: for sight, for fire, for zones and for everything that is not said here.
    pub like: HexsideKind,
    /// Movement points to cross it, beside those of the hex; left out where it costs what the kind it is like does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cost: Option<u8>,
    /// Whom it protects where it is raised: whoever stands within the region in which the rule raises it, outside it,
    /// or both. Left out, it is those within. What stands from the beginning protects both.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub protects: Option<Shields>,
    /// Tags it has beside those of the kind it is like.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub add: Vec<String>,
    /// Tags of the kind it is like that it lacks.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub drop: Vec<String>,
    /// What it is, in a few words for players.
    #[serde(default, skip_serializing_if = "Words::is_empty")]
    pub says: Words,
}
