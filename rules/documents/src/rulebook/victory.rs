//! Withdrawal figures and victory levels (16.2, 16.5).

use serde::{Deserialize, Serialize};

use crate::provenance::Provenance;
use crate::side::Side;

/// Casualties that end the game at the end of a turn (16.2).
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct WithdrawalFigure {
    /// The Game-Turn at the end of which it applies.
    pub turn: u8,
    /// The number of the attackers' casualty points that ends the game.
    pub casualties: u16,
    /// Where the figure comes from; left out where that is where the document comes from.
    #[serde(skip_serializing_if = "Provenance::is_left_out")]
    #[cfg_attr(feature = "schema", schemars(default = "Provenance::left_out"))]
    pub by: Provenance,
}

/// A victory level, which applies from a number of points up to the next level (16.5).
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct VictoryLevel {
    /// The lowest number of Texan victory points for this level.
    pub from: u16,
    /// The side that has won.
    pub winner: Side,
    /// How clear the victory is.
    pub degree: Degree,
}

impl VictoryLevel {
    /// Returns the value of the level for the garrison, from -3 to 3 and never 0.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::rulebook::{Degree, VictoryLevel};
    /// use rules::side::Side;
    ///
    /// let decisive = |winner| VictoryLevel { from: 0, winner, degree: Degree::Decisive };
    /// assert_eq!(decisive(Side::Texan).gain(), 3);
    /// assert_eq!(decisive(Side::Mexican).gain(), -3);
    /// ```
    #[must_use]
    pub const fn gain(&self) -> i8 {
        let degree = match self.degree {
            Degree::Marginal => 1,
            Degree::Substantial => 2,
            Degree::Decisive => 3,
        };
        match self.winner {
            Side::Texan => degree,
            Side::Mexican => -degree,
        }
    }
}

/// How clear a victory is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Degree {
    /// The victory is narrow.
    Marginal,
    /// The victory is clear.
    Substantial,
    /// The victory is beyond doubt.
    Decisive,
}

impl Degree {
    /// All degrees, from the lowest.
    pub const ALL: [Self; 3] = [Self::Marginal, Self::Substantial, Self::Decisive];

    /// Returns the word for it in files.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Marginal => "marginal",
            Self::Substantial => "substantial",
            Self::Decisive => "decisive",
        }
    }
}
