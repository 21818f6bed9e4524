//! Sets of spots as bits.

use super::SpotId;
use crate::bits;

/// A set of spots of one board.
///
/// # Examples
///
/// ```
/// use rules::board::{SpotId, SpotSet};
///
/// let mut set = SpotSet::new(100);
/// assert!(set.insert(SpotId(70)) && !set.insert(SpotId(70)));
/// set.insert(SpotId(3));
/// assert_eq!(set.iter().collect::<Vec<_>>(), [SpotId(3), SpotId(70)]);
/// set.remove(SpotId(3));
/// assert!(!set.contains(SpotId(3)) && set.len() == 1);
/// ```
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash)]
pub struct SpotSet {
    words: Vec<u64>,
}

impl SpotSet {
    /// An empty set for a board of this many spots.
    #[must_use]
    pub fn new(spots: usize) -> Self {
        Self { words: vec![0; bits::words(spots)] }
    }

    /// Whether the spot is in the set.
    #[must_use]
    #[inline]
    pub fn contains(&self, spot: SpotId) -> bool {
        bits::has(&self.words, spot.index())
    }

    /// Puts the spot into the set; `false` when it was there already. A spot beyond the board is left out.
    pub fn insert(&mut self, spot: SpotId) -> bool {
        bits::is_new(&mut self.words, spot.index())
    }

    /// Takes the spot out.
    pub fn remove(&mut self, spot: SpotId) {
        bits::remove(&mut self.words, spot.index());
    }

    /// Empties the set.
    pub fn clear(&mut self) {
        self.words.fill(0);
    }

    /// How many spots are in the set.
    #[must_use]
    pub fn len(&self) -> usize {
        self.words.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Whether the set is empty.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.words.iter().all(|word| *word == 0)
    }

    /// The bits, 64 spots a word, lowest number first: what rows of sight are compared with.
    #[must_use]
    pub fn words(&self) -> &[u64] {
        &self.words
    }

    /// Whether a row of bits over the same board, such as what a spot sees, has a spot in common with the set.
    #[must_use]
    pub fn meets(&self, row: &[u64]) -> bool {
        self.words.iter().zip(row).any(|(own, other)| own & other != 0)
    }

    /// The spots the set has in common with a row of bits over the same board, lowest number first.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::board::{SpotId, SpotSet};
    ///
    /// let of = |spots: &[u16]| {
    ///     let mut set = SpotSet::new(100);
    ///     spots.iter().for_each(|spot| { set.insert(SpotId(*spot)); });
    ///     set
    /// };
    /// let (near, seen) = (of(&[1, 2, 70]), of(&[2, 70, 99]));
    /// assert_eq!(near.common(seen.words()).collect::<Vec<_>>(), [SpotId(2), SpotId(70)]);
    /// assert_eq!(near.count_common(seen.words()), 2);
    /// ```
    pub fn common<'a>(&'a self, row: &'a [u64]) -> impl Iterator<Item = SpotId> + 'a {
        spots(self.words.iter().zip(row).map(|(own, other)| own & other))
    }

    /// How many spots the set has in common with a row of bits over the same board.
    #[must_use]
    pub fn count_common(&self, row: &[u64]) -> usize {
        self.words.iter().zip(row).map(|(own, other)| (own & other).count_ones() as usize).sum()
    }

    /// The spots, lowest number first.
    pub fn iter(&self) -> impl Iterator<Item = SpotId> + '_ {
        spots(self.words.iter().copied())
    }
}

/// The spots of the bits that are set.
fn spots(words: impl Iterator<Item = u64>) -> impl Iterator<Item = SpotId> {
    bits::ones(words).map(|bit| SpotId(bit as u16))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_holds_what_was_put_in() {
        let mut set = SpotSet::new(200);
        for spot in [0, 63, 64, 199, 64] {
            set.insert(SpotId(spot));
        }
        assert_eq!(set.iter().collect::<Vec<_>>(), [0, 63, 64, 199].map(SpotId));
        set.remove(SpotId(63));
        assert_eq!(set.len(), 3);
        assert!(!set.contains(SpotId(63)) && set.contains(SpotId(64)) && !set.contains(SpotId::NOWHERE));
        assert!(!set.insert(SpotId::NOWHERE));

        let mut seen = SpotSet::new(200);
        assert!(!set.meets(seen.words()));
        for spot in [1, 64, 199] {
            seen.insert(SpotId(spot));
        }
        assert!(set.meets(seen.words()));
        assert_eq!(set.common(seen.words()).collect::<Vec<_>>(), [64, 199].map(SpotId));
        assert_eq!(set.count_common(seen.words()), 2);
    }
}
