//! Tables by name, of names nobody picks to make them slow: parameters, counters.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

/// Something for each name.
pub(crate) type Names<'a, T> = HashMap<&'a str, T, BuildHasherDefault<NameHasher>>;

/// Scatters short names in a few steps.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct NameHasher(u64);

impl NameHasher {
    fn mix(&mut self, word: u64) {
        // An odd number whose bits follow no pattern: the golden ratio's.
        self.0 = (self.0.rotate_left(5) ^ word).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    }
}

impl Hasher for NameHasher {
    fn write(&mut self, bytes: &[u8]) {
        let (words, rest) = bytes.as_chunks::<8>();
        for word in words {
            self.mix(u64::from_le_bytes(*word));
        }
        self.mix(rest.iter().fold(0, |word, byte| word << 8 | u64::from(*byte)));
    }

    // What ends a text says nothing of which one it is.
    fn write_u8(&mut self, _: u8) {}

    fn finish(&self) -> u64 {
        // The upper bits of a product depend on all of its factors, and a table looks at the lower ones.
        self.0.rotate_left(26)
    }
}
