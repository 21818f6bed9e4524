//! How a game ended.

use serde::{Deserialize, Serialize};

use crate::rulebook::Degree;
use crate::side::Side;

/// How a game ended, in what every game system has.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
pub struct Outcome {
    /// Who has won.
    pub winner: Side,
    /// How clearly.
    pub degree: Degree,
    /// The points the victory level is read by: those of the Texan side, or what they are above the Mexican ones where both
    /// sides count.
    pub points: i32,
    /// Why the game ended.
    pub reason: Reason,
    /// How good the result is for the Texan side: below 0 when it has lost, the further from 0 the clearer.
    #[serde(skip)]
    pub level: i8,
}

/// Why a game of any system ended. A system whose games end otherwise adds its reason here: results and shards write it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// The garrison is gone.
    GarrisonFallen,
    /// The attackers lost too much and went.
    Withdrawal,
    /// The last turn is over and the garrison holds.
    HeldOut,
    /// A rule of a variant says so.
    ByVariant,
    /// The last turn is over, and points decide.
    TurnsOver,
    /// No attacker is left.
    AttackersSpent,
    /// The last round is over and the garrison holds, or the fort was too dear.
    RoundsOver,
    /// Neither side did anything for as long as the rules wait.
    BothIdle,
}

impl Reason {
    /// The word files use.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::GarrisonFallen => "garrison_fallen",
            Self::Withdrawal => "withdrawal",
            Self::HeldOut => "held_out",
            Self::ByVariant => "by_variant",
            Self::TurnsOver => "turns_over",
            Self::AttackersSpent => "attackers_spent",
            Self::RoundsOver => "rounds_over",
            Self::BothIdle => "both_idle",
        }
    }
}
