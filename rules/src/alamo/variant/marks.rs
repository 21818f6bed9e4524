//! The flags of a position: few of very many places carry one.

use serde::Serialize;
use tinyvec::ArrayVec;

/// The most flags that are up at a time. Far more than a game of the Alamo has doors, ladders and burning hexes; one more
/// is not set, and that is told.
pub const MOST_MARKS: usize = 160;

/// The flags that are not 0, by address.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize)]
pub struct Marks(ArrayVec<[(u16, u8); MOST_MARKS]>);

impl Marks {
    /// The flag of an address.
    #[must_use]
    pub fn get(&self, address: u16) -> u8 {
        self.find(address).map_or(0, |at| self.0[at].1)
    }

    /// Sets a flag; `true` when it was another before.
    pub fn set(&mut self, address: u16, value: u8) -> bool {
        match (self.find(address), value) {
            (Ok(at), 0) => {
                self.0.remove(at);
                true
            }
            (Ok(at), _) => std::mem::replace(&mut self.0[at].1, value) != value,
            (Err(_), 0) => false,
            (Err(at), _) => {
                let room = self.0.len() < MOST_MARKS;
                if room {
                    self.0.insert(at, (address, value));
                }
                room
            }
        }
    }

    /// Whether one more flag cannot be put up.
    #[must_use]
    pub fn is_full(&self) -> bool {
        self.0.len() >= MOST_MARKS
    }

    /// The flags that are up, from an address up to another, with their addresses.
    pub fn within(&self, from: u16, to: u16) -> impl Iterator<Item = (u16, u8)> + '_ {
        let start = self.find(from).unwrap_or_else(|at| at);
        self.0[start..].iter().copied().take_while(move |(address, _)| *address < to)
    }

    /// Whether any flag from an address up to another is up.
    #[must_use]
    #[inline]
    pub fn any_within(&self, from: u16, to: u16) -> bool {
        !self.0.is_empty() && self.within(from, to).next().is_some()
    }

    /// Takes down every flag from an address up to another.
    pub fn clear(&mut self, from: u16, to: u16) {
        self.0.retain(|(address, _)| !(from..to).contains(address));
    }

    /// Whether no flag is up.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    fn find(&self, address: u16) -> Result<usize, usize> {
        self.0.binary_search_by_key(&address, |(own, _)| *own)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn they_are_a_table_of_numbers(sets in prop::collection::vec((0..40_u16, 0..4_u8), 0..200)) {
            let (mut marks, mut table) = (Marks::default(), BTreeMap::new());
            for (address, value) in sets {
                let was = table.insert(address, value).unwrap_or(0);
                prop_assert_eq!(marks.set(address, value), was != value);
                for address in 0..40 {
                    prop_assert_eq!(marks.get(address), table.get(&address).copied().unwrap_or(0));
                }
                let up = table.range(10..20).filter(|(_, value)| **value > 0).map(|(at, value)| (*at, *value));
                prop_assert_eq!(marks.within(10, 20).collect::<Vec<_>>(), up.collect::<Vec<_>>());
            }
            marks.clear(0, 40);
            prop_assert!(marks.is_empty());
        }
    }

    #[test]
    fn one_too_many_is_not_set() {
        let mut marks = Marks::default();
        for address in 0..MOST_MARKS as u16 {
            assert!(marks.set(address, 1));
        }
        assert!(marks.is_full() && !marks.set(9999, 1) && marks.get(9999) == 0 && marks.set(3, 2));
    }
}
