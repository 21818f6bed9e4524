//! Entry areas: the hexes by which the columns of the attackers come onto the map (2.0).

use serde::{Deserialize, Serialize};

use crate::hex::Hex;
use crate::provenance::Provenance;
use crate::words::Words;

/// Hexes by which a Mexican column enters (2.0). How many areas and hexes there must be is the rulebook's affair.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct EntryArea {
    /// Number printed on the map.
    pub number: u8,
    /// Name for people; a map need not have one.
    #[serde(default, skip_serializing_if = "Words::is_empty")]
    pub name: Words,
    /// The hexes by which units enter.
    pub hexes: Vec<Hex>,
    /// Where this comes from; left out where that is where the document comes from.
    #[serde(skip_serializing_if = "Provenance::is_left_out")]
    #[cfg_attr(feature = "schema", schemars(default = "Provenance::left_out"))]
    pub by: Provenance,
}
