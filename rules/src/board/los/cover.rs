//! By which hexside a line arrives, and what protects there (8.6, 8.7, R24).

use std::cmp::Reverse;

use arrayvec::ArrayVec;

use super::offsets::Offsets;
use super::terrain::Terrain;
use crate::board::{Board, BreachId, Breaches, SpotId};
use crate::hex::{Direction, Hex};
use crate::hexside::Hexside;

/// Arrival directions by how two hexes lie to each other, and the rows of every spot.
#[derive(Debug, Clone)]
pub(super) struct CoverRows {
    offsets: Offsets,
    /// Two directions, lowest bits first, each 0 for none or its number from 1.
    arrivals: Vec<u8>,
    spots: Vec<Covered>,
}

/// What protects a defender along one line.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Shelter {
    /// The row of the combat table, from no protection to the best.
    pub row: u8,
    /// The hexside that gives it; `None` when nothing protects.
    pub side: Option<Hexside>,
    /// The rule by which it does or does not: no cover, the better of two hexsides at a corner, or the one hexside the
    /// line enters by.
    pub rule: &'static str,
}

impl Shelter {
    /// Of a defender in a hex: the best row with its direction, of so many hexsides the line comes by.
    pub(super) fn new(hex: Hex, best: Option<(u8, Direction)>, ways: usize) -> Self {
        let best = best.filter(|(row, _)| *row > 0);
        Self {
            row: best.map_or(0, |(row, _)| row),
            side: best.and_then(|(_, direction)| Hexside::of(hex, direction)),
            rule: match (best, ways) {
                (None, _) => "A8.7.e",
                (Some(_), 0..=1) => "A8.6.a",
                (Some(_), _) => "A8.7.f",
            },
        }
    }
}

/// What matters of a spot here.
#[derive(Debug, Clone, Copy)]
struct Covered {
    hex: Hex,
    rows: [u8; 6],
    /// What takes the rows away (R26).
    breaches: [BreachId; 6],
}

impl CoverRows {
    /// The cover of a board, without arrivals: they are learnt line by line.
    pub(super) fn new(terrain: &Terrain, board: &Board) -> Self {
        let spots = board.ids().map(|id| {
            let place = board.place(id);
            Covered { hex: place.spot.hex, rows: place.rows, breaches: place.breaches }
        });
        let offsets = Offsets::new(terrain);
        Self { offsets, arrivals: vec![0; offsets.len()], spots: spots.collect() }
    }

    /// Notes how lines arrive that lead so many columns and rows away from a hex of an odd or even column.
    pub(super) fn learn(&mut self, odd: bool, columns: i32, rows: i32, arrival: impl Iterator<Item = Direction>) {
        let index = self.offsets.index(odd, columns, rows);
        let numbers = arrival.map(|direction| direction as u8 + 1);
        self.arrivals[index] = numbers.zip([0, 4]).fold(0, |packed, (number, by)| packed | number << by);
    }

    pub(super) fn arrival(&self, from: SpotId, to: SpotId) -> ArrayVec<Direction, 2> {
        let (from, to) = (self.spots[from.index()].hex, self.spots[to.index()].hex);
        let packed = self.arrivals[self.offsets.between(from, to)];
        [packed & 15, packed >> 4]
            .into_iter()
            .filter_map(|number| Direction::ALL.get(usize::from(number).wrapping_sub(1)).copied())
            .collect()
    }

    /// The best row and the direction it protects in.
    pub(super) fn best(&self, from: SpotId, to: SpotId) -> Option<(u8, Direction)> {
        let rows = self.spots[to.index()].rows;
        best_of(self.arrival(from, to).into_iter().map(|direction| (rows[direction as usize], direction)))
    }

    /// The same as things are now: nobody is covered by a breach (R26).
    pub(super) fn best_through(&self, breaches: &Breaches, from: SpotId, to: SpotId) -> Option<(u8, Direction)> {
        let Covered { rows, breaches: own, .. } = self.spots[to.index()];
        best_of(self.arrival(from, to).into_iter().map(|direction| {
            let open = breaches.has(own[direction as usize]);
            (if open { 0 } else { rows[direction as usize] }, direction)
        }))
    }
}

/// The best row; of two equal ones that of the side towards the hex with the lower number, whichever way the line was
/// followed.
pub(super) fn best_of(rows: impl Iterator<Item = (u8, Direction)>) -> Option<(u8, Direction)> {
    let number = |direction: Direction| match direction {
        Direction::NorthWest => 0,
        Direction::SouthWest => 1,
        Direction::North => 2,
        Direction::South => 3,
        Direction::NorthEast => 4,
        Direction::SouthEast => 5,
    };
    rows.min_by_key(|(row, direction)| (Reverse(*row), number(*direction)))
}
