//! The pieces of a game by what they can do, so that nobody looks through all of them.

use super::{Piece, PieceId};
use crate::side::Side;

/// Numbers of pieces, each list in their order.
#[derive(Debug, Clone, Default)]
pub(super) struct Roster {
    units: [Vec<PieceId>; 2],
    movers: [Vec<PieceId>; 2],
    fighters: [Vec<PieceId>; 2],
    batteries: Vec<PieceId>,
}

impl Roster {
    pub(super) fn of(pieces: &[Piece]) -> Self {
        let ids = |wanted: &dyn Fn(&Piece) -> bool| {
            // More pieces than numbers are reported elsewhere, and no game is made.
            (0..=u8::MAX).zip(pieces).filter(|(_, piece)| wanted(piece)).map(|(id, _)| PieceId(id)).collect()
        };
        let by_side = |wanted: &dyn Fn(&Piece, Option<Side>) -> bool| {
            Side::ALL.map(|side| ids(&|piece| wanted(piece, Some(side))))
        };
        Self {
            units: by_side(&|piece, side| piece.is_unit() && piece.side == side),
            movers: by_side(&|piece, side| !piece.is_battery() && piece.side == side),
            fighters: by_side(&|piece, side| piece.is_battery() || piece.is_unit() && piece.side == side),
            batteries: ids(&Piece::is_battery),
        }
    }

    /// The combat units of a side.
    pub(super) fn units(&self, side: Side) -> &[PieceId] {
        &self.units[side.index()]
    }

    /// What a side can move by itself: its combat units and leaders.
    pub(super) fn movers(&self, side: Side) -> &[PieceId] {
        &self.movers[side.index()]
    }

    /// What a side may be able to attack with: its combat units and every battery.
    pub(super) fn fighters(&self, side: Side) -> &[PieceId] {
        &self.fighters[side.index()]
    }

    /// The batteries, whoever stands with them.
    pub(super) fn batteries(&self) -> &[PieceId] {
        &self.batteries
    }
}
