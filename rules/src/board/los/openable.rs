//! What breaches may yet open, worked out when the first breach asks for it.

use std::sync::OnceLock;

use super::cover::Cover;
use super::lock::Locks;
use super::matrix::Matrix;
use super::offsets::Offsets;
use super::sweep::Sweep;
use super::terrain::Terrain;
use super::trail::Trail;
use super::walk::Vector;
use crate::board::Board;
use crate::hex::Hex;

/// Every pair that would be clear with every hexside breached that can be, and the lines looked at so far.
#[derive(Debug, Clone)]
pub(super) struct Openable {
    pub(super) matrix: Matrix,
    offsets: Offsets,
    trails: Box<[OnceLock<Box<Trail>>]>,
    pub(super) locks: Locks,
}

impl Openable {
    pub(super) fn new(terrain: &Terrain, board: &Board) -> Self {
        let open = terrain.at_best();
        let mut matrix = Matrix::new(board.len());
        Sweep::new(&open).run(&mut matrix, &mut Cover::new(&open, board));
        matrix.look_around(&open, board);
        let offsets = Offsets::new(terrain);
        let locks = Locks::new(board.len());
        Self { matrix, offsets, locks, trails: (0..offsets.len()).map(|_| OnceLock::new()).collect() }
    }

    /// The line between two hexes of the grid.
    pub(super) fn trail(&self, terrain: &Terrain, from: Hex, to: Hex) -> &Trail {
        let slot = &self.trails[self.offsets.between(from, to)];
        slot.get_or_init(|| Box::new(Trail::new(terrain, !from.column.is_multiple_of(2), Vector::between(from, to))))
    }
}
