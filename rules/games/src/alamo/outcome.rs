//! The outcome of a game of the Alamo (16.0).

use serde::{Deserialize, Serialize};

use crate::play::{self, Reason};
use crate::rulebook::Degree;
use crate::side::Side;

/// The outcome of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Outcome {
    /// The winner.
    pub winner: Side,
    /// The degree of victory.
    pub degree: Degree,
    /// Texan victory points, negative if rules of variants have given more to the other side.
    pub points: i32,
    /// The reason why the game ended.
    pub reason: Ending,
}

/// The reason why a game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// The garrison is gone (16.4).
    GarrisonFallen,
    /// The attackers withdrew because of their casualties (16.2).
    Withdrawal,
    /// The garrison held out until the end of the last turn (16.6).
    HeldOut,
    /// A rule of a variant ended it.
    ByVariant,
}

impl Ending {
    /// All reasons, in order.
    pub const ALL: [Self; 4] = [Self::GarrisonFallen, Self::Withdrawal, Self::HeldOut, Self::ByVariant];

    /// The reason as reported in results.
    #[must_use]
    pub const fn reason(self) -> Reason {
        match self {
            Self::GarrisonFallen => Reason::GarrisonFallen,
            Self::Withdrawal => Reason::Withdrawal,
            Self::HeldOut => Reason::HeldOut,
            Self::ByVariant => Reason::ByVariant,
        }
    }

    /// The name used in files.
    #[must_use]
    pub const fn word(self) -> &'static str {
        self.reason().word()
    }
}

impl From<Outcome> for play::Outcome {
    fn from(own: Outcome) -> Self {
        let degree = match own.degree {
            Degree::Marginal => 1,
            Degree::Substantial => 2,
            Degree::Decisive => 3,
        };
        Self {
            winner: own.winner,
            degree: own.degree,
            points: own.points,
            reason: own.reason.reason(),
            level: if own.winner == Side::Texan { degree } else { -degree },
        }
    }
}
