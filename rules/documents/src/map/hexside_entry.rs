//! Hexside entries: the kind of a hexside and the side it protects.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::hex::Hex;
use crate::hexside::LayeredSide;
use crate::provenance::Provenance;

/// One layer of a hexside that is not clear.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct HexsideEntry {
    /// The hexside and its layer.
    pub at: LayeredSide,
    /// The kind of wall, opening or obstacle.
    pub kind: HexsideKind,
    /// The hex whose defenders it protects in combat, or both hexes (8.7).
    #[serde(default, skip_serializing_if = "Protects::is_nobody")]
    #[cfg_attr(feature = "schema", schemars(skip_serializing_if = "crate::schema::never"))]
    pub protects: Protects,
    /// Where this comes from; left out where that is where the document comes from.
    #[serde(skip_serializing_if = "Provenance::is_left_out")]
    #[cfg_attr(feature = "schema", schemars(default = "Provenance::left_out"))]
    pub by: Provenance,
}

/// The kinds of hexside: the rows of the Terrain Effects Chart (5.7).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum HexsideKind {
    /// Nothing on the hexside.
    #[default]
    Clear,
    /// The dry bed of an acequia.
    DryStreambed,
    /// A low stone wall.
    StoneWall,
    /// A low wooden wall.
    WoodenWall,
    /// The inner face of a level-2 structure; it can be climbed.
    InnerWall,
    /// The outer face of a level-2 structure.
    OuterWall,
    /// A wall of the church, which cannot be climbed.
    ChurchWall,
    /// A doorway in a wall of a building.
    Doorway,
    /// A loophole in a wall.
    Gunslit,
    /// A ramp up which guns are rolled.
    GunRamp,
    /// A hole shot in a wall, which arises in play and is not part of a map.
    Breach,
    /// An obstacle that cannot be crossed.
    Impassable,
    /// A wall between rooms, or a house wall without an opening.
    InteriorWall,
    /// The palisade of the terrain correction: as hard to cross as an outer wall, but a wooden wall for fire and sight.
    HighPalisade,
}

impl std::fmt::Display for HexsideKind {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.name())
    }
}

impl HexsideKind {
    /// Every kind, in the order of the chart.
    pub const ALL: [Self; 14] = [
        Self::Clear,
        Self::DryStreambed,
        Self::StoneWall,
        Self::WoodenWall,
        Self::InnerWall,
        Self::OuterWall,
        Self::ChurchWall,
        Self::Doorway,
        Self::Gunslit,
        Self::GunRamp,
        Self::Breach,
        Self::Impassable,
        Self::InteriorWall,
        Self::HighPalisade,
    ];

    /// Whether this is a wall for the purposes of rule 6.3 and of the search for leaks.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::map::HexsideKind;
    ///
    /// assert!(HexsideKind::WoodenWall.is_wall());
    /// assert!(!HexsideKind::Doorway.is_wall());
    /// ```
    #[must_use]
    pub const fn is_wall(self) -> bool {
        match self {
            Self::StoneWall
            | Self::WoodenWall
            | Self::InnerWall
            | Self::OuterWall
            | Self::ChurchWall
            | Self::InteriorWall
            | Self::HighPalisade => true,
            Self::Clear
            | Self::DryStreambed
            | Self::Doorway
            | Self::Gunslit
            | Self::GunRamp
            | Self::Breach
            | Self::Impassable => false,
        }
    }

    /// Returns the name in documents.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::map::HexsideKind;
    ///
    /// assert_eq!(HexsideKind::HighPalisade.name(), "high_palisade");
    /// assert_eq!(HexsideKind::HighPalisade.word(), "hexside-high-palisade");
    /// ```
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Clear => "clear",
            Self::DryStreambed => "dry_streambed",
            Self::StoneWall => "stone_wall",
            Self::WoodenWall => "wooden_wall",
            Self::InnerWall => "inner_wall",
            Self::OuterWall => "outer_wall",
            Self::ChurchWall => "church_wall",
            Self::Doorway => "doorway",
            Self::Gunslit => "gunslit",
            Self::GunRamp => "gun_ramp",
            Self::Breach => "breach",
            Self::Impassable => "impassable",
            Self::InteriorWall => "interior_wall",
            Self::HighPalisade => "high_palisade",
        }
    }

    /// Returns the id of its name in the string files.
    #[must_use]
    pub fn word(self) -> String {
        let word = match self {
            Self::Clear => "hexside-clear",
            Self::DryStreambed => "hexside-dry-streambed",
            Self::StoneWall => "hexside-stone-wall",
            Self::WoodenWall => "hexside-wooden-wall",
            Self::InnerWall => "hexside-inner-wall",
            Self::OuterWall => "hexside-outer-wall",
            Self::ChurchWall => "hexside-church-wall",
            Self::Doorway => "hexside-doorway",
            Self::Gunslit => "hexside-gunslit",
            Self::GunRamp => "hexside-gun-ramp",
            Self::Breach => "hexside-breach",
            Self::Impassable => "hexside-impassable",
            Self::InteriorWall => "hexside-interior-wall",
            Self::HighPalisade => "hexside-high-palisade",
        };
        word.to_owned()
    }

    /// Returns the id of its name on a map: an interior wall is called a blank house wall unless both hexes have an
    /// interior.
    #[must_use]
    pub fn word_between(self, interiors: bool) -> String {
        if self == Self::InteriorWall && !interiors { "hexside-blank-wall".to_owned() } else { self.word() }
    }
}

/// The side of a hexside on which a defender has cover (8.7).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Protects {
    /// On neither side.
    #[default]
    Nobody,
    /// In this hex.
    Hex(Hex),
    /// On both sides.
    Both,
}

impl Protects {
    /// Whether a defender in this hex is covered.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::hex::Hex;
    /// use rules::map::Protects;
    ///
    /// let (inside, outside) = (Hex::new(3, 3), Hex::new(3, 4));
    /// assert!(Protects::Hex(inside).covers(inside));
    /// assert!(!Protects::Hex(inside).covers(outside));
    /// assert!(Protects::Both.covers(outside) && !Protects::Nobody.covers(inside));
    /// ```
    #[must_use]
    pub fn covers(self, hex: Hex) -> bool {
        match self {
            Self::Nobody => false,
            Self::Hex(own) => own == hex,
            Self::Both => true,
        }
    }

    fn is_nobody(&self) -> bool {
        *self == Self::Nobody
    }
}

#[cfg(feature = "schema")]
crate::schema::text_form!(
    Protects,
    "\"none\", \"both\" or the hex that is protected, such as \"1305\"",
    r"^(none|both|[0-9]{4}|[0-9]{6})$"
);

impl Serialize for Protects {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Nobody => serializer.serialize_str("none"),
            Self::Hex(hex) => serializer.collect_str(hex),
            Self::Both => serializer.serialize_str("both"),
        }
    }
}

impl<'de> Deserialize<'de> for Protects {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Visitor;
        impl de::Visitor<'_> for Visitor {
            type Value = Protects;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("\"none\", \"both\" or the hex that is protected, such as \"1305\"")
            }

            fn visit_str<E: de::Error>(self, text: &str) -> Result<Protects, E> {
                match text {
                    "none" => Ok(Protects::Nobody),
                    "both" => Ok(Protects::Both),
                    hex => hex.parse().map(Protects::Hex).map_err(|_| {
                        E::custom(format!(
                            "`{text}` says nobody: write \"none\", \"both\" or the hex that is protected, such as \"1305\""
                        ))
                    }),
                }
            }
        }
        deserializer.deserialize_str(Visitor)
    }
}
