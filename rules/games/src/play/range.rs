//! Ranges as the rules of a game count them.

use crate::phrase::Phrase;

/// How far one spot is from another, as the rules of a game count it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Range {
    /// The number of units.
    pub count: u32,
    /// What is counted.
    pub unit: RangeUnit,
}

/// What a game counts ranges in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum RangeUnit {
    /// Hexes, as in the 1981 game (6.2).
    Hexes,
    /// Half inches of the table, as in "Remember the Alamo!" (K1.e).
    HalfInches,
    /// Areas that the line enters, as in "Deguello at Dawn" (D10.3.q).
    Areas,
}

impl RangeUnit {
    /// Returns its name, for JSON.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Hexes => "hexes",
            Self::HalfInches => "half_inches",
            Self::Areas => "areas",
        }
    }
}

impl Range {
    /// Returns the range as a message, such as "3 hexes".
    #[must_use]
    pub fn message(self) -> Phrase {
        let id = match self.unit {
            RangeUnit::Hexes => "range-hexes",
            RangeUnit::HalfInches => "range-half-inches",
            RangeUnit::Areas => "range-areas",
        };
        Phrase::new(id).count("count", self.count as usize)
    }
}
