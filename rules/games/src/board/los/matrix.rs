//! A symmetric matrix with one bit for every pair of spots.

use super::shut;
use super::terrain::Terrain;
use crate::bits;
use crate::board::{Board, SpotId};

/// A square of bits whose rows are whole words, so that a row is compared with a set of spots word by word.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Matrix {
    words: usize,
    bits: Vec<u64>,
}

impl Matrix {
    /// Creates a matrix in which no spot sees another.
    pub(super) fn new(spots: usize) -> Self {
        let words = bits::words(spots);
        Self { words, bits: vec![0; words * spots] }
    }

    pub(super) fn get(&self, a: SpotId, b: SpotId) -> bool {
        let (word, bit) = bits::place(b.index());
        // Nowhere sees nothing.
        word < self.words && self.bits.get(a.index() * self.words + word).is_some_and(|word| word & bit != 0)
    }

    pub(super) fn row(&self, from: SpotId) -> &[u64] {
        &self.bits[from.index() * self.words..][..self.words]
    }

    /// Records that `a` sees `b`, whose number must be higher; the reverse is added by [`Matrix::mirror`].
    pub(super) fn see(&mut self, a: SpotId, b: SpotId) {
        let (word, bit) = bits::place(b.index());
        self.bits[a.index() * self.words + word] |= bit;
    }

    /// Makes the matrix symmetric.
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

    /// Gives spot `to` the same row and column as spot `from`.
    pub(super) fn copy(&mut self, from: SpotId, to: SpotId) {
        let (start, end) = (from.index() * self.words, to.index() * self.words);
        self.bits.copy_within(start..start + self.words, end);
        for row in self.bits.chunks_exact_mut(self.words) {
            if bits::has(row, from.index()) {
                bits::insert(row, to.index());
            }
        }
    }

    /// Sets the bits of neighbours according to the crossings between them.
    pub(super) fn join_neighbours(&mut self, terrain: &Terrain, board: &Board) {
        for a in board.ids() {
            for crossing in board.crossings(a) {
                let ends = [a, crossing.to].map(|spot| terrain.viewpoints[spot.index()]);
                let slot = terrain.slot(ends[0].cell as usize, crossing.direction);
                self.set(a, crossing.to, !shut(terrain.kind(slot, crossing.layer), ends));
            }
        }
    }

    fn set(&mut self, a: SpotId, b: SpotId, on: bool) {
        let (word, bit) = bits::place(b.index());
        let word = &mut self.bits[a.index() * self.words + word];
        *word = if on { *word | bit } else { *word & !bit };
    }
}

/// Transposes a square of bits by swapping ever smaller blocks across the diagonal.
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
