//! One bit for every pair of spots.

use super::terrain::Terrain;
use super::trail::Trail;
use super::walk::Vector;
use super::{sees, shut};
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

    pub(super) fn get(&self, a: SpotId, b: SpotId) -> bool {
        let word = self.bits.get(a.index() * self.words + b.index() / 64);
        word.is_some_and(|word| word >> (b.index() % 64) & 1 != 0)
    }

    pub(super) fn row(&self, from: SpotId) -> &[u64] {
        &self.bits[from.index() * self.words..][..self.words]
    }

    /// The first sees the second, whose number is higher; the second does not yet see the first.
    pub(super) fn see(&mut self, a: SpotId, b: SpotId) {
        self.bits[a.index() * self.words + b.index() / 64] |= 1 << (b.index() % 64);
    }

    /// Lets everybody be seen by those they see.
    pub(super) fn mirror(&mut self) {
        let spots = self.bits.len().checked_div(self.words).unwrap_or(0);
        for band in 0..self.words {
            for word in band..self.words {
                let mut square = [0; 64];
                for (bits, row) in square.iter_mut().zip(band * 64..spots) {
                    *bits = self.bits[row * self.words + word];
                }
                transpose(&mut square);
                for (bits, row) in square.iter().zip(word * 64..spots) {
                    self.bits[row * self.words + band] |= bits;
                }
            }
        }
    }

    /// Lets a spot see what another one sees, and be seen by those.
    pub(super) fn copy(&mut self, from: SpotId, to: SpotId) {
        let (start, end) = (from.index() * self.words, to.index() * self.words);
        self.bits.copy_within(start..start + self.words, end);
        for row in self.bits.chunks_exact_mut(self.words) {
            let on = row[from.index() / 64] >> (from.index() % 64) & 1;
            row[to.index() / 64] |= on << (to.index() % 64);
        }
    }

    /// Lets neighbours see each other, or not.
    pub(super) fn look_around(&mut self, terrain: &Terrain, board: &Board) {
        for a in board.ids() {
            for crossing in board.crossings(a) {
                let [from, to] = [a, crossing.to].map(|spot| terrain.posts[spot.index()]);
                self.set(a, crossing.to, shut(terrain, from, to, crossing).is_none());
            }
        }
    }

    fn set(&mut self, a: SpotId, b: SpotId, on: bool) {
        let word = &mut self.bits[a.index() * self.words + b.index() / 64];
        let bit = 1 << (b.index() % 64);
        *word = if on { *word | bit } else { *word & !bit };
    }

    /// Works out every pair of spots of two hexes.
    pub(super) fn look(&mut self, terrain: &Terrain, board: &Board, alike: &Alike, start: usize) {
        for a in terrain.spots(start) {
            for b in terrain.spots((start as i32 + alike.offset) as usize) {
                let clear = sees(terrain, board, [&alike.there, &alike.back], a, b);
                self.set(a, b, clear);
                self.set(b, a, clear);
            }
        }
    }

    /// Works out again the pairs whose line touches a hexside.
    pub(super) fn look_again(&mut self, terrain: &Terrain, board: &Board, slot: usize) {
        for_all_alike(terrain, |alike| {
            for leg in alike.there.legs() {
                // The hexside lies at this offset from exactly one hex, if from any.
                let three = slot as i32 - leg.side;
                if three % 3 == 0
                    && let Ok(start) = usize::try_from(three / 3)
                    && alike.has_start(terrain, start)
                {
                    self.look(terrain, board, alike, start);
                }
            }
        });
    }
}

/// All pairs of hexes that lie alike: the second so many columns and rows from the first, whose column is odd or even.
pub(super) struct Alike {
    odd: bool,
    columns: i32,
    rows: i32,
    /// From the cell of the first hex to that of the second.
    offset: i32,
    there: Trail,
    back: Trail,
}

impl Alike {
    /// Whether the first hex of such a pair can be here.
    pub(super) fn has_start(&self, terrain: &Terrain, cell: usize) -> bool {
        let hex = terrain.hex(cell);
        let (column, row) = (i32::from(hex.column), i32::from(hex.row));
        let fits = |at: i32, by: i32, size: i32| at >= 1 && at <= size && at + by >= 1 && at + by <= size;
        (column % 2 != 0) == self.odd
            && fits(column, self.columns, terrain.columns)
            && fits(row, self.rows, terrain.rows)
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

/// Swaps rows and columns of a square of bits: ever smaller squares beside the diagonal change places.
fn transpose(square: &mut [u64; 64]) {
    let mut size = 32;
    let mut mask = u64::MAX >> 32;
    while size != 0 {
        for pair in square.chunks_exact_mut(2 * size) {
            let (upper, lower) = pair.split_at_mut(size);
            for (a, b) in upper.iter_mut().zip(lower) {
                let change = (*a >> size ^ *b) & mask;
                *a ^= change << size;
                *b ^= change;
            }
        }
        size /= 2;
        mask ^= mask << size;
    }
}
