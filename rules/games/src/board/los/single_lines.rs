//! Single lines of sight, computed on demand, for callers that do not need a matrix of all pairs.

use std::cell::RefCell;
use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

use super::breached_terrain::BreachedTerrain;
use super::line_steps::Vector;
use super::table_path::TablePath;
use super::terrain::Terrain;
use super::{Board, Breaches, SpotId};
use crate::hex::Hex;
use crate::hexside::Hexside;
use crate::map::MapDocument;

/// Computes one line at a time, with the same results as [`Sight`](super::Sight).
#[derive(Debug, Clone)]
pub struct SingleLines {
    terrain: Terrain,
    /// The lines followed so far, by the parity of the first column and the vector: hexes that agree in both share a
    /// line.
    paths: RefCell<HashMap<(bool, Vector), Arc<TablePath>>>,
    /// For each spot, the result of its last search for a spot it sees.
    seen: RefCell<BTreeMap<SpotId, LastLook>>,
}

/// The result of a spot's last search for a spot it sees.
#[derive(Debug, Clone, Copy)]
struct LastLook {
    /// A spot that it saw; `None` if it saw none of those searched for.
    other: Option<SpotId>,
    /// The hexes of the two spots.
    hexes: [Hex; 2],
    /// Whether the result is known to hold: nothing along the line has been repainted since.
    still: bool,
}

impl LastLook {
    /// Whether an edit of a hexside may change this result: the hexside is in the columns and rows that the line
    /// crosses, or next to them. A result without a second spot may depend on any hexside.
    fn may_hang_on(&self, side: Hexside) -> bool {
        let [one, other] = self.hexes;
        let within = |number: u16, one: u16, other: u16| {
            (one.min(other).saturating_sub(1)..=one.max(other).saturating_add(1)).contains(&number)
        };
        let is_near = |hex: Hex| within(hex.column, one.column, other.column) && within(hex.row, one.row, other.row);
        self.other.is_none() || side.hexes().into_iter().any(is_near)
    }
}

impl SingleLines {
    /// Prepares the lines of a board. The map must be the one the board was compiled from.
    pub fn new(map: &MapDocument, board: &Board) -> Self {
        Self { terrain: Terrain::unbreached(map, board), paths: RefCell::default(), seen: RefCell::default() }
    }

    /// Rereads these hexsides of a map on which the same spots are adjacent as before. Returns whether any remembered
    /// result may have changed.
    pub fn repaint(&mut self, map: &MapDocument, sides: &[Hexside]) -> bool {
        let seen = self.seen.get_mut();
        for side in sides {
            if self.terrain.paint(*side, map.entries_at(*side).as_slice()) {
                for seen in seen.values_mut() {
                    seen.still &= !seen.may_hang_on(*side);
                }
            }
        }
        seen.values().any(|seen| !seen.still)
    }

    /// Whether two spots see each other. `board` is the one the lines were made for.
    pub fn sees(&self, board: &Board, a: SpotId, b: SpotId) -> bool {
        let ground = BreachedTerrain { terrain: &self.terrain, board, breaches: &Breaches::NONE };
        if ground.is_reversed(a, b) {
            return self.sees(board, b, a);
        }
        let [hex, target] = [a, b].map(|spot| board.spot(spot).hex);
        hex != target && ground.sees(&self.path(hex, target), a, b)
    }

    /// Returns the remembered spot that `spot` saw, if it still sees it.
    pub fn last_seen(&self, board: &Board, spot: SpotId) -> Option<SpotId> {
        let mut all = self.seen.borrow_mut();
        let seen = all.get_mut(&spot)?;
        let other = seen.other?;
        seen.still = seen.still || self.sees(board, spot, other);
        seen.still.then_some(other)
    }

    /// Remembers that a spot sees another, or none of those searched for.
    pub fn remember(&self, board: &Board, spot: SpotId, other: Option<SpotId>) {
        let hexes = [spot, other.unwrap_or(spot)].map(|spot| board.spot(spot).hex);
        self.seen.borrow_mut().insert(spot, LastLook { other, hexes, still: true });
    }

    fn path(&self, from: Hex, to: Hex) -> Arc<TablePath> {
        let (odd, line) = (!from.column.is_multiple_of(2), Vector::between(from, to));
        let mut paths = self.paths.borrow_mut();
        Arc::clone(paths.entry((odd, line)).or_insert_with(|| Arc::new(TablePath::new(&self.terrain, odd, line))))
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
        let board = Board::new(&project.map, crate::alamo::charts(&project.rulebook));
        let sight = Sight::new(&project.map, &board);
        let lines = SingleLines::new(&project.map, &board);
        for a in board.ids() {
            for b in board.ids() {
                assert_eq!(lines.sees(&board, a, b), sight.clear(a, b), "{} {}", board.spot(a), board.spot(b));
            }
        }
    }
}
