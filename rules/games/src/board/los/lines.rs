//! Single lines of sight, with their reasons and the cover at their ends.
//!
//! [`Sight`](super::Sight) computes every pair of spots in advance, which takes time and memory quadratic in their
//! number. Here nothing is computed in advance: a map of any size answers at once.

use super::breached_terrain::BreachedTerrain;
use super::cover::{Shelter, best_of};
use super::line_steps::Vector;
use super::table_path::TablePath;
use super::terrain::Terrain;
use super::{Board, Breaches, SightLine, SpotId};
use crate::hex::{Direction, Hex};
use crate::map::MapDocument;

/// Computes any line of a board on demand, with the same results as [`Sight`](super::Sight).
///
/// # Examples
///
/// ```
/// use rules::board::{Board, Breaches, los::SightLines};
/// use rules::map::MapDocument;
/// use rules::rulebook::Rulebook;
/// use rules::systems::charts;
///
/// let map = MapDocument::sketch(&["grid 1 5", "building 0103"])?;
/// let board = Board::new(&map, charts(&Rulebook::default()));
/// let lines = SightLines::new(&map, &board);
/// let from = board.id("0101".parse()?).ok_or("no such spot")?;
/// let seen = lines.seen_from(&Breaches::NONE, &board, from);
/// let seen: Vec<String> = seen.into_iter().map(|id| board.spot(id).to_string()).collect();
/// assert_eq!(seen, ["0102", "0103/in", "0103/roof"], "nothing behind the house");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone)]
pub struct SightLines {
    pub(super) terrain: Terrain,
}

impl SightLines {
    /// Prepares the lines of a board. The map must be the one the board was compiled from.
    #[must_use]
    pub fn new(map: &MapDocument, board: &Board) -> Self {
        Self { terrain: Terrain::new(map, board) }
    }

    /// Computes the verdict on one line with its reasons. `board` is the one these lines belong to, here and below.
    pub fn line(&self, breaches: &Breaches, board: &Board, a: SpotId, b: SpotId) -> SightLine {
        BreachedTerrain { terrain: &self.terrain, board, breaches }.explain(a, b)
    }

    /// Returns the protection of a defender in `to` against fire from `from`.
    #[must_use]
    pub fn shelter(&self, breaches: &Breaches, board: &Board, from: SpotId, to: SpotId) -> Shelter {
        let (place, arrival) = (board.place(to), self.path(board.spot(from).hex, board.spot(to).hex).arrival);
        let row = |direction: Direction| {
            let open = breaches.has(place.breaches[direction as usize]);
            (if open { 0 } else { place.rows[direction as usize] }, direction)
        };
        Shelter::new(place.spot.hex, best_of(arrival.iter().copied().map(row)), arrival.len())
    }

    /// Returns every spot that a spot sees, by number.
    #[must_use]
    pub fn seen_from(&self, breaches: &Breaches, board: &Board, from: SpotId) -> Vec<SpotId> {
        let ground = BreachedTerrain { terrain: &self.terrain, board, breaches };
        let hex = board.spot(from).hex;
        let (mut there, mut back) = ((hex, None), (hex, None));
        let mut sees = |to: &SpotId| {
            let target = board.spot(*to).hex;
            // The spots of a hex are consecutive and share the line.
            if ground.is_reversed(from, *to) {
                ground.sees(kept(&mut back, target, || self.path(target, hex)), *to, from)
            } else {
                ground.sees(kept(&mut there, target, || self.path(hex, target)), from, *to)
            }
        };
        board.ids().filter(|to| board.spot(*to).hex != hex).filter(|to| sees(to)).collect()
    }

    fn path(&self, from: Hex, to: Hex) -> TablePath {
        TablePath::new(&self.terrain, !from.column.is_multiple_of(2), Vector::between(from, to))
    }
}

/// Returns the line for a hex: the last one if it was for this hex, or else a new one.
fn kept(last: &mut (Hex, Option<TablePath>), hex: Hex, new: impl FnOnce() -> TablePath) -> &TablePath {
    if last.0 != hex {
        *last = (hex, None);
    }
    last.1.get_or_insert_with(new)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::los::Sight;
    use crate::fixture;

    /// Every line of the mission is the same as with all lines computed at once, without breaches and with one.
    #[test]
    fn one_line_at_a_time_and_all_at_once_are_the_same() {
        let project = fixture::mission();
        let board = Board::new(&project.map, crate::alamo::charts(&project.rulebook));
        let sight = Sight::new(&project.map, &board);
        let lines = SightLines::new(&project.map, &board);
        let first: Breaches = board.breach_ids().take(1).collect();
        assert!(!first.is_empty());
        for breaches in [Breaches::NONE, first] {
            for a in board.ids() {
                let seen = lines.seen_from(&breaches, &board, a);
                for b in board.ids() {
                    let names = format!("{} {}", board.spot(a), board.spot(b));
                    let clear = sight.clear_through(&breaches, &board, a, b);
                    assert_eq!(seen.contains(&b), clear, "{names}");
                    assert_eq!(lines.line(&breaches, &board, a, b), sight.line_through(&breaches, &board, a, b));
                    assert_eq!(lines.shelter(&breaches, &board, a, b), sight.shelter(&breaches, a, b), "{names}");
                }
            }
        }
    }
}
