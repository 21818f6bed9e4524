//! What rules of variants speak of.

use crate::board::SpotId;
use crate::hex::Hex;
use crate::play::PieceId;
use crate::variant::AttackMode;

/// A thing rules speak of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Item {
    /// The game.
    Game,
    /// A column.
    Column(u8),
    /// A stand, a casting or a gun.
    Piece(PieceId),
    /// A spot.
    Spot(SpotId),
    /// A hex with all its levels.
    Hex(Hex),
}

impl Item {
    /// Its place among all that can carry a flag; `None` for a bare hex.
    pub(super) const fn key(self) -> Option<u32> {
        Some(match self {
            Self::Game => 0,
            Self::Column(column) => 1 << 16 | column as u32,
            Self::Piece(piece) => 2 << 16 | piece.0 as u32,
            Self::Spot(spot) => 3 << 16 | spot.0 as u32,
            Self::Hex(_) => return None,
        })
    }

    /// The thing of a place.
    pub(super) const fn of_key(key: u32) -> Self {
        match key >> 16 {
            0 => Self::Game,
            1 => Self::Column(key as u8),
            2 => Self::Piece(PieceId(key as u16)),
            _ => Self::Spot(SpotId(key as u16)),
        }
    }
}

/// Who is who where a rule is asked.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Roles {
    /// Who acts; of a column its first stand.
    pub unit: Option<PieceId>,
    /// Against whom.
    pub foe: Option<PieceId>,
    /// The gun that fires.
    pub gun: Option<PieceId>,
    /// The spot that is left.
    pub from: Option<SpotId>,
    /// The spot that is entered, or that of the target.
    pub to: Option<SpotId>,
    /// How the attack is made.
    pub using: Option<AttackMode>,
    /// How what happened ended.
    pub got: &'static str,
}

impl Roles {
    /// A piece that acts.
    pub(in crate::knapp) fn new(unit: PieceId) -> Self {
        Self { unit: Some(unit), ..Self::default() }
    }
}
