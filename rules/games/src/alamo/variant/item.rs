//! The things rules refer to, such as pieces, spots and hexsides, by their numbers in one game.

use serde::{Deserialize, Serialize};

use crate::alamo::PieceId;
use crate::board::SpotId;

/// The number of a layer of a painted hexside, in the order of hexsides.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct SideId(pub u16);

impl SideId {
    /// An unpainted hexside, or no hexside at all.
    pub const NONE: Self = Self(u16::MAX);

    /// Returns the number as an index.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl Default for SideId {
    fn default() -> Self {
        Self::NONE
    }
}

/// A thing a rule refers to.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Item {
    /// Nothing.
    #[default]
    Nothing,
    /// The game as a whole.
    Game,
    /// A column of the attackers.
    Column(u8),
    /// A piece.
    Piece(PieceId),
    /// A spot.
    Spot(SpotId),
    /// A layer of a hexside.
    Side(SideId),
    /// A room, by its index in the map's list.
    Room(u8),
}
