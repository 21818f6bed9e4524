//! 256 bits handled as one value: one bit for each line that is followed in parallel.

use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not};

use crate::bits;

/// One bit for each of 256 lines that are followed in parallel.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct Lanes(pub(super) [u64; 4]);

impl Lanes {
    /// The number of lines.
    pub(super) const COUNT: usize = 256;
    /// The number of bytes they take.
    pub(super) const BYTES: usize = Self::COUNT / 8;

    /// Reads the bits from bytes, lowest first.
    pub(super) fn new(bytes: &[u8; Self::BYTES]) -> Self {
        let (words, _) = bytes.as_chunks::<8>();
        Self(std::array::from_fn(|word| u64::from_le_bytes(words[word])))
    }

    /// Whether any bit is set.
    pub(super) fn any(self) -> bool {
        self.0.into_iter().fold(0, BitOr::bitor) != 0
    }

    /// Returns the bits that are not set in `other`.
    pub(super) fn without(self, other: Self) -> Self {
        self & !other
    }

    /// Calls `visit` with the number of every set bit, lowest first.
    pub(super) fn each(self, mut visit: impl FnMut(usize)) {
        for (index, word) in self.0.into_iter().enumerate() {
            bits::each(index, word, &mut visit);
        }
    }
}

impl BitAnd for Lanes {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        Self(std::array::from_fn(|word| self.0[word] & other.0[word]))
    }
}

impl BitOr for Lanes {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self(std::array::from_fn(|word| self.0[word] | other.0[word]))
    }
}

impl Not for Lanes {
    type Output = Self;

    fn not(self) -> Self {
        Self(self.0.map(Not::not))
    }
}

impl BitAndAssign for Lanes {
    fn bitand_assign(&mut self, other: Self) {
        *self = *self & other;
    }
}

impl BitOrAssign for Lanes {
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}
