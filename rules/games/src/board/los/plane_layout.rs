//! The numbering of hexes in a bit plane: equal vectors between hexes are equal distances between bits.

use crate::hex::{Direction, Hex};

/// The layout of a plane. It gives every hex of the grid and of a rim around it a position, so that equal vectors
/// between hexes are equal differences of positions, wherever they start and whether their columns are odd or even.
///
/// Columns are consecutive. The step from an odd column to the even one on its right, which is half a hex lower, is one
/// position shorter than the step from there to the next. Positions of the rim are shared, those of the grid are not.
#[derive(Debug, Clone, Copy)]
pub(super) struct Layout {
    pub(super) columns: i32,
    pub(super) rows: i32,
    /// The number of positions from a hex to its north-eastern neighbour.
    pitch: i32,
}

impl Layout {
    /// Returns the position of the first hex, 0101. It is large enough that no hex touched by a line between two hexes
    /// of the grid has a negative position.
    pub(super) const fn first(self) -> i32 {
        self.pitch + 1
    }

    pub(super) const fn new(columns: i32, rows: i32) -> Self {
        Self { columns, rows, pitch: rows + 1 }
    }

    /// Returns the position of a column and row.
    pub(super) const fn position(self, column: i32, row: i32) -> i32 {
        column * self.pitch + column / 2 + row
    }

    /// Returns the position of a hex.
    pub(super) fn lane_of(self, hex: Hex) -> i32 {
        self.position(i32::from(hex.column), i32::from(hex.row))
    }

    /// Returns the number of positions for every hex of the grid and the rim, and for lines that start up to `astray`
    /// lanes too far.
    pub(super) const fn positions(self, astray: usize) -> usize {
        (self.position(self.columns + 2, self.rows + 1) + self.pitch) as usize + astray
    }

    /// Returns the difference of positions to the neighbour in a direction.
    pub(super) const fn towards(self, direction: Direction) -> i32 {
        match direction {
            Direction::North => -1,
            Direction::NorthEast => self.pitch,
            Direction::SouthEast => self.pitch + 1,
            Direction::South => 1,
            Direction::SouthWest => -self.pitch,
            Direction::NorthWest => -self.pitch - 1,
        }
    }

    /// Returns the difference of positions to the hex `columns` to the right and `half_rows` half rows down.
    pub(super) const fn away(self, columns: i32, half_rows: i32) -> i32 {
        columns * self.pitch + (columns + half_rows).div_euclid(2)
    }

    /// Returns the number of rows down to the hex that is `half_rows` half rows down from a hex of an odd or even
    /// column.
    pub(super) const fn rows_down(half_rows: i32, odd: bool) -> i32 {
        if odd { half_rows.div_euclid(2) } else { (half_rows + 1).div_euclid(2) }
    }
}
