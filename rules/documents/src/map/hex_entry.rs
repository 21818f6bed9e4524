//! Entries of hexes: their ground and their storeys.

use serde::{Deserialize, Serialize};

use crate::hex::Hex;
use crate::provenance::Provenance;
use crate::spot::Level;

/// One hex of the map that is more than plain open ground.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct HexEntry {
    /// The hex, by its number.
    pub hex: Hex,
    /// The painted ground. In the 1981 game it is decoration and has no effect on play (3.1).
    #[serde(default, skip_serializing_if = "Ground::is_outside")]
    #[cfg_attr(feature = "schema", schemars(skip_serializing_if = "crate::schema::never"))]
    pub ground: Ground,
    /// The levels a counter can stand on, each with its elevation: 1 for the ground, 2 for an upper floor, a roof or a
    /// platform (7.1).
    #[serde(default = "Storey::plain", skip_serializing_if = "Storey::is_plain")]
    #[cfg_attr(feature = "schema", schemars(skip_serializing_if = "crate::schema::never"))]
    pub levels: Vec<Storey>,
    /// Whether the building has no roof, like the church: it needs no roof spot, and its platforms can be reached from
    /// inside (R88).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub open_top: bool,
    /// Where this comes from; left out where that is where the document comes from.
    #[serde(skip_serializing_if = "Provenance::is_left_out")]
    #[cfg_attr(feature = "schema", schemars(default = "Provenance::left_out"))]
    pub by: Provenance,
}

impl HexEntry {
    /// Creates an entry with the default storeys of this ground.
    ///
    /// A floor has a room and a roof, a platform only level 2, and any other ground open ground on level 1.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::hex::Hex;
    /// use rules::map::{Ground, HexEntry, Storey};
    /// use rules::provenance::Provenance;
    /// use rules::spot::Level;
    ///
    /// let platform = HexEntry::new(Hex::new(3, 3), Ground::Platform, Provenance::Painted);
    /// assert_eq!(platform.levels, [Storey::new(Level::Roof, 2)]);
    /// ```
    #[must_use]
    pub fn new(hex: Hex, ground: Ground, by: Provenance) -> Self {
        let levels = match ground {
            Ground::Outside | Ground::Plaza | Ground::Yard | Ground::Churchyard => Storey::plain(),
            Ground::Platform => vec![Storey::new(Level::Roof, 2)],
            Ground::Floor => vec![Storey::new(Level::In, 1), Storey::new(Level::Roof, 2)],
        };
        Self { hex, ground, levels, open_top: false, by }
    }
}

/// The ground painted in a hex.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Ground {
    /// Open country.
    #[default]
    Outside,
    /// The beaten ground of the plaza.
    Plaza,
    /// A pen or a yard.
    Yard,
    /// The churchyard.
    Churchyard,
    /// A wooden platform: level 2 with nothing under it (7.2).
    Platform,
    /// The floor of a building.
    Floor,
}

impl Ground {
    /// Every kind, in palette order.
    pub const ALL: [Self; 6] = [Self::Outside, Self::Plaza, Self::Yard, Self::Churchyard, Self::Platform, Self::Floor];

    /// Returns the id of its name in the string files.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Outside => "ground-outside",
            Self::Plaza => "ground-plaza",
            Self::Yard => "ground-yard",
            Self::Churchyard => "ground-churchyard",
            Self::Platform => "ground-platform",
            Self::Floor => "ground-floor",
        }
    }

    fn is_outside(&self) -> bool {
        *self == Self::Outside
    }
}

/// A level of a hex and its elevation (7.1): 1 for ground and interiors, 2 for upper floors, roofs and platforms.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(from = "StoreyText", into = "StoreyText")]
pub struct Storey {
    /// The level.
    pub level: Level,
    /// Its elevation.
    pub elevation: u8,
}

/// How a storey is written: `ground(1)`, `in(1)`, `upper(2)`, `roof(2)`.
#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename = "Storey", rename_all = "snake_case")]
enum StoreyText {
    /// Open ground, at this elevation.
    Ground(u8),
    /// The inside of a building, at this elevation.
    In(u8),
    /// The upper floor of a building, at this elevation. Only some games have upper floors.
    Upper(u8),
    /// A roof or a wooden platform, at this elevation.
    Roof(u8),
}

impl From<StoreyText> for Storey {
    fn from(text: StoreyText) -> Self {
        match text {
            StoreyText::Ground(elevation) => Self::new(Level::Ground, elevation),
            StoreyText::In(elevation) => Self::new(Level::In, elevation),
            StoreyText::Upper(elevation) => Self::new(Level::Upper, elevation),
            StoreyText::Roof(elevation) => Self::new(Level::Roof, elevation),
        }
    }
}

impl From<Storey> for StoreyText {
    fn from(storey: Storey) -> Self {
        match storey.level {
            Level::Ground => Self::Ground(storey.elevation),
            Level::In => Self::In(storey.elevation),
            Level::Upper => Self::Upper(storey.elevation),
            Level::Roof => Self::Roof(storey.elevation),
        }
    }
}

impl Storey {
    /// Open ground on level 1.
    pub const PLAIN: Self = Self::new(Level::Ground, 1);

    /// Creates a storey from a level and its elevation.
    #[must_use]
    pub const fn new(level: Level, elevation: u8) -> Self {
        Self { level, elevation }
    }

    fn plain() -> Vec<Self> {
        vec![Self::PLAIN]
    }

    fn is_plain(levels: &Vec<Self>) -> bool {
        *levels == [Self::PLAIN]
    }
}
