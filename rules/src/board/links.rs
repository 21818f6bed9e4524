//! The crossings that can be made at all, packed for searches over many spots.

use super::{Board, Crossing, SpotId};

/// A passable crossing in four bytes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Link {
    /// The spot it leads to.
    pub(crate) to: SpotId,
    /// Movement points to enter, hex included.
    pub(crate) cost: u8,
    /// Which of the spot's crossings it is, when an enemy beyond may bar it (6.3); [`Link::FREE`] when none can.
    pub(crate) barrier: u8,
}

impl Link {
    /// Nobody can bar it.
    pub(crate) const FREE: u8 = u8::MAX;
}

/// The links of every spot, the cheapest first.
#[derive(Debug, Clone, Default)]
pub(crate) struct Links {
    first: Vec<u32>,
    links: Vec<Link>,
    cheapest: u8,
}

impl Links {
    /// Packs the crossings of a board.
    pub(crate) fn of(board: &Board) -> Self {
        let mut packed = Self { first: vec![0], links: Vec::new(), cheapest: Crossing::PROHIBITED };
        for spot in board.ids() {
            let start = packed.links.len();
            // A spot has at most three spots in each of six hexes around it, so the place fits.
            for (place, crossing) in (0..Link::FREE).zip(board.crossings(spot)) {
                if crossing.cost == Crossing::PROHIBITED {
                    continue;
                }
                let wall = crossing.wall != Crossing::NO_WALL && crossing.kind.is_wall();
                let barrier = if wall { place } else { Link::FREE };
                packed.links.push(Link { to: crossing.to, cost: crossing.cost, barrier });
                packed.cheapest = packed.cheapest.min(crossing.cost);
            }
            packed.links[start..].sort_unstable_by_key(|link| (link.cost, link.to));
            packed.first.push(packed.links.len() as u32);
        }
        packed
    }

    /// The links out of a spot, the cheapest first.
    pub(crate) fn from(&self, spot: SpotId) -> &[Link] {
        &self.links[self.first[spot.index()] as usize..self.first[spot.index() + 1] as usize]
    }

    /// What the cheapest link of the board costs.
    pub(crate) const fn cheapest(&self) -> u8 {
        self.cheapest
    }
}
