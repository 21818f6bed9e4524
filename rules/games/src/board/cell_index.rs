//! The map sheet as one row of cells, so that tables by hex and by hexside are indexed instead of searched.
//!
//! Cells are in hex order, hexsides in hexside order. A rim of cells without hexes surrounds the grid, so that a step
//! off the grid needs no check.

use crate::hex::{Direction, Hex};
use crate::hexside::Hexside;
use crate::map::Grid;

/// The layout of a grid.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct CellIndex {
    columns: u16,
    rows: u16,
}

impl CellIndex {
    /// The hexsides that a cell owns, those towards later hexes, in hexside order.
    pub(super) const OWN: [Direction; 3] = [Direction::South, Direction::NorthEast, Direction::SouthEast];

    pub(super) fn new(grid: Grid) -> Self {
        Self { columns: grid.columns.min(Grid::LIMIT), rows: grid.rows.min(Grid::LIMIT) }
    }

    const fn height(self) -> usize {
        self.rows as usize + 2
    }

    /// The number of cells, including the rim.
    pub(super) const fn cells(self) -> usize {
        (self.columns as usize + 2) * self.height()
    }

    /// The number of hexsides, including those of the rim.
    pub(super) const fn sides(self) -> usize {
        self.cells() * Self::OWN.len()
    }

    /// Returns the cell of a hex; `None` off the grid.
    pub(super) fn cell(self, hex: Hex) -> Option<usize> {
        let on_grid = (1..=self.columns).contains(&hex.column) && (1..=self.rows).contains(&hex.row);
        on_grid.then(|| self.index(hex))
    }

    const fn index(self, hex: Hex) -> usize {
        hex.column as usize * self.height() + hex.row as usize
    }

    /// Returns every hex of the grid.
    pub(super) fn hexes(self) -> impl Iterator<Item = Hex> {
        Grid { columns: self.columns, rows: self.rows }.hexes()
    }

    /// Returns the cell next to a hex of the grid; at the edge of the grid, a cell of the rim.
    #[inline]
    pub(super) const fn beyond(self, hex: Hex, direction: Direction) -> usize {
        let (here, height) = (self.index(hex), self.height());
        // Odd columns are half a hex higher.
        let (high, low) = (hex.column as usize % 2, 1 - hex.column as usize % 2);
        match direction {
            Direction::North => here - 1,
            Direction::South => here + 1,
            Direction::NorthEast => here + height - high,
            Direction::SouthEast => here + height + low,
            Direction::NorthWest => here - height - high,
            Direction::SouthWest => here - height + low,
        }
    }

    /// Returns the index of a hexside of a hex of the grid.
    #[inline]
    pub(super) const fn side(self, hex: Hex, direction: Direction) -> usize {
        let own = match direction {
            Direction::South => return self.index(hex) * 3,
            Direction::NorthEast => return self.index(hex) * 3 + 1,
            Direction::SouthEast => return self.index(hex) * 3 + 2,
            Direction::North => 0,
            Direction::SouthWest => 1,
            Direction::NorthWest => 2,
        };
        self.beyond(hex, direction) * 3 + own
    }

    /// Returns the first hex of the hexside with this index, possibly on the rim, and the direction of the second.
    pub(super) const fn owner(self, at: usize) -> (Hex, Direction) {
        let (cell, own) = (at / Self::OWN.len(), at % Self::OWN.len());
        (Hex::new((cell / self.height()) as u16, (cell % self.height()) as u16), Self::OWN[own])
    }

    /// Returns the index of a hexside that belongs to a hex of the grid, and its direction from its first hex.
    pub(super) fn find(self, side: Hexside) -> Option<(usize, Direction)> {
        let [low, high] = side.hexes();
        let within = |hex: Hex| (1..=self.columns + 1).contains(&hex.column) && (1..=self.rows + 1).contains(&hex.row);
        if !within(low) || !within(high) {
            return None;
        }
        let direction = side.direction()?;
        Some((self.side(low, direction), direction))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_and_hexsides_stand_in_the_order_of_hexes_and_hexsides() {
        let sheet = CellIndex::new(Grid { columns: 5, rows: 4 });
        let cells: Vec<usize> = sheet.hexes().filter_map(|hex| sheet.cell(hex)).collect();
        assert!(cells.len() == 20 && cells.is_sorted());
        let mut sides = Vec::new();
        for hex in sheet.hexes() {
            for direction in Direction::ALL {
                let Some(near) = hex.neighbour(direction) else { continue };
                if let Some(cell) = sheet.cell(near) {
                    assert_eq!(cell, sheet.beyond(hex, direction));
                }
                let side = Hexside::new(hex, near);
                let (place, from_low) = sheet.find(side).unwrap();
                assert_eq!(place, sheet.side(hex, direction));
                assert_eq!(sheet.owner(place), (side.hexes()[0], from_low));
                assert_eq!(side.hexes()[0].neighbour(from_low), Some(side.hexes()[1]));
                sides.push((side, place));
            }
        }
        sides.sort_unstable();
        sides.dedup();
        assert!(sides.is_sorted_by_key(|(_, place)| *place));
        let mut places: Vec<usize> = sides.iter().map(|(_, place)| *place).collect();
        places.dedup();
        assert_eq!(places.len(), sides.len());
        assert!(places.last().is_some_and(|last| *last < sheet.sides()));
        for wrong in ["0001/0101", "0101/0103", "0605/0606", "0701/0702"] {
            assert_eq!(sheet.find(wrong.parse().unwrap()), None, "{wrong}");
        }
    }
}
