//! The spots no crossing leads to, kept up to date edit by edit.

use std::collections::BTreeSet;

use super::reachability::has_way;
use crate::board::{Board, SpotId};
use crate::hexside::Hexside;

/// The spots no crossing leads to: on a map that is right there are none, and nobody looks for one after every edit.
#[derive(Debug, Clone, Default)]
pub(super) struct IsolatedSpots(BTreeSet<SpotId>);

impl IsolatedSpots {
    pub(super) fn new(board: &Board) -> Self {
        Self(board.ids().filter(|spot| !has_way(board, *spot)).collect())
    }

    /// Looks again at both sides of these hexsides. The same spots must be adjacent as before.
    pub(super) fn update(&mut self, board: &Board, sides: &[Hexside]) {
        for spot in sides.iter().flat_map(|side| side.hexes()).flat_map(|hex| board.spots_of(hex)) {
            if has_way(board, spot) {
                self.0.remove(&spot);
            } else {
                self.0.insert(spot);
            }
        }
    }

    /// In order.
    pub(super) fn iter(&self) -> impl Iterator<Item = SpotId> + '_ {
        self.0.iter().copied()
    }
}
