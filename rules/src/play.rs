//! The contract of every game system: who decides, what may be done, why not, what chance may bring, what happened.
//!
//! Rules never roll. When a die is needed the actor is chance; whoever plays (harness, panel, case) rolls and hands
//! the result back. Every event and every refusal cites its atom.

mod atom;
mod chance;
mod fraction;
mod index;
mod refusal;

pub use atom::Atom;
pub(crate) use atom::atoms;
pub use chance::{Dice, Roll};
pub use fraction::{Fraction, NotAFraction};
pub use index::{Index, Nature, Rule};
pub use refusal::Refusal;

use serde::{Deserialize, Serialize};

use crate::rulebook::Degree;
use crate::side::Side;

/// Who decides next.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Actor {
    /// A player.
    Player(Side),
    /// A die.
    Chance,
    /// Nobody: the game is over.
    Over,
}

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
