//! The end of a game.

use serde::{Deserialize, Serialize};

use crate::rulebook::Degree;
use crate::side::Side;

/// The end of a game, in terms common to all game systems.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
pub struct Outcome {
    /// The winner.
    pub winner: Side,
    /// The degree of victory.
    pub degree: Degree,
    /// The points from which the victory level is read: those of the Texan side, or its lead over the Mexican side if
    /// both score.
    pub points: i32,
    /// The reason why the game ended.
    pub reason: Reason,
    /// The result from the Texan point of view: negative for a loss; the larger the absolute value, the clearer the
    /// result.
    #[serde(skip)]
    pub level: i8,
}

/// Why a game of any system ended. A system whose games end in another way adds its reason here, because results and
/// shards store it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// The garrison has fallen.
    GarrisonFallen,
    /// The attackers lost too much and withdrew.
    Withdrawal,
    /// The last turn is over, and the garrison has held out.
    HeldOut,
    /// A rule of a variant ended the game.
    ByVariant,
    /// The last turn is over, and points decide.
    TurnsOver,
    /// No attacker is left.
    AttackersSpent,
    /// The last round is over: the garrison has held out, or the attackers have lost too much.
    RoundsOver,
    /// Neither side has acted for as long as the rules allow.
    BothIdle,
}

impl Reason {
    /// Returns the word for it in files.
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
