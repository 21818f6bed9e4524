//! Kinds of regions: the meaning of painted regions for the game systems that read them.
//!
//! The 1981 game identifies its regions by id. Other systems read layers of the same map: wall sections, ponds, start
//! positions of columns. Each such layer is a kind of region, with the figures that its regions have.

use std::ops::RangeInclusive;

use super::Members;

/// A kind of region.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RegionKind {
    /// The name in documents.
    pub name: &'static str,
    /// The members a region of this kind has.
    pub holds: Holds,
    /// The figures every region of it has.
    pub figures: &'static [RegionFigure],
}

/// The members of a region.
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
    /// The name in documents.
    pub name: &'static str,
    /// The smallest valid value.
    pub least: i32,
    /// The largest valid value.
    pub most: i32,
}

/// The side of the fort that something is on, in degrees clockwise from the top of the map as seen from the fort. A
/// wall section faces in this direction.
const FACING: RegionFigure = RegionFigure { name: RegionKind::FACING, least: 0, most: 359 };

impl RegionKind {
    /// The figure for the side of the fort that something is on, in degrees clockwise from the top of the map: 0 is
    /// north, 90 is east. It is adjusted when a piece of the map is rotated.
    pub const FACING: &'static str = "facing";
    /// The figure for the distance a column has to march before it enters the map, in half inches.
    pub const OFF_MAP: &'static str = "off_map";

    /// The closed loop of hexsides that separates the fort from the country; several such regions form one loop.
    pub const PERIMETER: &'static str = "perimeter";
    /// Hexsides of the perimeter that cannot be scaled.
    pub const UNSCALABLE: &'static str = "unscalable";
    /// A section of the perimeter that batteries aim at, as consecutive hexsides. It faces away from the fort.
    pub const WALL_SECTION: &'static str = "wall_section";
    /// Hexes of buildings with two storeys.
    pub const TWO_STOREYS: &'static str = "two_storeys";
    /// The two hexes through which the head of a column enters the map.
    pub const START_POSITION: &'static str = "start_position";
    /// Water that may delay a column.
    pub const POND: &'static str = "pond";
    /// Firm ground between ponds.
    pub const ROAD: &'static str = "road";
    /// A site for a battery of the bombardment.
    pub const BATTERY_SITE: &'static str = "battery_site";
    /// The part of the map on one side of the fort.
    pub const SECTOR: &'static str = "sector";

    /// The figure for the level of an area: 1 is the ground.
    pub const LEVEL: &'static str = "level";
    /// The figure for the number of units an area can hold; 0 if none is given.
    pub const CAPACITY: &'static str = "capacity";
    /// A part of the map that units move through as a whole.
    pub const AREA: &'static str = "area";
    /// Hexes of an acequia.
    pub const ACEQUIA: &'static str = "acequia";
    /// Hexes of a trench.
    pub const TRENCH: &'static str = "trench";
    /// Hexes of a marsh.
    pub const MARSH: &'static str = "marsh";
    /// Hexes of rubble or ruins.
    pub const RUBBLE: &'static str = "rubble";
    /// Hexes with abatis.
    pub const ABATIS: &'static str = "abatis";
    /// Hexes of the huts of La Villita.
    pub const VILLITA: &'static str = "villita";
    /// Hexes whose upper level gives the cover of the Fortin Carronade.
    pub const CARRONADE: &'static str = "carronade";
    /// Hexes of an exterior staircase.
    pub const STAIRCASE: &'static str = "staircase";
    /// Hexes whose ground is a parapet: it counts as level 2.
    pub const PARAPET: &'static str = "parapet";
    /// Hexes of outhouses, which block lines along the ground.
    pub const OUTHOUSE: &'static str = "outhouse";
    /// Hexsides with a high wall inside the fort, which nobody on the ground passes or sees through.
    pub const YARD_WALL: &'static str = "yard_wall";
    /// Hexsides with a window of an upper floor.
    pub const WINDOW: &'static str = "window";
    /// Hexsides of the perimeter that belong to a redoubt.
    pub const REDOUBT: &'static str = "redoubt";
    /// Hexsides of the perimeter that belong to the front of a bastion.
    pub const BASTION: &'static str = "bastion";
    /// Doorways that guns can pass through.
    pub const ARCH: &'static str = "arch";
    /// The place where the pieces of the group of the same name enter the map: a column at the edge, a command where it
    /// is set up.
    pub const GROUP_PLACE: &'static str = "group_place";

