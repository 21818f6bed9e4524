//! Line of sight with breaches open (10.6, R26, R63).
//!
//! The bits of [`Sight`] describe a board without breaches. With breaches open, a pair that was clear stays clear, and
//! most others stay blocked whatever is breached; only the rest are followed again, each on demand.

use super::breached_terrain::BreachedTerrain;
use super::openable::{OpenableLines, SingleObstacle};
use super::{Shelter, Sight, SightLine};
use crate::board::{Board, BreachId, Breaches, SpotId};
use crate::hexside::Hexside;

impl Sight {
    /// Whether the two spots see each other with these breaches open. `board` is the one this sight belongs to.
    ///
    /// Without breaches this costs the same as [`Sight::clear`].
    #[must_use]
    #[inline]
    pub fn clear_through(&self, breaches: &Breaches, board: &Board, a: SpotId, b: SpotId) -> bool {
        let clear = self.clear(a, b);
        if breaches.is_empty() || (clear && !self.terrain.breaches_close) {
            return clear;
        }
        self.clear_when_opened(breaches, board, a, b)
    }

    /// The same where breaches may matter.
    #[inline(never)]
    fn clear_when_opened(&self, breaches: &Breaches, board: &Board, a: SpotId, b: SpotId) -> bool {
        let openable = self.openable(board);
        if !openable.matrix.get(a, b) {
            return false;
        }
        let may_be_open = self.terrain.breaches_close
            || match openable.needed.breach_of(a, b, || self.needed_breach(board, a, b)) {
                Some(breach) => breaches.has(breach),
                // A blocked line that meets no breach stays blocked.
                None => openable.meets(breaches, a, b),
            };
        may_be_open && self.walk(breaches, board, a, b)
    }

    /// Returns the breach without which the line stays blocked whatever else is breached; `None` if no single hexside
    /// blocks it.
    fn needed_breach(&self, board: &Board, a: SpotId, b: SpotId) -> Option<BreachId> {
        let (a, b) = self.higher_first(a, b);
        let path = self.openable(board).path(&self.terrain, board.spot(a).hex, board.spot(b).hex);
        let (ground, mut only) =
            (BreachedTerrain { terrain: &self.terrain, board, breaches: &Breaches::NONE }, SingleObstacle::default());
        if !path.is_far() || ground.is_clear(path, ground.viewpoints(a, b), &mut only) {
            return None;
        }
        only.side().map(|slot| self.terrain.breach(slot)).filter(|breach| *breach != BreachId::NONE)
    }

    /// Returns the two spots, the one on level 2 first if only one of them is.
    fn higher_first(&self, a: SpotId, b: SpotId) -> (SpotId, SpotId) {
        let is_high = |spot: SpotId| self.terrain.viewpoints[spot.index()].high;
        if is_high(b) && !is_high(a) { (b, a) } else { (a, b) }
    }

    /// Whether the line between two spots passes a wanted hexside, given by its [`Sight::slot`]; between adjacent
    /// hexes, the hexside they share. Under a strict rulebook, hexsides that the line runs along count (R21).
    pub(crate) fn passes(&self, board: &Board, a: SpotId, b: SpotId, mut wanted: impl FnMut(usize) -> bool) -> bool {
        let path = self.openable(board).path(&self.terrain, board.spot(a).hex, board.spot(b).hex);
        let start = self.terrain.viewpoints[a.index()].cell as i32 * 3;
        path.sides(self.terrain.switches.lenient).any(|side| wanted((start + side) as usize))
    }

    /// Whether one clear way past a graze is enough (R21).
    pub(crate) const fn is_lenient(&self) -> bool {
        self.terrain.switches.lenient
    }

    /// Returns the slot of a hexside in the terrain tables; `None` off the grid.
    pub(crate) fn slot(&self, side: Hexside) -> Option<usize> {
        self.terrain.slot_of(side)
    }

    /// Returns every spot that a spot would see with all breachable hexsides breached, as the words of a
    /// [`SpotSet`](super::super::SpotSet). It sees no other spot, whichever hexsides are breached.
    #[must_use]
    pub fn row_openable(&self, board: &Board, from: SpotId) -> &[u64] {
        self.openable(board).matrix.row(from)
    }

    /// Computes the verdict on one line with its reasons, with these breaches open.
    pub fn line_through(&self, breaches: &Breaches, board: &Board, a: SpotId, b: SpotId) -> SightLine {
        BreachedTerrain { terrain: &self.terrain, board, breaches }.explain(a, b)
    }

    /// Like [`Sight::protection`], with these breaches open: a breach gives no cover (R26).
    #[must_use]
    pub fn protection_through(&self, breaches: &Breaches, from: SpotId, to: SpotId) -> u8 {
        self.cover.row(breaches, from, to)
    }

    /// Returns the hexside that gives this protection with these breaches open; `None` if nothing protects.
    #[must_use]
    pub fn protecting_side_through(&self, breaches: &Breaches, from: SpotId, to: SpotId) -> Option<Hexside> {
        self.shelter(breaches, from, to).side
    }

    /// Returns the rule that gives a defender in `to` its row against fire from `from`.
    #[must_use]
    pub fn protecting_rule_through(&self, breaches: &Breaches, from: SpotId, to: SpotId) -> &'static str {
        self.shelter(breaches, from, to).rule
    }

    /// Returns the protection of a defender in `to` against fire from `from`, with these breaches open.
    #[must_use]
    pub fn shelter(&self, breaches: &Breaches, from: SpotId, to: SpotId) -> Shelter {
        let hex = self.terrain.hex(self.terrain.viewpoints[to.index()].cell as usize);
        Shelter::new(hex, self.cover.best_through(breaches, from, to), self.arrival(from, to).len())
    }

    fn openable(&self, board: &Board) -> &OpenableLines {
        self.openable.get_or_init(|| OpenableLines::new(&self.terrain, board))
    }

    /// Follows the line again with these breaches open.
    pub(super) fn walk(&self, breaches: &Breaches, board: &Board, a: SpotId, b: SpotId) -> bool {
        let (a, b) = self.higher_first(a, b);
        let path = self.openable(board).path(&self.terrain, board.spot(a).hex, board.spot(b).hex);
        BreachedTerrain { terrain: &self.terrain, board, breaches }.sees(path, a, b)
    }
}
