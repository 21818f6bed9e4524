//! The pieces of one game, compiled from its counters.

use serde::{Deserialize, Serialize};

use crate::counters::Strength;
use crate::draw::Identity;
use crate::side::Side;

/// The number of a piece in one game, dense from 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct PieceId(pub u8);

impl PieceId {
    /// The index in the piece lists.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The properties of a piece that stay the same for the whole game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Piece {
    /// Its name in documents and logs.
    pub name: String,
    /// Its side; `None` for a battery, which belongs to the unit stacked with it.
    pub side: Option<Side>,
    /// The column it belongs to, by its index in the game's list.
    pub column: Option<u8>,
    /// Whether it is a combat unit, leader or battery.
    pub class: PieceClass,
    /// Whether its home state exempts it from losing strength to range (14.0).
    pub far_shot: bool,
    /// The tags by which rules of variants refer to it: its counter, its printed name, its origin.
    pub tags: Vec<String>,
    /// Its place in the counter mix. Rules that do something to several pieces take them in this order, as logs have it.
    pub written: u16,
    /// What it is, without its name: players draw their arbitrary choices by it.
    pub identity: Identity,
}

/// The classes of pieces (3.3).
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PieceClass {
    /// A combat unit with the values of its two sides.
    Unit {
        /// The front.
        full: Strength,
        /// The back.
        reduced: Strength,
    },
    /// A leader with its rating and that of its replacement.
    Leader {
        /// Leadership rating.
        rating: u8,
        /// Rating of the replacement; `None` if the leader is not replaced.
        replacement: Option<u8>,
        /// Whether it never moves, like Bowie (11.5).
        fixed: bool,
    },
    /// A battery with its strength.
    Battery {
        /// Fire strength.
        strength: u8,
    },
}

impl Piece {
    /// Whether it is a combat unit.
    #[must_use]
    pub const fn is_unit(&self) -> bool {
        matches!(self.class, PieceClass::Unit { .. })
    }

    /// Whether it is a leader.
    #[must_use]
    pub const fn is_leader(&self) -> bool {
        matches!(self.class, PieceClass::Leader { .. })
    }

    /// Whether it is a battery.
    #[must_use]
    pub const fn is_battery(&self) -> bool {
        matches!(self.class, PieceClass::Battery { .. })
    }
}
