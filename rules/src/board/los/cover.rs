//! By which hexside a line arrives, and what protects there (8.6, 8.7, R24).

use arrayvec::ArrayVec;

use super::terrain::Terrain;
use crate::board::{Board, SpotId};
use crate::hex::{Direction, Hex};
use crate::hexside::{Hexside, Layer};

/// Arrival directions by how two hexes lie to each other, and the rows of every spot.
#[derive(Debug, Clone)]
pub(super) struct Cover {
    columns: i32,
    rows: i32,
    /// Two directions, lowest bits first, each 0 for none or its number from 1.
    arrivals: Vec<u8>,
    spots: Vec<Covered>,
}

/// What matters of a spot here.
#[derive(Debug, Clone, Copy)]
struct Covered {
    hex: Hex,
    layer: Layer,
    rows: [u8; 6],
}

impl Cover {
    /// The cover of a board, without arrivals: they are learnt trail by trail.
    pub(super) fn new(terrain: &Terrain, board: &Board) -> Self {
        let spots = board
            .ids()
            .map(|id| {
                let place = board.place(id);
                let layer = if place.elevation >= 2 { Layer::Upper } else { Layer::Ground };
                Covered { hex: place.spot.hex, layer, rows: place.rows }
            })
            .collect();
        let (columns, rows) = (terrain.columns, terrain.rows);
        let offsets = 2 * (2 * columns - 1).max(0) * (2 * rows - 1).max(0);
        Self { columns, rows, arrivals: vec![0; offsets as usize], spots }
    }

    /// Notes how lines arrive that lead so many columns and rows away from a hex of an odd or even column.
    pub(super) fn learn(&mut self, odd: bool, columns: i32, rows: i32, arrival: impl Iterator<Item = Direction>) {
        let index = self.index(odd, columns, rows);
        let numbers = arrival.map(|direction| direction as u8 + 1);
        self.arrivals[index] = numbers.zip([0, 4]).fold(0, |packed, (number, by)| packed | number << by);
    }

    fn index(&self, odd: bool, columns: i32, rows: i32) -> usize {
        let columns = i32::from(!odd) * (2 * self.columns - 1) + columns + self.columns - 1;
        (columns * (2 * self.rows - 1) + rows + self.rows - 1) as usize
    }

    pub(super) fn arrival(&self, from: SpotId, to: SpotId) -> ArrayVec<Direction, 2> {
        let (from, to) = (self.spots[from.index()].hex, self.spots[to.index()].hex);
        let columns = i32::from(to.column) - i32::from(from.column);
        let rows = i32::from(to.row) - i32::from(from.row);
        let packed = self.arrivals[self.index(from.column % 2 != 0, columns, rows)];
        [packed & 15, packed >> 4]
            .into_iter()
            .filter_map(|number| Direction::ALL.get(usize::from(number).wrapping_sub(1)).copied())
            .collect()
    }

    /// The best row and the direction it protects in; the first of two equal ones.
    pub(super) fn best(&self, from: SpotId, to: SpotId) -> Option<(u8, Direction)> {
        let rows = self.spots[to.index()].rows;
        let arrivals = self.arrival(from, to);
        let found = arrivals.into_iter().map(|direction| (rows[direction as usize], direction));
        found.reduce(|best, other| if other.0 > best.0 { other } else { best })
    }

    /// Nobody is covered by a breach (R26).
    pub(super) fn breach(&mut self, side: Hexside, layer: Layer) {
        for spot in &mut self.spots {
            if spot.layer == layer
                && let Some(other) = side.other(spot.hex)
                && let Some(direction) = spot.hex.direction_to(other)
            {
                spot.rows[direction as usize] = 0;
            }
        }
    }
}
