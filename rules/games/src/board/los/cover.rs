//! The hexsides by which lines arrive, and the protection they give (8.6, 8.7, R24).

use std::cmp::Reverse;

use arrayvec::ArrayVec;

use super::offsets::Offsets;
use super::terrain::Terrain;
use crate::board::{Board, BreachId, Breaches, SpotId};
use crate::hex::{Direction, Hex};
use crate::hexside::Hexside;

/// The arrival directions for each vector between hexes, and the rows of every spot.
#[derive(Debug, Clone)]
pub(super) struct CoverRows {
    offsets: Offsets,
    /// Two directions in four bits each, lowest bits first: 0 for none, otherwise the direction's number plus 1.
    arrivals: Vec<u8>,
    spots: Vec<Covered>,
}

/// The protection of a defender along one line.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Shelter {
    /// The row of the combat table, from no protection to the best.
    pub row: u8,
    /// The hexside that gives it; `None` if nothing protects.
    pub side: Option<Hexside>,
    /// The rule that decides: no cover, the better of two hexsides at a corner, or the one hexside by which the line
    /// enters.
    pub rule: &'static str,
}

impl Shelter {
    /// Creates the shelter of a defender in a hex from the best row with its direction and the number of hexsides by
    /// which the line arrives.
    pub(super) fn new(hex: Hex, best: Option<(u8, Direction)>, ways: usize) -> Self {
        let best = best.filter(|(row, _)| *row > 0);
        Self {
            row: best.map_or(0, |(row, _)| row),
            side: best.and_then(|(_, direction)| Hexside::in_direction(hex, direction)),
            rule: match (best, ways) {
                (None, _) => "A8.7.e",
                (Some(_), 0..=1) => "A8.6.a",
                (Some(_), _) => "A8.7.f",
            },
        }
    }
}

/// The data of a spot that determine its cover.
#[derive(Debug, Clone, Copy)]
struct Covered {
    /// What the spot adds to the number of a vector that begins there, and of one that ends there.
    shares: [i32; 2],
    rows: [u8; 6],
    /// The breaches that remove the rows (R26).
    breaches: [BreachId; 6],
}

impl CoverRows {
    /// Creates the cover of a board without arrivals, which are added by [`CoverRows::learn`].
    pub(super) fn new(terrain: &Terrain, board: &Board) -> Self {
        let offsets = Offsets::new(terrain);
        let spots = board.ids().map(|id| {
            let place = board.place(id);
            Covered { shares: offsets.shares(place.spot.hex), rows: place.rows, breaches: place.breaches }
        });
        Self { offsets, arrivals: vec![0; offsets.len()], spots: spots.collect() }
    }

    /// Records how lines arrive that lead `columns` columns and `rows` rows away from a hex of an odd or even column.
    pub(super) fn learn(&mut self, odd: bool, columns: i32, rows: i32, arrival: impl Iterator<Item = Direction>) {
        let index = self.offsets.index(odd, columns, rows);
        let numbers = arrival.map(|direction| direction as u8 + 1);
        self.arrivals[index] = numbers.zip([0, 4]).fold(0, |packed, (number, by)| packed | number << by);
    }

    pub(super) fn arrival(&self, from: SpotId, to: SpotId) -> ArrayVec<Direction, 2> {
        self.numbers(from, to).into_iter().filter_map(|number| Direction::ALL.get(number).copied()).collect()
    }

    /// The indices of those directions; out of range where there is none.
    #[inline]
    fn numbers(&self, from: SpotId, to: SpotId) -> [usize; 2] {
        let number = self.spots[from.index()].shares[0] + self.spots[to.index()].shares[1];
        let packed = self.arrivals[number as usize];
        [packed & 15, packed >> 4].map(|number| usize::from(number).wrapping_sub(1))
    }

    /// Returns the best row with these breaches open: that of [`CoverRows::best_through`], without its direction.
    #[inline]
    pub(super) fn row(&self, breaches: &Breaches, from: SpotId, to: SpotId) -> u8 {
        let Covered { rows, breaches: own, .. } = &self.spots[to.index()];
        let row = |number: usize| {
            let open = || own.get(number).is_some_and(|own| breaches.has(*own));
            if !breaches.is_empty() && open() { 0 } else { rows.get(number).copied().unwrap_or(0) }
        };
        let [one, other] = self.numbers(from, to).map(row);
        one.max(other)
    }

    /// Returns the best row and the direction it protects in.
    pub(super) fn best(&self, from: SpotId, to: SpotId) -> Option<(u8, Direction)> {
        let rows = self.spots[to.index()].rows;
        best_of(self.arrival(from, to).into_iter().map(|direction| (rows[direction as usize], direction)))
    }

    /// Like [`CoverRows::best`] with these breaches open: a breach gives no cover (R26).
    pub(super) fn best_through(&self, breaches: &Breaches, from: SpotId, to: SpotId) -> Option<(u8, Direction)> {
        let Covered { rows, breaches: own, .. } = self.spots[to.index()];
        best_of(self.arrival(from, to).into_iter().map(|direction| {
            let open = breaches.has(own[direction as usize]);
            (if open { 0 } else { rows[direction as usize] }, direction)
        }))
    }
}

/// Returns the best row. On a tie, it is that of the hexside towards the hex with the lower number, whichever way the
/// line was followed.
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
