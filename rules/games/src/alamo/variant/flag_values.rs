//! The flags of a position, stored sparsely: few of very many places carry one.

use serde::Serialize;
use tinyvec::ArrayVec;

use crate::bits;

/// The most flags that can be up at a time. Far more than a game of the Alamo has doors, ladders and burning hexes; one
/// more is not set, and that is reported.
pub const MOST_MARKS: usize = 160;

/// A flag that is up.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize)]
struct RaisedFlag {
    address: u16,
    value: u8,
    sort: FlagBit,
}

impl RaisedFlag {
    fn trace(self, sorts: &mut u64, traces: &mut [u64; Marks::WORDS]) {
        *sorts |= self.sort.bit();
        let (word, bit) = bits::place(usize::from(self.address));
        traces[word % Marks::WORDS] |= bit;
    }
}

/// A sort of flags, as a bit of a word. Most programs have fewer flags than there are bits; otherwise some share one.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize)]
pub(super) struct FlagBit(u8);

impl FlagBit {
    /// The number of sorts.
    pub(super) const COUNT: u16 = 63;
    /// The bit that is always up, for what waits for no flag.
    pub(super) const NONE: u64 = 1 << Self::COUNT;

    /// Returns the sort of a flag by its number.
    pub(super) const fn new(flag: u16) -> Self {
        Self((flag % Self::COUNT) as u8)
    }

    /// Returns its bit.
    #[inline]
    pub(super) const fn bit(self) -> u64 {
        1 << self.0
    }
}

/// The flags that are not 0, by address.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize)]
pub struct Marks {
    up: ArrayVec<[RaisedFlag; MOST_MARKS]>,
    /// The sorts of the flags that are up.
    sorts: u64,
    /// A hash bit for each address that is up: if it is not set, no search is needed.
    traces: [u64; Self::WORDS],
}

impl Marks {
    const WORDS: usize = 4;

    /// Returns the value of the flag at an address; 0 if it is not up.
    #[must_use]
    #[inline]
    pub fn get(&self, address: u16) -> u8 {
        if !self.has_trace(address) {
            return 0;
        }
        self.find(address).map_or(0, |at| self.up[at].value)
    }

    /// Sets a flag of a sort; returns whether its value changed.
    pub(super) fn set(&mut self, sort: FlagBit, address: u16, value: u8) -> bool {
        match (self.find(address), value) {
            (Ok(at), 0) => {
                self.up.remove(at);
                self.trace_anew();
                true
            }
            (Ok(at), _) => std::mem::replace(&mut self.up[at].value, value) != value,
            (Err(_), 0) => false,
            (Err(at), _) => {
                let room = self.up.len() < MOST_MARKS;
                if room {
                    let mark = RaisedFlag { address, value, sort };
                    self.up.insert(at, mark);
                    self.trace(mark);
                }
                room
            }
        }
    }

    /// Whether no more flags can be put up.
    #[must_use]
    pub fn is_full(&self) -> bool {
        self.up.len() >= MOST_MARKS
    }

    /// Returns the addresses and values of the flags that are up from one address up to another, exclusive.
    pub fn within(&self, from: u16, to: u16) -> impl Iterator<Item = (u16, u8)> + '_ {
        let start = self.find(from).unwrap_or_else(|at| at);
        self.up[start..].iter().take_while(move |mark| mark.address < to).map(|mark| (mark.address, mark.value))
    }

    /// Whether any flag of these sorts may be up; [`FlagBit::NONE`] always is.
    #[inline]
    pub(super) const fn may_be_up(&self, sorts: u64) -> bool {
        (self.sorts | FlagBit::NONE) & sorts != 0
    }

    /// Whether any flag from one address up to another, exclusive, is up.
    #[must_use]
    #[inline]
    pub fn any_within(&self, from: u16, to: u16) -> bool {
        !self.up.is_empty() && self.within(from, to).next().is_some()
    }

    /// Takes down every flag from one address up to another, exclusive.
    pub(super) fn clear(&mut self, from: u16, to: u16) {
        let place = |address| self.find(address).unwrap_or_else(|at| at);
        let (start, end) = (place(from), place(to));
        if start < end {
            self.up.drain(start..end);
            self.trace_anew();
        }
    }

    /// Whether no flag is up.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.up.is_empty()
    }

    #[inline]
    fn has_trace(&self, address: u16) -> bool {
        let (word, bit) = bits::place(usize::from(address));
        self.traces[word % Self::WORDS] & bit != 0
    }

    fn trace(&mut self, mark: RaisedFlag) {
        mark.trace(&mut self.sorts, &mut self.traces);
    }

    fn trace_anew(&mut self) {
        (self.sorts, self.traces) = (0, [0; Self::WORDS]);
        self.up.iter().for_each(|mark| mark.trace(&mut self.sorts, &mut self.traces));
    }

    fn find(&self, address: u16) -> Result<usize, usize> {
        self.up.binary_search_by_key(&address, |mark| mark.address)
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
                prop_assert_eq!(marks.set(FlagBit::new(address / 10), address, value), was != value);
                for address in 0..40 {
                    prop_assert_eq!(marks.get(address), table.get(&address).copied().unwrap_or(0));
                }
                let up = table.range(10..20).filter(|(_, value)| **value > 0).map(|(at, value)| (*at, *value));
                prop_assert_eq!(marks.within(10, 20).collect::<Vec<_>>(), up.collect::<Vec<_>>());
                let up = |sort: u16| table.range(sort * 10..(sort + 1) * 10).any(|(_, value)| *value > 0);
                for sort in 0..4 {
                    prop_assert_eq!(marks.may_be_up(FlagBit::new(sort).bit()), up(sort));
                }
                prop_assert!(marks.may_be_up(FlagBit::NONE));
            }
            marks.clear(0, 40);
            prop_assert!(marks.is_empty());
        }
    }

    #[test]
    fn one_too_many_is_not_set() {
        let mut marks = Marks::default();
        for address in 0..MOST_MARKS as u16 {
            assert!(marks.set(FlagBit::new(0), address, 1));
        }
        assert!(marks.is_full() && !marks.set(FlagBit::new(1), 9999, 1) && marks.get(9999) == 0);
        assert!(marks.set(FlagBit::new(0), 3, 2) && !marks.may_be_up(FlagBit::new(1).bit()));
    }
}
