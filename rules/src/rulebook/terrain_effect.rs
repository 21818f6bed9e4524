//! One line of the Terrain Effects Chart.

use serde::{Deserialize, Serialize};

use crate::map::HexsideKind;
use crate::provenance::Provenance;

/// What a kind of hexside does (5.7).
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct TerrainEffect {
    /// The kind of hexside the line is about.
    pub kind: HexsideKind,
    /// Movement points to cross it, added to the cost of the hex; `None` when nobody crosses.
    pub cost: Option<u8>,
    /// Whether a battery may be towed across (10.3).
    pub battery: bool,
    /// Whether zones of control extend across (6.0).
    pub zoc: bool,
    /// Height for line of sight: 0, 1 or 2 (7.1).
    pub height: u8,
    /// Whether melee is possible across (8.2).
    pub melee: bool,
    /// The row of the combat table a protected defender uses, by its name (8.6).
    pub row: String,
    /// Where this comes from; left out where that is where the document comes from.
    #[serde(skip_serializing_if = "Provenance::is_left_out")]
    #[cfg_attr(feature = "schema", schemars(default = "Provenance::left_out"))]
    pub by: Provenance,
}
