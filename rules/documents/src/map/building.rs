//! Rooms: named sets of indoor spots.

use serde::{Deserialize, Serialize};

use crate::provenance::Provenance;
use crate::spot::Spot;
use crate::words::Words;

/// A named set of indoor spots. Its walls and doors are the hexsides around it; none are stored here.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Room {
    /// Short name, unique on the map.
    pub id: String,
    /// Display name.
    pub name: Words,
    /// The building it belongs to: the `id` of a region; empty for none.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub building: String,
    /// The indoor spots it is made of, such as `0303/in`.
    pub spots: Vec<Spot>,
    /// Where this comes from; left out where that is where the document comes from.
    #[serde(skip_serializing_if = "Provenance::is_left_out")]
    #[cfg_attr(feature = "schema", schemars(default = "Provenance::left_out"))]
    pub by: Provenance,
}
