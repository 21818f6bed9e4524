//! Kinds of regions: what a painted region is to the game systems that read it.
//!
//! The 1981 game knows its regions by name. Other systems read layers of the same map: stretches of wall, ponds, places
//! where columns start. Each such layer is a kind of region, with the figures one of it has.

use std::ops::RangeInclusive;

use super::Members;

/// A kind of region.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RegionKind {
    /// Its name, as documents write it.
    pub name: &'static str,
    /// What a region of it is made of.
    pub holds: Holds,
    /// The figures every region of it has.
    pub figures: &'static [RegionFigure],
}

/// What a region is made of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Holds {
    /// Hexes, or single spots of them.
    Hexes,
    /// Hexsides.
    Hexsides,
}

/// A figure of a region.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RegionFigure {
    /// Its name, as documents write it.
    pub name: &'static str,
    /// The smallest value that makes sense.
    pub least: i32,
    /// The largest value that makes sense.
    pub most: i32,
}

/// Which way something looks: degrees clockwise from the top of the map.
const FACING: RegionFigure = RegionFigure { name: RegionKind::FACING, least: 0, most: 359 };

impl RegionKind {
    /// The figure of the way something looks, in degrees clockwise from the top of the map. It turns with a piece of the
    /// map that is turned.
    pub const FACING: &'static str = "facing";

    /// Every kind, in the order lists show them.
    pub const ALL: &'static [Self] = &[
        // The closed loop of hexsides that parts the fort from the country.
        Self { name: "perimeter", holds: Holds::Hexsides, figures: &[] },
        // Hexsides of the perimeter that no ladder reaches the top of.
        Self { name: "unscalable", holds: Holds::Hexsides, figures: &[] },
        // A stretch of the perimeter that batteries aim at.
        Self { name: "wall_section", holds: Holds::Hexsides, figures: &[FACING] },
        // Hexes of buildings with two storeys.
        Self { name: "two_storeys", holds: Holds::Hexes, figures: &[] },
        // Where a column enters the map, and how far it has to go before that, in half inches.
        Self {
            name: "start_position",
            holds: Holds::Hexes,
            figures: &[FACING, RegionFigure { name: "off_map", least: 0, most: 99 }],
        },
        // Water that may hold up a column.
        Self { name: "pond", holds: Holds::Hexes, figures: &[] },
        // Firm ground between ponds.
        Self { name: "road", holds: Holds::Hexes, figures: &[] },
        // A place for a battery of the bombardment.
        Self { name: "battery_site", holds: Holds::Hexes, figures: &[FACING] },
        // The part of the map that lies on one side of the fort.
        Self { name: "sector", holds: Holds::Hexes, figures: &[FACING] },
    ];

    /// The kind of this name.
    #[must_use]
    pub fn named(name: &str) -> Option<&'static Self> {
        Self::ALL.iter().find(|kind| kind.name == name)
    }

    /// The id of its name in the string files, such as `kind-of-region-wall-section`.
    #[must_use]
    pub fn word(&self) -> String {
        format!("kind-of-region-{}", self.name.replace('_', "-"))
    }

    /// The id of what it is in the string files, such as `kind-of-region-about-wall-section`.
    #[must_use]
    pub fn about(&self) -> String {
        format!("kind-of-region-about-{}", self.name.replace('_', "-"))
    }

    /// The figure of this name.
    #[must_use]
    pub fn figure(&self, name: &str) -> Option<&'static RegionFigure> {
        self.figures.iter().find(|figure| figure.name == name)
    }
}

impl Holds {
    /// Whether members are of these.
    #[must_use]
    pub const fn fits(self, members: &Members) -> bool {
        matches!(self, Self::Hexsides) == matches!(members, Members::Hexsides(_))
    }

    /// The id of its name in the string files.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Hexes => "kind-of-region-holds-hexes",
            Self::Hexsides => "kind-of-region-holds-hexsides",
        }
    }
}

impl RegionFigure {
    /// The values that make sense.
    #[must_use]
    pub const fn range(&self) -> RangeInclusive<i32> {
        self.least..=self.most
    }

    /// The id of its name in the string files, such as `kind-of-region-figure-off-map`.
    #[must_use]
    pub fn word(&self) -> String {
        format!("kind-of-region-figure-{}", self.name.replace('_', "-"))
    }

    /// The id of what it means in the string files, such as `kind-of-region-figure-about-off-map`.
    #[must_use]
    pub fn about(&self) -> String {
        format!("kind-of-region-figure-about-{}", self.name.replace('_', "-"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kinds_are_found_by_their_names_and_each_once() {
        for kind in RegionKind::ALL {
            assert_eq!(RegionKind::named(kind.name), Some(kind));
            for figure in kind.figures {
                assert_eq!(kind.figure(figure.name), Some(figure), "{}", kind.name);
                assert!(figure.least < figure.most, "{}: {}", kind.name, figure.name);
            }
        }
        assert_eq!(RegionKind::named("puddle"), None);
    }
}
