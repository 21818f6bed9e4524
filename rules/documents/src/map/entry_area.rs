//! Entry areas: the hexes through which the attacking columns enter the map (2.0).

use serde::{Deserialize, Serialize};

use crate::hex::Hex;
use crate::provenance::Provenance;
use crate::words::Words;

/// Hexes through which a Mexican column enters (2.0). The rulebook determines how many areas and hexes there must be.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct EntryArea {
    /// Number printed on the map.
    pub number: u8,
    /// Display name; empty for none.
    #[serde(default, skip_serializing_if = "Words::is_empty")]
    pub name: Words,
    /// The hexes through which units enter.
    pub hexes: Vec<Hex>,
    /// Where this comes from; left out where that is where the document comes from.
    #[serde(skip_serializing_if = "Provenance::is_left_out")]
    #[cfg_attr(feature = "schema", schemars(default = "Provenance::left_out"))]
    pub by: Provenance,
}
