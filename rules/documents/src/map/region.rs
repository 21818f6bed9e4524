//! Regions: painted sets of hexes, spots or hexsides.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::MapDocument;
use crate::hex::Hex;
use crate::hexside::Hexside;
use crate::provenance::Provenance;
use crate::spot::Spot;
use crate::words::Words;

/// A painted region. Rules and variants refer to it by name; it is never derived from the walls.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Region {
    /// The name that rules and variants use, such as `inside_walls`. Unique on the map.
    pub id: String,
    /// Display name.
    pub name: Words,
    /// Its kind in game systems that use kinds of regions, such as `pond`: one of the words that
    /// `bexar explain region-kinds` lists. Empty for a region known only by its name.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub kind: String,
    /// The figures its kind declares, by name, such as the `facing` of a stretch of wall in degrees.
    /// `bexar explain region-kinds` lists them with their ranges.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub figures: BTreeMap<String, i32>,
    /// The hexes, spots or hexsides that belong to it.
    pub members: Members,
    /// Where this comes from; left out where that is where the document comes from.
    #[serde(skip_serializing_if = "Provenance::is_left_out")]
    #[cfg_attr(feature = "schema", schemars(default = "Provenance::left_out"))]
    pub by: Provenance,
}

impl MapDocument {
    /// Returns the regions of a kind, in map order.
    pub fn regions_of<'m>(&'m self, kind: &'m str) -> impl Iterator<Item = &'m Region> {
        self.regions.iter().filter(move |region| region.kind == kind)
    }
}

impl Region {
    /// The zone enclosed by the walls, without pen and churchyard (2.2).
    pub const INSIDE_WALLS: &'static str = "inside_walls";
    /// The region that Texans may never leave (2.3).
    pub const CONFINES: &'static str = "confines";

    /// Creates a region identified by its id alone, without a kind.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::hex::Hex;
    /// use rules::map::{Members, Region};
    /// use rules::provenance::Provenance;
    /// use rules::words::Words;
    ///
    /// let members = Members::Hexes(vec![Hex::new(3, 3)]);
    /// let orchard = Region::new("orchard", Words::new("Orchard", "Verger"), members, Provenance::Painted);
    /// assert!(orchard.kind.is_empty() && orchard.figures.is_empty());
    /// ```
    #[must_use]
    pub fn new(id: impl Into<String>, name: Words, members: Members, by: Provenance) -> Self {
        Self { id: id.into(), name, kind: String::new(), figures: BTreeMap::new(), members, by }
    }
}

/// The members of a region.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Members {
    /// Whole hexes, every level of them.
    Hexes(Vec<Hex>),
    /// Single spots, each one level of a hex.
    Spots(Vec<Spot>),
    /// Hexsides of any kind.
    Hexsides(Vec<Hexside>),
}

impl Members {
    /// Whether a spot belongs to the region.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::hex::Hex;
    /// use rules::map::Members;
    ///
    /// let hexes = Members::Hexes(vec![Hex::new(3, 3)]);
    /// assert!(hexes.has_spot("0303/roof".parse()?), "a hex with all its levels");
    /// let spots = Members::Spots(vec!["0303/in".parse()?]);
    /// assert!(!spots.has_spot("0303/roof".parse()?));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn has_spot(&self, spot: Spot) -> bool {
        match self {
            Self::Hexes(hexes) => hexes.contains(&spot.hex),
            Self::Spots(spots) => spots.contains(&spot),
            Self::Hexsides(_) => false,
        }
    }

    /// Whether nothing belongs to the region.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        match self {
            Self::Hexes(hexes) => hexes.is_empty(),
            Self::Spots(spots) => spots.is_empty(),
            Self::Hexsides(sides) => sides.is_empty(),
        }
    }

    /// Removes consecutive duplicates. The members must be sorted.
    pub fn dedup(&mut self) {
        match self {
            Self::Hexes(hexes) => hexes.dedup(),
            Self::Spots(spots) => spots.dedup(),
            Self::Hexsides(sides) => sides.dedup(),
        }
    }

    /// Returns the members without this hex and its spots; hexsides are kept.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::hex::Hex;
    /// use rules::map::Members;
    ///
    /// let members = Members::Spots(vec!["0303/in".parse()?, "0303/roof".parse()?, "0304".parse()?]);
    /// assert_eq!(members.without(Hex::new(3, 3)), Members::Spots(vec!["0304".parse()?]));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn without(&self, hex: Hex) -> Self {
        match self {
            Self::Hexes(hexes) => Self::Hexes(hexes.iter().copied().filter(|own| *own != hex).collect()),
            Self::Spots(spots) => Self::Spots(spots.iter().copied().filter(|own| own.hex != hex).collect()),
            Self::Hexsides(sides) => Self::Hexsides(sides.clone()),
        }
    }

    /// Whether it lists any hex or spot, on the map or off it.
    #[must_use]
    pub const fn has_spots(&self) -> bool {
        match self {
            Self::Hexes(hexes) => !hexes.is_empty(),
            Self::Spots(spots) => !spots.is_empty(),
            Self::Hexsides(_) => false,
        }
    }

    /// Sorts the members.
    pub fn sort(&mut self) {
        match self {
            Self::Hexes(hexes) => hexes.sort(),
            Self::Spots(spots) => spots.sort(),
            Self::Hexsides(sides) => sides.sort(),
        }
    }
}
