//! Sets of pieces as bit sets on the stack.

use super::PieceId;
use super::position::MOST_PIECES;
use crate::bits;

const WORDS: usize = bits::words(MOST_PIECES);

/// A set of pieces of one game.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub(super) struct PieceSet([u64; WORDS]);

impl PieceSet {
    #[inline]
    pub(super) fn insert(&mut self, piece: PieceId) {
        bits::insert(&mut self.0, piece.index());
    }

    #[inline]
    pub(super) fn contains(&self, piece: PieceId) -> bool {
        bits::has(&self.0, piece.index())
    }

    /// Whether the set is empty.
    #[inline]
    pub(super) fn is_empty(&self) -> bool {
        self.0 == [0; WORDS]
    }

    /// The number of pieces in the set.
    pub(super) fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Inserts every piece of another set.
    #[inline]
    pub(super) fn join(&mut self, other: &Self) {
        self.0.iter_mut().zip(other.0).for_each(|(own, other)| *own |= other);
    }

    /// The pieces that are in both sets.
    pub(super) fn common(mut self, other: &Self) -> Self {
        self.0.iter_mut().zip(other.0).for_each(|(own, other)| *own &= other);
        self
    }

    /// Whether the sets have a piece in common.
    pub(super) fn meets(&self, other: &Self) -> bool {
        !self.common(other).is_empty()
    }

    /// The pieces, in ascending order.
    pub(super) fn iter(&self) -> impl Iterator<Item = PieceId> + use<> {
        let mut words = self.0;
        let mut at = 0;
        std::iter::from_fn(move || {
            while words.get(at).is_some_and(|word| *word == 0) {
                at += 1;
            }
            let word = words.get_mut(at)?;
            let piece = PieceId((at * bits::WORD) as u8 + word.trailing_zeros() as u8);
            *word &= *word - 1;
            Some(piece)
        })
    }

    /// Visits the pieces, in ascending order.
    #[inline]
    pub(super) fn each(&self, mut visit: impl FnMut(PieceId)) {
        for (at, word) in self.0.into_iter().enumerate() {
            bits::each(at, word, |piece| visit(PieceId(piece as u8)));
        }
    }
}
