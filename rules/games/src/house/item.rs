//! The items and roles that rules of variants refer to.

use crate::board::SpotId;
use crate::hex::Hex;
use crate::play::PieceId;
use crate::variant::AttackMode;

/// An item that rules refer to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Item {
    /// The game.
    Game,
    /// A column.
    Column(u8),
    /// A piece.
    Piece(PieceId),
    /// A spot.
    Spot(SpotId),
    /// An area, in a game that has any.
    Area(u16),
    /// A hex with all its levels.
    Hex(Hex),
}

impl Item {
    /// A number that identifies it among all items that can carry a flag; `None` for a hex.
    pub(super) const fn key(self) -> Option<u32> {
        Some(match self {
            Self::Game => 0,
            Self::Column(column) => 1 << 16 | column as u32,
            Self::Piece(piece) => 2 << 16 | piece.0 as u32,
            Self::Spot(spot) => 3 << 16 | spot.0 as u32,
            Self::Area(area) => 4 << 16 | area as u32,
            Self::Hex(_) => return None,
        })
    }

    /// The item with this number.
    pub(super) const fn of_key(key: u32) -> Self {
        match key >> 16 {
            0 => Self::Game,
            1 => Self::Column(key as u8),
            2 => Self::Piece(PieceId(key as u16)),
            3 => Self::Spot(SpotId(key as u16)),
            _ => Self::Area(key as u16),
        }
    }
}

/// The roles of the pieces and spots involved when a rule is applied.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Roles {
    /// The acting piece; a column is named by its first stand.
    pub unit: Option<PieceId>,
    /// Its opponent.
    pub foe: Option<PieceId>,
    /// The gun that fires.
    pub gun: Option<PieceId>,
    /// The spot being left.
    pub from: Option<SpotId>,
    /// The spot being entered, or the spot of the target.
    pub to: Option<SpotId>,
    /// The kind of attack.
    pub using: Option<AttackMode>,
    /// The mode of what happened.
    pub mode: &'static str,
    /// The result of what happened.
    pub got: &'static str,
}

impl Roles {
    /// Roles with only an acting piece.
    pub(crate) fn new(unit: PieceId) -> Self {
        Self { unit: Some(unit), ..Self::default() }
    }
}
