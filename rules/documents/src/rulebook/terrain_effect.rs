//! One row of the Terrain Effects Chart.

use serde::{Deserialize, Serialize};

use crate::map::HexsideKind;
use crate::provenance::Provenance;

/// The effects of a kind of hexside (5.7).
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct TerrainEffect {
    /// The kind of hexside.
    pub kind: HexsideKind,
    /// Movement points to cross it, added to the cost of the hex; `None` if it cannot be crossed.
    pub cost: Option<u8>,
    /// Whether a battery may be towed across it (10.3).
    pub battery: bool,
    /// Whether zones of control extend across it (6.0).
    pub zoc: bool,
    /// Height for line of sight: 0, 1 or 2 (7.1).
    pub height: u8,
    /// Whether melee is possible across it (8.2).
    pub melee: bool,
    /// The name of the row of the Combat Results Table that a protected defender uses (8.6).
    pub row: String,
    /// Where this comes from; left out where that is where the document comes from.
    #[serde(skip_serializing_if = "Provenance::is_left_out")]
    #[cfg_attr(feature = "schema", schemars(default = "Provenance::left_out"))]
    pub by: Provenance,
}
