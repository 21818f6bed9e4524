//! Pieces: the counters of one game, compiled.

use serde::{Deserialize, Serialize};

use crate::counters::Strength;
use crate::side::Side;

/// Number of a piece in one game, dense from 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct PieceId(pub u8);

impl PieceId {
    /// As an index of the piece lists.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// What a piece is, all game long.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Piece {
    /// Its name in documents and logs.
    pub name: String,
    /// Whose it is; batteries belong to whoever stands with them.
    pub side: Option<Side>,
    /// The column it belongs to, by its place in the game's list.
    pub column: Option<u8>,
    /// Combat unit, leader or battery.
    pub class: PieceClass,
    /// Whether its home spares it the loss of strength by range (14.0).
    pub far_shot: bool,
    /// The words by which rules of variants call it: its counter, its printed name, its origin.
    pub tags: Vec<String>,
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
    /// A leader with his rating and that of his replacement.
    Leader {
        /// Leadership rating.
        rating: u8,
        /// Rating of the replacement; `None` when nobody replaces him.
        replacement: Option<u8>,
        /// Whether he never moves: Bowie (11.5).
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
