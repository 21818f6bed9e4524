//! Regions: painted sets of hexes, spots or hexsides.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::MapDocument;
use crate::hex::Hex;
use crate::hexside::Hexside;
use crate::provenance::Provenance;
use crate::spot::Spot;
use crate::words::Words;

/// A painted region. Rules and variants ask for it by name; it is never derived from the walls.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Region {
    /// Name rules and variants use, such as `inside_walls`. Unique on the map.
    pub id: String,
    /// Name for people.
    pub name: Words,
    /// What it is to game systems that ask for kinds, such as `pond`: one of the words `bexar explain region-kinds`
    /// lists. Empty for a region that is known by its own name alone.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub kind: String,
    /// Figures its kind knows, by name, such as `facing` of a stretch of wall in degrees: `bexar explain region-kinds`
    /// lists them with their ranges.
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
    /// The regions of a kind, in the order of the map.
    pub(crate) fn regions_of<'m>(&'m self, kind: &'m str) -> impl Iterator<Item = &'m Region> {
        self.regions.iter().filter(move |region| region.kind == kind)
    }
}

impl Region {
    /// The zone enclosed by the walls, without pen and churchyard (2.2).
    pub const INSIDE_WALLS: &'static str = "inside_walls";
    /// The zone no Texan ever leaves (2.3).
    pub const CONFINES: &'static str = "confines";

    /// A region that is known by its name alone.
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

/// What a region is made of.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Members {
    /// Whole hexes, every level of them.
    Hexes(Vec<Hex>),
    /// Single spots: one level of a hex each.
    Spots(Vec<Spot>),
    /// Hexsides, whatever stands on them.
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

    /// Removes repeated members. They must be sorted.
    pub fn dedup(&mut self) {
        match self {
            Self::Hexes(hexes) => hexes.dedup(),
            Self::Spots(spots) => spots.dedup(),
            Self::Hexsides(sides) => sides.dedup(),
        }
    }

    /// The members without this hex and without its spots; hexsides all stay.
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

    /// Whether it lists at least one hex or spot, on the map or off it.
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
