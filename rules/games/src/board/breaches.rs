//! The hexsides that batteries have opened in a game (10.6), as a plain `Copy` set.

use serde::de::{Error, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::bits;

/// The number of a hexside that can be breached, dense from 0 in hexside order. It also identifies the breach there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct BreachId(pub u16);

impl BreachId {
    /// No breach: the value for a hexside that cannot be breached.
    pub const NONE: Self = Self(u16::MAX);
    /// A hexside that can be breached but has no number, as on a draft of a board.
    pub(super) const UNNUMBERED: Self = Self(u16::MAX - 1);

    /// Returns the index into the board's tables.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

const WORDS: usize = bits::words(Breaches::MOST);

/// A set of hexsides that can be breached, usually those that have been, by their numbers on one board.
///
/// # Examples
///
/// ```
/// use rules::board::{BreachId, Breaches};
///
/// let mut breaches = Breaches::NONE;
/// assert!(breaches.insert(BreachId(7)) && !breaches.insert(BreachId(7)));
/// assert!(breaches.has(BreachId(7)) && !breaches.has(BreachId::NONE));
/// assert_eq!(breaches.iter().collect::<Vec<_>>(), [BreachId(7)]);
/// ```
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Breaches {
    words: [u64; WORDS],
    /// A bit for each non-empty word, so that iteration skips the others: of many breachable hexsides few are breached.
    filled: u32,
    count: u16,
}

impl Breaches {
    /// The maximum number of breachable hexsides of a board.
    pub const MOST: usize = 2048;

    /// No breach.
    pub const NONE: Self = Self { words: [0; WORDS], filled: 0, count: 0 };

    /// Whether there is no breach. This is checked before everything else and reads a single number.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// The number of breaches.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.count as usize
    }

    /// Whether the set contains the breach. It never contains [`BreachId::NONE`].
    #[must_use]
    pub fn has(&self, breach: BreachId) -> bool {
        bits::has(&self.words, breach.index())
    }

    /// Adds a breach and returns whether it was new. Numbers of [`Breaches::MOST`] and above are ignored.
    pub fn insert(&mut self, breach: BreachId) -> bool {
        let is_new = bits::is_new(&mut self.words, breach.index());
        if is_new {
            self.filled |= 1 << bits::place(breach.index()).0;
            self.count += 1;
        }
        is_new
    }

    /// Removes a breach and returns whether it was in the set.
    pub fn remove(&mut self, breach: BreachId) -> bool {
        let was = self.has(breach);
        if was {
            let (at, bit) = bits::place(breach.index());
            self.words[at] &= !bit;
            if self.words[at] == 0 {
                self.filled &= !(1 << at);
            }
            self.count -= 1;
        }
        was
    }

    /// Returns the breaches that are not in the other set.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::board::{BreachId, Breaches};
    ///
    /// let all: Breaches = [BreachId(1), BreachId(2)].into_iter().collect();
    /// let old: Breaches = [BreachId(1)].into_iter().collect();
    /// assert_eq!(all.without(&old).iter().collect::<Vec<_>>(), [BreachId(2)]);
    /// assert!(all.exceeds(&old) && !old.exceeds(&all));
    /// ```
    #[must_use]
    pub fn without(&self, other: &Self) -> Self {
        let mut rest = *self;
        rest.words.iter_mut().zip(&other.words).for_each(|(own, other)| *own &= !other);
        rest.count = rest.words.iter().map(|word| word.count_ones() as u16).sum();
        let filled = rest.words.iter().enumerate().filter(|(_, word)| **word != 0);
        rest.filled = filled.fold(0, |filled, (at, _)| filled | 1 << at);
        rest
    }

    /// Whether the set has a breach that is not in the other set.
    #[must_use]
    pub fn exceeds(&self, other: &Self) -> bool {
        self.count > other.count || self.words.iter().zip(&other.words).any(|(own, other)| own & !other != 0)
    }

    /// Returns the breaches, lowest number first.
    pub fn iter(&self) -> impl Iterator<Item = BreachId> + '_ {
        let (mut filled, mut at, mut word) = (self.filled, 0, 0_u64);
        std::iter::from_fn(move || {
            if word == 0 {
                if filled == 0 {
                    return None;
                }
                at = filled.trailing_zeros();
                filled &= filled - 1;
                word = self.words[at as usize];
            }
            let bit = word.trailing_zeros();
            word &= word - 1;
            Some(BreachId((at * 64 + bit) as u16))
        })
    }
}

impl Extend<BreachId> for Breaches {
    fn extend<I: IntoIterator<Item = BreachId>>(&mut self, breaches: I) {
        for breach in breaches {
            self.insert(breach);
        }
    }
}

impl FromIterator<BreachId> for Breaches {
    fn from_iter<I: IntoIterator<Item = BreachId>>(breaches: I) -> Self {
        let mut set = Self::NONE;
        set.extend(breaches);
        set
    }
}

/// Serialized as the list of breach numbers.
impl Serialize for Breaches {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Breaches {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct List;
        impl<'de> Visitor<'de> for List {
            type Value = Breaches;

            fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(f, "numbers of breaches below {}", Breaches::MOST)
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Breaches, A::Error> {
                let mut breaches = Breaches::NONE;
                while let Some(breach) = list.next_element::<BreachId>()? {
                    if breach.index() >= Breaches::MOST {
                        return Err(A::Error::custom(format!("{} is no breach", breach.0)));
                    }
                    breaches.insert(breach);
                }
                Ok(breaches)
            }
        }
        deserializer.deserialize_seq(List)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(breaches: &[u16]) -> Breaches {
        breaches.iter().copied().map(BreachId).collect()
    }

    #[test]
    fn a_set_holds_what_was_opened() {
        let mut breaches = Breaches::default();
        assert!(breaches.is_empty());
        for breach in [2047, 5, 64, 5] {
            breaches.insert(BreachId(breach));
        }
        assert_eq!((breaches.is_empty(), breaches.len()), (false, 3));
        assert_eq!(breaches.iter().collect::<Vec<_>>(), [5, 64, 2047].map(BreachId));
        assert!(breaches.has(BreachId(64)) && !breaches.has(BreachId(63)) && !breaches.has(BreachId::NONE));
        assert!(!breaches.insert(BreachId(2048)) && !breaches.insert(BreachId::NONE));
        assert_eq!(breaches, set(&[64, 2047, 5]));
        assert_eq!(breaches.without(&set(&[64, 7])), set(&[5, 2047]));
        assert!(breaches.without(&breaches).is_empty());
        assert_eq!(breaches.without(&set(&[64, 7])).iter().collect::<Vec<_>>(), [5, 2047].map(BreachId));
        assert!(breaches.remove(BreachId(64)) && !breaches.remove(BreachId(64)));
        assert_eq!(breaches.iter().collect::<Vec<_>>(), [5, 2047].map(BreachId));
        assert_eq!(breaches, set(&[5, 2047]));
    }

    #[test]
    fn a_position_can_carry_it() {
        assert!(size_of::<Breaches>() <= 264);
        let breaches = set(&[3, 700]);
        let text = ron::to_string(&breaches).unwrap();
        assert_eq!(text, "[(3),(700)]");
        assert_eq!(ron::from_str::<Breaches>(&text).unwrap(), breaches);
        assert!(ron::from_str::<Breaches>("[(2048)]").is_err());
    }
}
