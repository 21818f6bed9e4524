//! Sets of spots, stored as bits.

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
    /// Creates an empty set for a board of `spots` spots.
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

    /// Adds the spot and returns whether it was new. A spot beyond the board is ignored.
    pub fn insert(&mut self, spot: SpotId) -> bool {
        bits::is_new(&mut self.words, spot.index())
    }

    /// Removes the spot.
    pub fn remove(&mut self, spot: SpotId) {
        bits::remove(&mut self.words, spot.index());
    }

    /// Empties the set.
    pub fn clear(&mut self) {
        self.words.fill(0);
    }

    /// The number of spots in the set.
    #[must_use]
    pub fn len(&self) -> usize {
        self.words.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Whether the set is empty.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.words.iter().all(|word| *word == 0)
    }

    /// Returns the bits, 64 spots to a word, lowest number first, in the layout of the rows of a sight.
    #[must_use]
    pub fn words(&self) -> &[u64] {
        &self.words
    }

    /// Whether the set shares a spot with a row of bits over the same board, such as the spots seen from one spot.
    #[must_use]
    pub fn meets(&self, row: &[u64]) -> bool {
        self.words.iter().zip(row).any(|(own, other)| own & other != 0)
    }

    /// Returns the spots that the set shares with a row of bits over the same board, lowest number first.
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

    /// The number of spots that the set shares with a row of bits over the same board.
    #[must_use]
    pub fn count_common(&self, row: &[u64]) -> usize {
        self.words.iter().zip(row).map(|(own, other)| (own & other).count_ones() as usize).sum()
    }

    /// Returns the spots, lowest number first.
    pub fn iter(&self) -> impl Iterator<Item = SpotId> + '_ {
        spots(self.words.iter().copied())
    }
}

/// Returns the spots whose bits are set.
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
