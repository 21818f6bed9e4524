//! Single lines of sight, for those who ask for a few: nothing is worked out beforehand.

use std::cell::RefCell;
use std::collections::HashMap;
use std::sync::Arc;

use super::overlay::Overlay;
use super::terrain::Terrain;
use super::trail::Trail;
use super::walk::Vector;
use super::{Board, Breaches, SpotId};
use crate::hex::Hex;
use crate::hexside::Hexside;
use crate::map::MapDocument;
use crate::rulebook::Rulebook;

/// Looks along one line at a time. What it sees is what [`Sight`](super::Sight) says.
#[derive(Debug, Clone)]
pub(crate) struct Lookout {
    terrain: Terrain,
    /// The lines looked along so far, by where they start and lead: those from one hex are those from another.
    trails: RefCell<HashMap<(bool, Vector), Arc<Trail>>>,
    /// By spot, somebody it saw when it was asked last.
    seen: RefCell<HashMap<SpotId, SpotId>>,
}

impl Lookout {
    /// Map and rulebook are the ones the board was compiled from.
    pub(crate) fn new(map: &MapDocument, rulebook: &Rulebook, board: &Board) -> Self {
        Self {
            terrain: Terrain::unbreached(map, rulebook, board),
            trails: RefCell::default(),
            seen: RefCell::default(),
        }
    }

    /// Reads again what is painted on these hexsides of a map on which the same spots meet as before. Says whether any
    /// line may be another now.
    pub(crate) fn repaint(&mut self, map: &MapDocument, sides: &[Hexside]) -> bool {
        let mut other = false;
        for side in sides {
            other |= self.terrain.paint(*side, map.entries_at(*side).as_slice());
        }
        other
    }

    /// Whether two spots see each other. `board` is the one it was made for.
    pub(crate) fn sees(&self, board: &Board, a: SpotId, b: SpotId) -> bool {
        let overlay = Overlay { terrain: &self.terrain, board, breaches: &Breaches::NONE };
        if overlay.is_reversed(a, b) {
            return self.sees(board, b, a);
        }
        let [hex, target] = [a, b].map(|spot| board.spot(spot).hex);
        hex != target && overlay.sees(&self.trail(hex, target), a, b)
    }

    /// Somebody a spot saw when it was asked last. Whether it sees him still must be asked.
    pub(crate) fn last_seen(&self, spot: SpotId) -> Option<SpotId> {
        self.seen.borrow().get(&spot).copied()
    }

    /// Remembers that a spot sees another.
    pub(crate) fn remember(&self, spot: SpotId, other: SpotId) {
        self.seen.borrow_mut().insert(spot, other);
    }

    fn trail(&self, from: Hex, to: Hex) -> Arc<Trail> {
        let (odd, line) = (!from.column.is_multiple_of(2), Vector::between(from, to));
        let mut trails = self.trails.borrow_mut();
        Arc::clone(trails.entry((odd, line)).or_insert_with(|| Arc::new(Trail::new(&self.terrain, odd, line))))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::los::Sight;
    use crate::fixture;

    #[test]
    fn one_line_at_a_time_and_all_at_once_are_the_same() {
        let project = fixture::mission();
        let board = Board::new(&project.map, &project.rulebook);
        let sight = Sight::new(&project.map, &project.rulebook, &board);
        let lookout = Lookout::new(&project.map, &project.rulebook, &board);
        for a in board.ids() {
            for b in board.ids() {
                assert_eq!(lookout.sees(&board, a, b), sight.clear(a, b), "{} {}", board.spot(a), board.spot(b));
            }
        }
    }
}
