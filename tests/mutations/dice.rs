//! The random draw: the same seed always makes the same slips.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{RngCore, SeedableRng};

/// The generator for slips.
pub(crate) struct Dice(ChaCha8Rng);

impl Dice {
    pub(crate) fn new(seed: u64) -> Self {
        Self(ChaCha8Rng::seed_from_u64(seed))
    }

    /// Returns a number below the limit, which must not be 0.
    pub(crate) fn below(&mut self, limit: usize) -> usize {
        (self.0.next_u64() % limit as u64) as usize
    }

    /// Returns a random element, or `None` if there are none.
    pub(crate) fn pick<T: Clone>(&mut self, of: impl IntoIterator<Item = T>) -> Option<T> {
        let of: Vec<T> = of.into_iter().collect();
        (!of.is_empty()).then(|| of[self.below(of.len())].clone())
    }

    pub(crate) fn shuffle<T>(&mut self, cards: &mut [T]) {
        for last in (1..cards.len()).rev() {
            cards.swap(last, self.below(last + 1));
        }
    }

    /// Returns the word with two neighbouring letters swapped, or with one added if all letters are equal.
    pub(crate) fn misspell(&mut self, word: &str) -> String {
        let mut letters: Vec<char> = word.chars().collect();
        let swaps = (1..letters.len()).filter(|at| letters[at - 1] != letters[*at]);
        match self.pick(swaps) {
            Some(at) => letters.swap(at - 1, at),
            None => letters.push('x'),
        }
        letters.into_iter().collect()
    }
}
