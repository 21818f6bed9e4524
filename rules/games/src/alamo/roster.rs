//! The pieces of a game by ability, so that no search over all of them is needed.

use super::position::MOST_COLUMNS;
use super::{Piece, PieceClass, PieceId};
use crate::side::Side;

/// Lists of piece numbers, each in ascending order.
#[derive(Debug, Clone, Default)]
pub(super) struct Roster {
    units: [Vec<PieceId>; 2],
    movers: [Vec<PieceId>; 2],
    fighters: [Vec<PieceId>; 2],
    batteries: Vec<PieceId>,
    columns: [Vec<PieceId>; MOST_COLUMNS],
}

impl Roster {
    pub(super) fn new(pieces: &[Piece]) -> Self {
        let mut roster = Self::default();
        // More pieces than numbers are reported elsewhere, and no such game is created.
        for (id, piece) in (0..=u8::MAX).map(PieceId).zip(pieces) {
            if let Some(members) = piece.column.and_then(|column| roster.columns.get_mut(usize::from(column))) {
                members.push(id);
            }
            match (&piece.class, piece.side) {
                (PieceClass::Battery { .. }, _) => {
                    roster.batteries.push(id);
                    roster.fighters.iter_mut().for_each(|fighters| fighters.push(id));
                }
                (PieceClass::Unit { .. }, Some(side)) => {
                    roster.units[side.index()].push(id);
                    roster.movers[side.index()].push(id);
                    roster.fighters[side.index()].push(id);
                }
                (PieceClass::Leader { .. }, Some(side)) => roster.movers[side.index()].push(id),
                (PieceClass::Unit { .. } | PieceClass::Leader { .. }, None) => {}
            }
        }
        roster
    }

    /// The combat units of a side.
    pub(super) fn units(&self, side: Side) -> &[PieceId] {
        &self.units[side.index()]
    }

    /// The pieces a side can move on their own: its combat units and leaders.
    pub(super) fn movers(&self, side: Side) -> &[PieceId] {
        &self.movers[side.index()]
    }

    /// The pieces with which a side may be able to attack: its combat units and every battery.
    pub(super) fn fighters(&self, side: Side) -> &[PieceId] {
        &self.fighters[side.index()]
    }

    /// The pieces of each column, by its number.
    pub(super) const fn columns(&self) -> &[Vec<PieceId>; MOST_COLUMNS] {
        &self.columns
    }

    /// All batteries, whichever side has them.
    pub(super) fn batteries(&self) -> &[PieceId] {
        &self.batteries
    }
}