    /// Every kind, in the order lists show them.
    pub const ALL: &'static [Self] = &[
        Self { name: Self::PERIMETER, holds: Holds::Hexsides, figures: &[] },
        Self { name: Self::UNSCALABLE, holds: Holds::Hexsides, figures: &[] },
        Self { name: Self::WALL_SECTION, holds: Holds::Hexsides, figures: &[FACING] },
        Self { name: Self::TWO_STOREYS, holds: Holds::Hexes, figures: &[] },
        Self {
            name: Self::START_POSITION,
            holds: Holds::Hexes,
            figures: &[FACING, RegionFigure { name: Self::OFF_MAP, least: 0, most: 99 }],
        },
        Self { name: Self::POND, holds: Holds::Hexes, figures: &[] },
        Self { name: Self::ROAD, holds: Holds::Hexes, figures: &[] },
        Self { name: Self::BATTERY_SITE, holds: Holds::Hexes, figures: &[FACING] },
        Self { name: Self::SECTOR, holds: Holds::Hexes, figures: &[FACING] },
        Self {
            name: Self::AREA,
            holds: Holds::Hexes,
            figures: &[
                RegionFigure { name: Self::LEVEL, least: 1, most: 3 },
                RegionFigure { name: Self::CAPACITY, least: 0, most: 99 },
            ],
        },
        Self { name: Self::ACEQUIA, holds: Holds::Hexes, figures: &[] },
        Self { name: Self::TRENCH, holds: Holds::Hexes, figures: &[] },
        Self { name: Self::MARSH, holds: Holds::Hexes, figures: &[] },
        Self { name: Self::RUBBLE, holds: Holds::Hexes, figures: &[] },
        Self { name: Self::ABATIS, holds: Holds::Hexes, figures: &[] },
        Self { name: Self::VILLITA, holds: Holds::Hexes, figures: &[] },
        Self { name: Self::CARRONADE, holds: Holds::Hexes, figures: &[] },
        Self { name: Self::STAIRCASE, holds: Holds::Hexes, figures: &[] },
        Self { name: Self::PARAPET, holds: Holds::Hexes, figures: &[] },
        Self { name: Self::OUTHOUSE, holds: Holds::Hexes, figures: &[] },
        Self { name: Self::YARD_WALL, holds: Holds::Hexsides, figures: &[] },
        Self { name: Self::WINDOW, holds: Holds::Hexsides, figures: &[] },
        Self { name: Self::REDOUBT, holds: Holds::Hexsides, figures: &[] },
        Self { name: Self::BASTION, holds: Holds::Hexsides, figures: &[] },
        Self { name: Self::ARCH, holds: Holds::Hexsides, figures: &[] },
        Self { name: Self::GROUP_PLACE, holds: Holds::Hexes, figures: &[] },
    ];

    /// Returns the kind of this name; `None` if there is none.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::map::{Holds, RegionKind};
    ///
    /// let section = RegionKind::named(RegionKind::WALL_SECTION);
    /// assert_eq!(section.map(|kind| kind.holds), Some(Holds::Hexsides));
    /// assert_eq!(RegionKind::named("orchard"), None);
    /// ```
    #[must_use]
    pub fn named(name: &str) -> Option<&'static Self> {
        Self::ALL.iter().find(|kind| kind.name == name)
    }

    /// Returns the id of its name in the string files, such as `kind-of-region-wall-section`.
    #[must_use]
    pub fn word(&self) -> String {
        format!("kind-of-region-{}", self.name.replace('_', "-"))
    }

    /// Returns the id of its description in the string files, such as `kind-of-region-about-wall-section`.
    #[must_use]
    pub fn about(&self) -> String {
        format!("kind-of-region-about-{}", self.name.replace('_', "-"))
    }

    /// Returns the figure of this name; `None` if the kind has none.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::map::RegionKind;
    ///
    /// let start = RegionKind::named(RegionKind::START_POSITION);
    /// let way = start.and_then(|kind| kind.figure(RegionKind::OFF_MAP));
    /// assert!(way.is_some_and(|figure| figure.range().contains(&12) && !figure.range().contains(&-1)));
    /// ```
    #[must_use]
    pub fn figure(&self, name: &str) -> Option<&'static RegionFigure> {
        self.figures.iter().find(|figure| figure.name == name)
    }
}

impl Holds {
    /// Whether a region with these members can be of such a kind.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::map::{Holds, Members};
    ///
    /// let sides = Members::Hexsides(vec!["0303/0304".parse()?]);
    /// assert!(Holds::Hexsides.fits(&sides) && !Holds::Hexes.fits(&sides));
    /// assert!(Holds::Hexes.fits(&Members::Spots(vec!["0303/in".parse()?])), "spots lie in hexes");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn fits(self, members: &Members) -> bool {
        matches!(self, Self::Hexsides) == matches!(members, Members::Hexsides(_))
    }

    /// Returns the id of its name in the string files.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Hexes => "kind-of-region-holds-hexes",
            Self::Hexsides => "kind-of-region-holds-hexsides",
        }
    }
}

impl RegionFigure {
    /// Returns the range of valid values.
    #[must_use]
    pub const fn range(&self) -> RangeInclusive<i32> {
        self.least..=self.most
    }

    /// Returns the id of its name in the string files, such as `kind-of-region-figure-off-map`.
    #[must_use]
    pub fn word(&self) -> String {
        format!("kind-of-region-figure-{}", self.name.replace('_', "-"))
    }

    /// Returns the id of its description in the string files, such as `kind-of-region-figure-about-off-map`.
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
