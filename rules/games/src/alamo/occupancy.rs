//! The pieces on each spot, found without a search.

use super::PieceId;
use super::position::MOST_PIECES;
use crate::board::SpotId;

/// The number of chains. Spots that differ by a multiple of it share a chain; adjacent spots never do.
const CHAINS: usize = 128;

/// The end of a chain.
const END: u8 = u8::MAX;

/// The pieces by spot, in chains: small for any size of board, and a plain copy.
///
/// It follows from the spots of the pieces, except that the first of two units on a spot is the one that holds it. Two
/// positions with the same pieces are equal, so this is left out of every comparison.
#[derive(Debug, Clone, Copy)]
pub(super) struct Occupancy {
    units: [u8; CHAINS],
    others: [u8; CHAINS],
    next: [u8; MOST_PIECES],
}

impl Default for Occupancy {
    /// No piece anywhere.
    fn default() -> Self {
        Self { units: [END; CHAINS], others: [END; CHAINS], next: [END; MOST_PIECES] }
    }
}

impl PartialEq for Occupancy {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for Occupancy {}

impl std::hash::Hash for Occupancy {
    fn hash<H: std::hash::Hasher>(&self, _: &mut H) {}
}

impl Occupancy {
    /// The units that may be on a spot, in order of arrival; includes others of the same chain.
    #[inline]
    pub(super) fn units(&self, spot: SpotId) -> impl Iterator<Item = PieceId> + '_ {
        self.chain(self.units[chain(spot)])
    }

    /// The leaders and batteries that may be on a spot; includes others of the same chain.
    pub(super) fn others(&self, spot: SpotId) -> impl Iterator<Item = PieceId> + '_ {
        self.chain(self.others[chain(spot)])
    }

    #[inline]
    fn chain(&self, first: u8) -> impl Iterator<Item = PieceId> + '_ {
        std::iter::successors((first != END).then_some(PieceId(first)), |piece| {
            let next = self.next[piece.index()];
            (next != END).then_some(PieceId(next))
        })
    }

    /// Adds a piece to a spot, behind the pieces already there.
    pub(super) fn enter(&mut self, piece: PieceId, is_unit: bool, spot: SpotId) {
        if spot == SpotId::NOWHERE {
            return;
        }
        let last = self.link(spot, is_unit, END);
        *last = piece.0;
        self.next[piece.index()] = END;
    }

    /// Removes a piece from its spot.
    pub(super) fn leave(&mut self, piece: PieceId, is_unit: bool, spot: SpotId) {
        if spot == SpotId::NOWHERE {
            return;
        }
        let after = self.next[piece.index()];
        let link = self.link(spot, is_unit, piece.0);
        if *link == piece.0 {
            *link = after;
        }
    }

    /// The link of a spot's chain that points to `to`, or to the end.
    fn link(&mut self, spot: SpotId, is_unit: bool, to: u8) -> &mut u8 {
        let heads = if is_unit { &mut self.units } else { &mut self.others };
        let head = &mut heads[chain(spot)];
        let mut at = *head;
        if at == to || at == END {
            return head;
        }
        while self.next[usize::from(at)] != to && self.next[usize::from(at)] != END {
            at = self.next[usize::from(at)];
        }
        &mut self.next[usize::from(at)]
    }
}

const fn chain(spot: SpotId) -> usize {
    spot.index() % CHAINS
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn everybody_is_found_where_he_was_put_and_only_there(
            moves in prop::collection::vec((0..20_u8, any::<bool>(), 0..600_u16), 1..200),
        ) {
            let mut chains = Occupancy::default();
            let mut at = [SpotId::NOWHERE; 20];
            for (piece, away, spot) in moves {
                let (id, is_unit) = (PieceId(piece), piece % 2 == 0);
                let to = if away { SpotId::NOWHERE } else { SpotId(spot) };
                chains.leave(id, is_unit, at[id.index()]);
                at[id.index()] = to;
                chains.enter(id, is_unit, to);
                for (other, own) in at.iter().enumerate().filter(|(_, own)| **own != SpotId::NOWHERE) {
                    let found = |ids: Vec<PieceId>| ids.iter().filter(|found| found.index() == other).count();
                    let [units, others] = [chains.units(*own).collect(), chains.others(*own).collect()].map(found);
                    prop_assert_eq!([units, others], if other % 2 == 0 { [1, 0] } else { [0, 1] });
                }
                let held = chains.units.iter().chain(&chains.others).map(|first| chains.chain(*first).count());
                prop_assert_eq!(held.sum::<usize>(), at.iter().filter(|own| **own != SpotId::NOWHERE).count());
            }
        }
    }

    #[test]
    fn who_came_first_stays_first() {
        let mut chains = Occupancy::default();
        for piece in [5, 2, 9] {
            chains.enter(PieceId(piece), true, SpotId(7));
        }
        assert_eq!(chains.units(SpotId(7)).collect::<Vec<_>>(), [PieceId(5), PieceId(2), PieceId(9)]);
        chains.leave(PieceId(5), true, SpotId(7));
        assert_eq!(chains.units(SpotId(7)).collect::<Vec<_>>(), [PieceId(2), PieceId(9)]);
    }
}
