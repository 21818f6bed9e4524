//! The spots without a crossing, kept up to date edit by edit.

use std::collections::BTreeSet;

use super::reachability::has_way;
use crate::board::{Board, SpotId};
use crate::hexside::Hexside;

/// The spots without a crossing. A correct map has none, and keeping the set saves a search after every edit.
#[derive(Debug, Clone, Default)]
pub(super) struct IsolatedSpots(BTreeSet<SpotId>);

impl IsolatedSpots {
    pub(super) fn new(board: &Board) -> Self {
        Self(board.ids().filter(|spot| !has_way(board, *spot)).collect())
    }

    /// Checks both sides of these hexsides again. The same spots must be adjacent as before.
    pub(super) fn update(&mut self, board: &Board, sides: &[Hexside]) {
        for spot in sides.iter().flat_map(|side| side.hexes()).flat_map(|hex| board.spots_of(hex)) {
            if has_way(board, spot) {
                self.0.remove(&spot);
            } else {
                self.0.insert(spot);
            }
        }
    }

    /// Returns the spots in order.
    pub(super) fn iter(&self) -> impl Iterator<Item = SpotId> + '_ {
        self.0.iter().copied()
    }
}
