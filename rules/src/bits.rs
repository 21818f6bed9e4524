//! Rows of bits: sets of small numbers, 64 a word, lowest number first.
//!
//! Sets of spots, of pieces, of breaches and of hexsides are rows of bits, and so are the rows of the matrix of sight: what
//! they have in common is found a word at a time.

/// Bits of a word.
pub(crate) const WORD: usize = u64::BITS as usize;

/// The words a row of so many bits takes.
#[inline]
pub(crate) const fn words(bits: usize) -> usize {
    bits.div_ceil(WORD)
}

/// Where a bit lies: its word, and in it the bit alone.
#[inline]
pub(crate) const fn place(at: usize) -> (usize, u64) {
    (at / WORD, 1 << (at % WORD))
}

/// Whether a bit of a word is set, by its place in the whole row.
#[inline]
pub(crate) const fn is_on(word: u64, at: usize) -> bool {
    word >> (at % WORD) & 1 != 0
}

/// Whether a bit is set. Bits beyond the row are not.
#[inline]
pub(crate) fn has(row: &[u64], at: usize) -> bool {
    row.get(at / WORD).is_some_and(|word| is_on(*word, at))
}

/// Sets a bit. Bits beyond the row are left out.
#[inline]
pub(crate) fn insert(row: &mut [u64], at: usize) {
    let (word, bit) = place(at);
    if let Some(word) = row.get_mut(word) {
        *word |= bit;
    }
}

/// Clears a bit.
#[inline]
pub(crate) fn remove(row: &mut [u64], at: usize) {
    let (word, bit) = place(at);
    if let Some(word) = row.get_mut(word) {
        *word &= !bit;
    }
}

/// Sets a bit; `false` when it was set already, or lies beyond the row.
#[inline]
pub(crate) fn is_new(row: &mut [u64], at: usize) -> bool {
    let (word, bit) = place(at);
    let Some(word) = row.get_mut(word) else { return false };
    let is_new = *word & bit == 0;
    *word |= bit;
    is_new
}

/// Visits the bits of a word that are set, by their places in the whole row, lowest first; `at` is the place of the word.
#[inline]
pub(crate) fn each(at: usize, mut word: u64, mut visit: impl FnMut(usize)) {
    while word != 0 {
        visit(at * WORD + word.trailing_zeros() as usize);
        word &= word - 1;
    }
}

/// The numbers of the bits that are set, lowest first.
pub(crate) fn ones(words: impl Iterator<Item = u64>) -> impl Iterator<Item = usize> {
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
