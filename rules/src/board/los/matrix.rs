//! One bit for every pair of spots.

use super::sees;
use super::terrain::Terrain;
use super::trail::Trail;
use super::walk::Vector;
use crate::board::{Board, SpotId};

/// A square of bits: rows of whole words, so that a row meets a set of spots word by word.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Matrix {
    words: usize,
    bits: Vec<u64>,
}

impl Matrix {
    /// Nobody sees anybody yet.
    pub(super) fn new(spots: usize) -> Self {
        let words = spots.div_ceil(64);
        Self { words, bits: vec![0; words * spots] }
    }

    /// Works out every pair of spots whose hexes lie alike.
    pub(super) fn look_along(&mut self, terrain: &Terrain, board: &Board, alike: &Alike) {
        for start in alike.starts(terrain) {
            self.look(terrain, board, alike, start);
        }
    }

    pub(super) fn get(&self, a: SpotId, b: SpotId) -> bool {
        self.row(a)[b.index() / 64] >> (b.index() % 64) & 1 != 0
    }

    pub(super) fn row(&self, from: SpotId) -> &[u64] {
        &self.bits[from.index() * self.words..][..self.words]
    }

    fn set(&mut self, a: SpotId, b: SpotId, on: bool) {
        let word = &mut self.bits[a.index() * self.words + b.index() / 64];
        let bit = 1 << (b.index() % 64);
        *word = if on { *word | bit } else { *word & !bit };
    }

    /// Works out every pair of spots of two hexes.
    fn look(&mut self, terrain: &Terrain, board: &Board, alike: &Alike, start: usize) {
        for a in terrain.spots(start) {
            for b in terrain.spots((start as i32 + alike.offset) as usize) {
                let clear = sees(terrain, board, [&alike.there, &alike.back], a, b);
                self.set(a, b, clear);
                self.set(b, a, clear);
            }
        }
    }
}

/// All pairs of hexes that lie alike: the second so many columns and rows from the first, whose column is odd or even.
pub(super) struct Alike {
    pub(super) odd: bool,
    pub(super) columns: i32,
    pub(super) rows: i32,
    /// From the cell of the first hex to that of the second.
    offset: i32,
    pub(super) there: Trail,
    pub(super) back: Trail,
}

impl Alike {
    /// Whether the column of the second hex is odd.
    pub(super) fn odd_end(&self) -> bool {
        self.odd == (self.columns % 2 == 0)
    }

    /// The cells of every first hex.
    fn starts(&self, terrain: &Terrain) -> impl Iterator<Item = usize> + use<> {
        let stride = terrain.stride();
        let first = if self.odd { 1 } else { 2 };
        let rows = 1.max(1 - self.rows)..=terrain.rows.min(terrain.rows - self.rows);
        (first..=terrain.columns - self.columns)
            .step_by(2)
            .flat_map(move |column| rows.clone().map(move |row| (column * stride + row) as usize))
    }
}

/// Visits every way two hexes can lie, the first one left of the second or above it.
pub(super) fn for_all_alike(terrain: &Terrain, mut visit: impl FnMut(&Alike)) {
    for columns in 0..terrain.columns {
        let above = if columns == 0 { 1 } else { 1 - terrain.rows };
        for rows in above..terrain.rows {
            for odd in [true, false] {
                let there = Trail::new(terrain, odd, Vector::over(odd, columns, rows));
                let back = there.reversed();
                let offset = columns * terrain.stride() + rows;
                visit(&Alike { odd, columns, rows, offset, there, back });
            }
        }
    }
}
