//! Sight as it is with breaches open (10.6, R26, R63).
//!
//! The bits of [`Sight`] stand for a board without breaches. With breaches open, a pair that was clear stays clear,
//! and most others are blocked whatever is breached; only the rest are walked again, each when it is asked for.

use super::breached_terrain::BreachedTerrain;
use super::openable::{OpenableLines, SingleObstacle};
use super::{Shelter, Sight, SightLine};
use crate::board::{Board, BreachId, Breaches, SpotId};
use crate::hexside::Hexside;

impl Sight {
    /// Whether the two spots see each other as things are now. `board` is the one this sight belongs to.
    ///
    /// Without a breach this costs what [`Sight::clear`] does.
    #[must_use]
    #[inline]
    pub fn clear_through(&self, breaches: &Breaches, board: &Board, a: SpotId, b: SpotId) -> bool {
        let clear = self.clear(a, b);
        if breaches.is_empty() || (clear && !self.terrain.breaches_close) {
            return clear;
        }
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

    /// The breach without which the line stays blocked whatever else is breached, if one hexside alone stops it.
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

    /// The two spots, the one on level 2 first where only one of them is.
    fn higher_first(&self, a: SpotId, b: SpotId) -> (SpotId, SpotId) {
        let is_high = |spot: SpotId| self.terrain.viewpoints[spot.index()].high;
        if is_high(b) && !is_high(a) { (b, a) } else { (a, b) }
    }

    /// Whether the line between two spots passes a hexside that is looked for, by its [`Sight::slot`]; of hexes that touch,
    /// the one between. A strict rulebook counts those it runs along (R21).
    pub(crate) fn passes(&self, board: &Board, a: SpotId, b: SpotId, mut wanted: impl FnMut(usize) -> bool) -> bool {
        let path = self.openable(board).path(&self.terrain, board.spot(a).hex, board.spot(b).hex);
        let start = self.terrain.viewpoints[a.index()].cell as i32 * 3;
        path.sides(self.terrain.switches.lenient).any(|side| wanted((start + side) as usize))
    }

    /// Whether one open way past a graze is enough (R21).
    pub(crate) const fn is_lenient(&self) -> bool {
        self.terrain.switches.lenient
    }

    /// Where lines meet a hexside; `None` off the grid.
    pub(crate) fn slot(&self, side: Hexside) -> Option<usize> {
        self.terrain.slot_of(side)
    }

    /// Everything a spot would see with every hexside breached that can be, as the words of a
    /// [`SpotSet`](super::super::SpotSet): what is not there it does not see whatever is ground.
    #[must_use]
    pub fn row_openable(&self, board: &Board, from: SpotId) -> &[u64] {
        self.openable(board).matrix.row(from)
    }

    /// The verdict on one line with its reasons, as things are now.
    pub fn line_through(&self, breaches: &Breaches, board: &Board, a: SpotId, b: SpotId) -> SightLine {
        BreachedTerrain { terrain: &self.terrain, board, breaches }.explain(a, b)
    }

    /// What [`Sight::protection`] says as things are now: a breach covers nobody (R26).
    #[must_use]
    pub fn protection_through(&self, breaches: &Breaches, from: SpotId, to: SpotId) -> u8 {
        if breaches.is_empty() {
            return self.protection(from, to);
        }
        self.cover.best_through(breaches, from, to).map_or(0, |(row, _)| row)
    }

    /// The hexside that gives this protection as things are now; `None` when nothing protects.
    #[must_use]
    pub fn protecting_side_through(&self, breaches: &Breaches, from: SpotId, to: SpotId) -> Option<Hexside> {
        self.shelter(breaches, from, to).side
    }

    /// The rule that gives a defender in `to` his row against fire from `from`.
    #[must_use]
    pub fn protecting_rule_through(&self, breaches: &Breaches, from: SpotId, to: SpotId) -> &'static str {
        self.shelter(breaches, from, to).rule
    }

    /// What protects a defender in `to` against fire from `from`, as things are now.
    #[must_use]
    pub fn shelter(&self, breaches: &Breaches, from: SpotId, to: SpotId) -> Shelter {
        let hex = self.terrain.hex(self.terrain.viewpoints[to.index()].cell as usize);
        Shelter::new(hex, self.cover.best_through(breaches, from, to), self.arrival(from, to).len())
    }

    fn openable(&self, board: &Board) -> &OpenableLines {
        self.openable.get_or_init(|| OpenableLines::new(&self.terrain, board))
    }

    /// Follows the line anew.
    pub(super) fn walk(&self, breaches: &Breaches, board: &Board, a: SpotId, b: SpotId) -> bool {
        let (a, b) = self.higher_first(a, b);
        let path = self.openable(board).path(&self.terrain, board.spot(a).hex, board.spot(b).hex);
        BreachedTerrain { terrain: &self.terrain, board, breaches }.sees(path, a, b)
    }
}
