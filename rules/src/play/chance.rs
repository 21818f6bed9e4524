//! Chance: what a die is rolled for, and the roll.

use serde::{Deserialize, Serialize};

/// What a roll decides.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Purpose {
    /// The Combat Results Table (8.3).
    Combat,
    /// A Damage Check (8.4).
    Damage,
    /// Whether a leader falls with his unit (11.0).
    LeaderLoss,
    /// Whether a counterattack is ferocious (15.0).
    Ferocity,
    /// The Continued Siege Table (16.7).
    Siege,
}

/// The dice to roll: all six-sided, added up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Dice {
    /// What they decide.
    pub purpose: Purpose,
    /// How many.
    pub count: u8,
}

impl Dice {
    /// Whether a sum can come up.
    #[must_use]
    pub const fn can_roll(self, roll: Roll) -> bool {
        self.count <= roll.0 && roll.0 <= 6 * self.count
    }
}

/// The sum of the dice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Roll(pub u8);
