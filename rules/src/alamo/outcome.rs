//! How a game of the Alamo ended (16.0).

use serde::{Deserialize, Serialize};

use crate::play::{self, Reason};
use crate::rulebook::Degree;
use crate::side::Side;

/// How a game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Outcome {
    /// Who has won.
    pub winner: Side,
    /// How clearly.
    pub degree: Degree,
    /// Texan victory points.
    pub points: u16,
    /// Why the game ended.
    pub reason: Ending,
}

/// Why a game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// The garrison is gone (16.4).
    GarrisonFallen,
    /// The attackers lost too much and went (16.2).
    Withdrawal,
    /// The last turn is over and the garrison holds (16.6).
    HeldOut,
    /// A rule of a variant says so.
    ByVariant,
}

impl Ending {
    /// All, in their order.
    pub const ALL: [Self; 4] = [Self::GarrisonFallen, Self::Withdrawal, Self::HeldOut, Self::ByVariant];

    /// What results call it.
    #[must_use]
    pub const fn reason(self) -> Reason {
        match self {
            Self::GarrisonFallen => Reason::GarrisonFallen,
            Self::Withdrawal => Reason::Withdrawal,
            Self::HeldOut => Reason::HeldOut,
            Self::ByVariant => Reason::ByVariant,
        }
    }

    /// The word files use.
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
            points: i32::from(own.points),
            reason: own.reason.reason(),
            level: if own.winner == Side::Texan { degree } else { -degree },
        }
    }
}
