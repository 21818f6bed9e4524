//! Whether an edit changes the connected parts of a board.
//!
//! Lints that flood the board find nothing new while its connected parts stay the same. This can be decided near the
//! edit: closing or opening a hexside changes no part if there is another short path around it.

use super::Lists;
use super::reachability::{is_open, is_passable};
use crate::board::{Board, Crossing, SpotId, SpotSet};
use crate::hexside::Hexside;

/// The spots on both sides of hexsides, and the passages between them.
#[derive(Debug)]
pub(super) struct Connectivity(Vec<(SpotId, SpotId, Passages)>);

/// Whether a battery can cross, a unit can cross, a unit can cross or at least break through, and whether the way is
/// open country. Each of the first three implies the next.
type Passages = [bool; 4];

/// For each kind of passage, the lists that change when an edit removes the last one or adds the first.
const TOLD: [Lists; 4] = [Lists::RAMPS, Lists::WAYS, Lists::WAYS, Lists::GAPS];

/// The index of walking through open country in `Passages`; it is independent of the other three.
const OPEN: usize = 3;

/// The maximum number of spots a detour may visit. A detour around one hexside of open country visits only a few.
const NEAR: usize = 64;

fn passages(board: &Board, crossing: &Crossing) -> Passages {
    [0, 1, 2, 3].map(|relation| leads(board, crossing, relation))
}

/// Returns one of the [`Passages`] by its index.
fn leads(board: &Board, crossing: &Crossing, relation: usize) -> bool {
    match relation {
        0 => is_passable(crossing) && crossing.battery,
        1 => is_passable(crossing),
        2 => board.can_open(crossing),
        _ => is_open(crossing.kind),
    }
}

impl Connectivity {
    /// Records the passages over these hexsides.
    pub(super) fn new(board: &Board, sides: &[Hexside]) -> Self {
        let mut across = Vec::new();
        for side in sides {
            let (low, towards) = (side.hexes()[0], side.direction());
            for from in board.spots_of(low).filter(|_| towards.is_some()) {
                let crossings = board.crossings(from).iter().filter(|crossing| Some(crossing.direction) == towards);
                across.extend(crossings.map(|crossing| (from, crossing.to, passages(board, crossing))));
            }
        }
        Self(across)
    }

    /// Returns which of [`Lists::PARTS`] have changed since. The same spots must be adjacent as before.
    pub(super) fn changed(&self, board: &Board, sides: &[Hexside]) -> Lists {
        let now = Self::new(board, sides);
        let mut changed = Lists::empty();
        for ((_, _, was), (a, b, is)) in self.0.iter().zip(&now.0) {
            // A detour for a battery is a detour for every unit.
            let mut joined = false;
            for relation in (0..TOLD.len()).filter(|relation| was[*relation] != is[*relation]) {
                let list = TOLD[relation];
                joined &= relation != OPEN;
                joined = joined || !changed.contains(list) && self.hang_together(board, relation, *a, *b);
                if !joined {
                    changed |= list;
                }
            }
        }
        changed
    }

    /// Whether a short detour around these hexsides connects two spots.
    fn hang_together(&self, board: &Board, relation: usize, a: SpotId, b: SpotId) -> bool {
        let is_across = |from, to| self.0.iter().any(|(a, b, _)| [(*a, *b), (*b, *a)].contains(&(from, to)));
        let mut met = SpotSet::new(board.len());
        met.insert(a);
        let (mut found, mut next) = (Vec::with_capacity(2 * NEAR), 0);
        found.push(a);
        while let Some(&here) = found.get(next).filter(|_| next < NEAR) {
            next += 1;
            for crossing in board.crossings(here) {
                // Most nearby spots have been visited already.
                let new = !met.contains(crossing.to) && leads(board, crossing, relation);
                if !new || is_across(here, crossing.to) {
                    continue;
                }
                if crossing.to == b {
                    return true;
                }
                met.insert(crossing.to);
                found.push(crossing.to);
            }
        }
        false
    }
}
