//! Rows of bits: sets of small numbers, 64 to a word, lowest number first.
//!
//! Sets of spots, pieces, breaches and hexsides are rows of bits, and so are the rows of the line-of-sight matrix: two
//! sets are intersected a word at a time.

/// The number of bits in a word.
pub const WORD: usize = u64::BITS as usize;

/// Returns the number of words needed for a row of `bits` bits.
#[inline]
pub const fn words(bits: usize) -> usize {
    bits.div_ceil(WORD)
}

/// Returns the index of the word that contains bit `at`, and a mask with only this bit set.
#[inline]
pub const fn place(at: usize) -> (usize, u64) {
    (at / WORD, 1 << (at % WORD))
}

/// Whether bit `at` of the row is set, given the word that contains it.
#[inline]
pub const fn is_on(word: u64, at: usize) -> bool {
    word >> (at % WORD) & 1 != 0
}

/// Whether a bit is set; `false` beyond the end of the row.
#[inline]
pub fn has(row: &[u64], at: usize) -> bool {
    row.get(at / WORD).is_some_and(|word| is_on(*word, at))
}

/// Sets a bit. Bits beyond the end of the row are ignored.
#[inline]
pub fn insert(row: &mut [u64], at: usize) {
    let (word, bit) = place(at);
    if let Some(word) = row.get_mut(word) {
        *word |= bit;
    }
}

/// Clears a bit. Bits beyond the end of the row are ignored.
#[inline]
pub fn remove(row: &mut [u64], at: usize) {
    let (word, bit) = place(at);
    if let Some(word) = row.get_mut(word) {
        *word &= !bit;
    }
}

/// Sets a bit. Returns `false` if it was already set or lies beyond the end of the row.
#[inline]
pub fn is_new(row: &mut [u64], at: usize) -> bool {
    let (word, bit) = place(at);
    let Some(word) = row.get_mut(word) else { return false };
    let is_new = *word & bit == 0;
    *word |= bit;
    is_new
}

/// Calls `visit` with the index in the row of each bit set in `word`, lowest first; `at` is the index of the word.
#[inline]
pub fn each(at: usize, mut word: u64, mut visit: impl FnMut(usize)) {
    while word != 0 {
        visit(at * WORD + word.trailing_zeros() as usize);
        word &= word - 1;
    }
}

/// Returns the indices of the set bits, lowest first.
pub fn ones(words: impl Iterator<Item = u64>) -> impl Iterator<Item = usize> {
    words.enumerate().flat_map(|(at, word)| {
        std::iter::successors(Some(word), |word| Some(word & word.wrapping_sub(1)))
            .take_while(|word| *word != 0)
            .map(move |word| at * WORD + word.trailing_zeros() as usize)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_holds_what_was_put_in_and_nothing_beyond_its_end() {
        let mut row = vec![0; words(130)];
        assert_eq!(row.len(), 3);
        for at in [0, 63, 64, 129, 192, usize::MAX] {
            insert(&mut row, at);
        }
        assert_eq!(ones(row.iter().copied()).collect::<Vec<_>>(), [0, 63, 64, 129]);
        assert!(has(&row, 64) && !has(&row, 65) && !has(&row, 192));
        remove(&mut row, 64);
        assert!(!has(&row, 64) && is_new(&mut row, 64) && !is_new(&mut row, 64) && !is_new(&mut row, 192));
        assert_eq!(place(70), (1, 1 << 6));
        assert!(is_on(row[1], 64) && !is_on(row[1], 65));
    }
}
