//! The pieces on each spot.

use crate::board::SpotId;
use crate::play::PieceId;

/// Marks the end of a row.
const NOBODY: u16 = u16::MAX;

/// The pieces on each spot: a linked row for each spot, in numerical order.
///
/// This is an index of the spots stored in the pieces, so that looking up a spot does not search all pieces.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(in crate::deguello) struct Crowd {
    /// For each spot, the first piece on it.
    first: Vec<u16>,
    /// For each piece, the next one in its row.
    next: Vec<u16>,
}

impl Crowd {
    /// An index without spots.
    pub(in crate::deguello) const NONE: Self = Self { first: Vec::new(), next: Vec::new() };

    /// An index of `spots` spots and `pieces` pieces, with nothing on the spots.
    pub(in crate::deguello) fn new(spots: usize, pieces: usize) -> Self {
        Self { first: vec![NOBODY; spots], next: vec![NOBODY; pieces] }
    }

    /// The pieces on a spot, in numerical order.
    pub(in crate::deguello) fn on(&self, at: SpotId) -> impl Iterator<Item = PieceId> + '_ {
        let first = self.first.get(at.index()).copied().unwrap_or(NOBODY);
        let known = |piece: u16| (piece != NOBODY).then_some(PieceId(piece));
        std::iter::successors(known(first), move |own| known(self.next[own.index()]))
    }

    /// Whether no piece stands on a spot.
    pub(in crate::deguello) fn is_empty(&self, at: SpotId) -> bool {
        self.first.get(at.index()).is_none_or(|first| *first == NOBODY)
    }

    /// Adds a piece to a spot.
    pub(super) fn join(&mut self, piece: PieceId, at: SpotId) {
        let Some(mut behind) = self.first.get(at.index()).copied() else { return };
        let mut before = NOBODY;
        while behind < piece.0 {
            (before, behind) = (behind, self.next[usize::from(behind)]);
        }
        self.next[piece.index()] = behind;
        self.put_behind(before, piece.0, at);
    }

    /// Removes a piece from a spot.
    pub(super) fn leave(&mut self, piece: PieceId, at: SpotId) {
        let Some(mut own) = self.first.get(at.index()).copied() else { return };
        let mut before = NOBODY;
        while own != NOBODY && own != piece.0 {
            (before, own) = (own, self.next[usize::from(own)]);
        }
        if own == piece.0 {
            let behind = std::mem::replace(&mut self.next[piece.index()], NOBODY);
            self.put_behind(before, behind, at);
        }
    }

    fn put_behind(&mut self, before: u16, piece: u16, at: SpotId) {
        if before == NOBODY {
            self.first[at.index()] = piece;
        } else {
            self.next[usize::from(before)] = piece;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_is_in_the_order_of_numbers_whoever_comes_and_leaves() {
        let mut crowd = Crowd::new(3, 6);
        let at = SpotId(1);
        let row = |crowd: &Crowd| crowd.on(at).map(|own| own.0).collect::<Vec<_>>();
        for piece in [4, 1, 5, 2] {
            crowd.join(PieceId(piece), at);
        }
        assert_eq!(row(&crowd), [1, 2, 4, 5]);
        crowd.leave(PieceId(1), at);
        crowd.leave(PieceId(4), at);
        crowd.leave(PieceId(3), at);
        assert_eq!(row(&crowd), [2, 5]);
        crowd.leave(PieceId(2), at);
        crowd.leave(PieceId(5), at);
        assert_eq!(crowd, Crowd::new(3, 6), "nothing is left behind");
        assert_eq!(crowd.on(SpotId::NOWHERE).count(), 0);
    }
}
