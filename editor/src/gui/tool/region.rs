//! What the brush for regions paints: whole hexes, spots of one level, or hexsides.

use rules::hex::Hex;
use rules::map::{MapDocument, Members};
use rules::spot::{Level, Spot};

use super::Gesture;

/// What the brush for regions paints.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Holds {
    /// Hexes with all their levels.
    #[default]
    Hexes,
    /// Spots on the level shown.
    Spots,
    /// Hexsides.
    Hexsides,
}

impl Holds {
    /// Every choice, in the order in which the page shows them.
    pub const ALL: [Self; 3] = [Self::Hexes, Self::Spots, Self::Hexsides];

    /// Returns the id of its name in the string files.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Hexes => "gui-region-hexes",
            Self::Spots => "gui-region-spots",
            Self::Hexsides => "gui-region-hexsides",
        }
    }

    /// Returns the gesture of the brush.
    pub const fn gesture(self) -> Gesture {
        match self {
            Self::Hexes | Self::Spots => Gesture::Hexes,
            Self::Hexsides => Gesture::Hexsides,
        }
    }

    /// Whether this can be painted in a region with these members. A region of spots accepts hexes, with all their
    /// levels; one of hexes has no levels, and one of hexsides accepts nothing else.
    pub const fn fits(self, members: &Members) -> bool {
        match members {
            Members::Hexes(_) => matches!(self, Self::Hexes),
            Members::Spots(_) => matches!(self, Self::Hexes | Self::Spots),
            Members::Hexsides(_) => matches!(self, Self::Hexsides),
        }
    }

    /// Returns this choice, or one that fits these members if this does not.
    #[must_use]
    pub const fn fitting(self, members: &Members) -> Self {
        match members {
            _ if self.fits(members) => self,
            Members::Hexes(_) => Self::Hexes,
            Members::Spots(_) => Self::Spots,
            Members::Hexsides(_) => Self::Hexsides,
        }
    }

    /// Returns the members that the brush paints in these hexes; `None` for a brush that paints hexsides. Spots are
    /// those on this level that the map has.
    pub fn members(self, hexes: &[Hex], level: Level, map: &MapDocument) -> Option<Members> {
        match self {
            Self::Hexes => Some(Members::Hexes(hexes.to_vec())),
            Self::Spots => {
                let spots = hexes.iter().map(|hex| Spot::new(*hex, level));
                Some(Members::Spots(spots.filter(|spot| map.has_spot(*spot)).collect()))
            }
            Self::Hexsides => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_brush_paints_what_the_region_can_hold() {
        let [hexes, spots, sides] =
            [Members::Hexes(Vec::new()), Members::Spots(Vec::new()), Members::Hexsides(Vec::new())];
        for holds in Holds::ALL {
            for members in [&hexes, &spots, &sides] {
                assert!(holds.fitting(members).fits(members), "{holds:?} {members:?}");
            }
        }
        assert_eq!(Holds::Spots.fitting(&hexes), Holds::Hexes);
        assert_eq!(Holds::Hexes.fitting(&spots), Holds::Hexes, "all levels of a hex at once");
        assert_eq!(Holds::Hexes.fitting(&sides), Holds::Hexsides);
    }
}
