//! Gun sites: the artillery symbols.

use serde::{Deserialize, Serialize};

use crate::provenance::Provenance;
use crate::spot::Spot;

/// A spot where a battery is set up (2.0).
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct GunSite {
    /// The spot of the battery.
    pub at: Spot,
    /// Whether the symbol is printed on the map or an advanced rule allows it.
    pub kind: GunSiteKind,
    /// The direction the gun faces, in degrees clockwise from the top of the map; left out if the map does not state
    /// it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub facing: Option<i16>,
    /// Where this comes from; left out where that is where the document comes from.
    #[serde(skip_serializing_if = "Provenance::is_left_out")]
    #[cfg_attr(feature = "schema", schemars(default = "Provenance::left_out"))]
    pub by: Provenance,
}

impl GunSite {
    /// Creates a site without a facing.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::map::{GunSite, GunSiteKind};
    /// use rules::provenance::Provenance;
    ///
    /// let site = GunSite::new("0303/roof".parse()?, GunSiteKind::Printed, Provenance::Painted);
    /// assert_eq!(site.facing, None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn new(at: Spot, kind: GunSiteKind, by: Provenance) -> Self {
        Self { at, kind, facing: None, by }
    }
}

impl GunSiteKind {
    /// Returns the id of its name in the string files.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Printed => "gun-site-printed",
            Self::Optional => "gun-site-optional",
        }
    }
}

/// Whether a gun site always takes a battery.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum GunSiteKind {
    /// A symbol printed on the map.
    Printed,
    /// An additional site that the advanced rules allow.
    Optional,
}
