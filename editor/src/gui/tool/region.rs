//! What the brush for regions paints: whole hexes, spots of one level, or hexsides.

use rules::hex::Hex;
use rules::map::{MapDocument, Members};
use rules::spot::{Level, Spot};

use super::Gesture;

/// What is painted of a region.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Holds {
    /// Hexes with all their levels.
    #[default]
    Hexes,
    /// Spots on the level that is shown.
    Spots,
    /// Hexsides.
    Hexsides,
}

impl Holds {
    /// Every choice, in the order the page shows them.
    pub const ALL: [Self; 3] = [Self::Hexes, Self::Spots, Self::Hexsides];

    /// The id of its name in the string files.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Hexes => "gui-region-hexes",
            Self::Spots => "gui-region-spots",
            Self::Hexsides => "gui-region-hexsides",
        }
    }

    /// What the brush does while the left button is down.
    pub const fn gesture(self) -> Gesture {
        match self {
            Self::Hexes | Self::Spots => Gesture::Hexes,
            Self::Hexsides => Gesture::Hexsides,
        }
    }

    /// Whether this can be painted of a region with these members. A region of spots takes hexes with all their levels; one of
    /// hexes knows no levels, and hexsides go with nothing else.
    pub const fn fits(self, members: &Members) -> bool {
        match members {
            Members::Hexes(_) => matches!(self, Self::Hexes),
            Members::Spots(_) => matches!(self, Self::Hexes | Self::Spots),
            Members::Hexsides(_) => matches!(self, Self::Hexsides),
        }
    }

    /// This, or what goes with these members where this does not.
    #[must_use]
    pub const fn fitting(self, members: &Members) -> Self {
        match members {
            _ if self.fits(members) => self,
            Members::Hexes(_) => Self::Hexes,
            Members::Spots(_) => Self::Spots,
            Members::Hexsides(_) => Self::Hexsides,
        }
    }

    /// What the brush paints in these hexes; `None` for a brush that paints hexsides. Of spots those on this level are meant
    /// that the map has.
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
