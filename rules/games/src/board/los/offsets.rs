//! Numbers for the vectors between hexes, so that tables can be indexed by them.

use super::terrain::Terrain;
use crate::hex::Hex;

/// Numbers for all vectors between two hexes of a grid: columns and rows apart, from an odd or an even column.
#[derive(Debug, Clone, Copy)]
pub(super) struct Offsets {
    columns: i32,
    rows: i32,
}

impl Offsets {
    pub(super) fn new(terrain: &Terrain) -> Self {
        Self { columns: terrain.columns, rows: terrain.rows }
    }

    /// The number of vectors.
    pub(super) fn len(self) -> usize {
        (2 * (2 * self.columns - 1).max(0) * (2 * self.rows - 1).max(0)) as usize
    }

    /// Returns the number of the vector to a hex `columns` and `rows` away from one of an odd or even column.
    pub(super) fn index(self, odd: bool, columns: i32, rows: i32) -> usize {
        let columns = i32::from(!odd) * (2 * self.columns - 1) + columns + self.columns - 1;
        (columns * (2 * self.rows - 1) + rows + self.rows - 1) as usize
    }

    /// Returns the number of the vector from one hex to another.
    pub(super) fn between(self, from: Hex, to: Hex) -> usize {
        (self.shares(from)[0] + self.shares(to)[1]) as usize
    }

    /// Returns what a hex adds to the number of a vector that begins there, and of one that ends there: the two ends of a
    /// vector make up its number.
    pub(super) fn shares(self, hex: Hex) -> [i32; 2] {
        let end = i32::from(hex.column) * (2 * self.rows - 1) + i32::from(hex.row);
        [self.index(!hex.column.is_multiple_of(2), 0, 0) as i32 - end, end]
    }
}
