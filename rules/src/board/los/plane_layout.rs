//! The numbering of hexes in a bit plane: equal vectors between hexes are equal distances between bits.

use crate::hex::{Direction, Hex};

/// Gives every hex of the grid and of a rim around it a position, so that two hexes that lie alike are always equally
/// many positions apart, wherever they are and whether their columns are odd or even.
///
/// Columns follow each other; from an odd column to the even one at its right, which sits half a hex lower, is one
/// position less than from there to the next. Positions of the rim are shared, those of the grid are not.
#[derive(Debug, Clone, Copy)]
pub(super) struct Layout {
    pub(super) columns: i32,
    pub(super) rows: i32,
    /// Positions from a hex to its neighbour in the north-east.
    pitch: i32,
}

impl Layout {
    /// The position of the first hex, 0101: nothing a line between two hexes of the grid touches lies so much before
    /// the hex where it starts.
    pub(super) const fn first(self) -> i32 {
        self.pitch + 1
    }

    pub(super) const fn new(columns: i32, rows: i32) -> Self {
        Self { columns, rows, pitch: rows + 1 }
    }

    /// Where a column and row are.
    pub(super) const fn position(self, column: i32, row: i32) -> i32 {
        column * self.pitch + column / 2 + row
    }

    /// Where a hex is.
    pub(super) fn lane_of(self, hex: Hex) -> i32 {
        self.position(i32::from(hex.column), i32::from(hex.row))
    }

    /// Enough positions for every hex of the grid and the rim, and as many behind as a line may go astray that starts
    /// so many lanes too far.
    pub(super) const fn positions(self, astray: usize) -> usize {
        (self.position(self.columns + 2, self.rows + 1) + self.pitch) as usize + astray
    }

    /// How many positions away the neighbour in a direction is.
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

    /// How many positions away the hex is that lies so many columns to the right and half rows down.
    pub(super) const fn away(self, columns: i32, half_rows: i32) -> i32 {
        columns * self.pitch + (columns + half_rows).div_euclid(2)
    }

    /// How many rows further down the hex is that lies so many half rows down, from a hex of an odd or even column.
    pub(super) const fn rows_down(half_rows: i32, odd: bool) -> i32 {
        if odd { half_rows.div_euclid(2) } else { (half_rows + 1).div_euclid(2) }
    }
}
