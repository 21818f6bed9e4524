//! Gun sites: the artillery symbols.

use serde::{Deserialize, Serialize};

use crate::provenance::Provenance;
use crate::spot::Spot;

/// A spot where a battery is set up (2.0).
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GunSite {
    /// The spot.
    pub at: Spot,
    /// Whether the symbol is printed.
    pub kind: GunSiteKind,
    /// Where this comes from.
    pub by: Provenance,
}

/// Whether a gun site always takes a battery.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GunSiteKind {
    /// A symbol printed on the map.
    Printed,
    /// A further site the advanced rules allow.
    Optional,
}
