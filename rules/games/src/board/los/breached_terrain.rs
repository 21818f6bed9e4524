//! The terrain with some breaches open, and the detailed verdict on one line over it.

use super::blocking::BlockCause;
use super::line_steps::Vector;
use super::shut;
use super::sight_line::{Blocker, SightLine};
use super::table_path::TablePath;
use super::terrain::{HIGH, INDOORS, Terrain, Viewpoint};
use super::walker::{self, NoObserver, Observer, Obstacle};
use crate::board::{Board, Breaches, Crossing, SpotId};
use crate::hex::Hex;
use crate::hexside::{Hexside, Layer};
use crate::map::HexsideKind;
use crate::spot::Level;

/// The terrain of a board with a set of open breaches.
#[derive(Clone, Copy)]
pub(super) struct BreachedTerrain<'a> {
    pub(super) terrain: &'a Terrain,
    pub(super) board: &'a Board,
    pub(super) breaches: &'a Breaches,
}

impl BreachedTerrain<'_> {
    /// Whether the line between two viewpoints that are not neighbours is clear. If one end is higher, it must be the
    /// first.
    pub(super) fn is_clear(self, path: &TablePath, ends: [Viewpoint; 2], observer: &mut impl Observer) -> bool {
        let side = |slot| self.terrain.side_through(self.breaches, slot);
        walker::is_clear_over(self.terrain, side, path, ends, observer)
    }

    /// Whether two spots see each other. `a` must be no lower than `b`; `path` leads from the hex of `a` to that of
    /// `b`.
    pub(super) fn sees(self, path: &TablePath, a: SpotId, b: SpotId) -> bool {
        if path.is_far() {
            self.is_clear(path, self.viewpoints(a, b), &mut NoObserver)
        } else {
            self.board.crossing(a, b).is_some_and(|crossing| self.shut(a, b, crossing).is_none())
        }
    }

    /// Returns the kind of hexside that keeps neighbours from seeing each other across a crossing (R18); `None` if they
    /// do.
    fn shut(self, a: SpotId, b: SpotId, crossing: &Crossing) -> Option<HexsideKind> {
        let viewpoints = self.viewpoints(a, b);
        let slot = self.terrain.slot(viewpoints[0].cell as usize, crossing.direction);
        let kind = self.kind(slot, crossing.layer);
        shut(kind, viewpoints).then_some(kind)
    }

    pub(super) fn viewpoints(self, a: SpotId, b: SpotId) -> [Viewpoint; 2] {
        [a, b].map(|spot| self.terrain.viewpoints[spot.index()])
    }

    fn kind(self, slot: usize, layer: Layer) -> HexsideKind {
        self.terrain.kind_through(self.breaches, slot, layer)
    }

    /// Whether the line is followed from its other end: the canonical direction is down, or from the lower spot number.
    pub(super) fn is_reversed(self, a: SpotId, b: SpotId) -> bool {
        let [from, to] = self.viewpoints(a, b);
        (!to.high, b) < (!from.high, a)
    }

    /// Computes the verdict on a line, with its reasons.
    pub(super) fn explain(self, a: SpotId, b: SpotId) -> SightLine {
        if self.is_reversed(a, b) {
            return self.explain(b, a);
        }
        let viewpoints = self.viewpoints(a, b);
        let [hex, target] = [a, b].map(|spot| self.board.spot(spot).hex);
        let path = TablePath::new(self.terrain, hex.column % 2 != 0, Vector::between(hex, target));
        if !path.is_far() {
            let Some(crossing) = self.board.crossing(a, b) else { return SightLine::stopped(vec![Blocker::apart()]) };
            let side = Hexside::new(hex, target);
            return self.shut(a, b, crossing).map_or_else(
                || SightLine::open("R18"),
                |kind| SightLine::stopped(vec![self.wall(side, crossing.layer, kind, "R18")]),
            );
        }
        let mut record = Record::default();
        if self.is_clear(&path, viewpoints, &mut record) {
            let indoors = [a, b].iter().any(|spot| self.board.spot(*spot).level == Level::In);
            SightLine::open(if record.grazed {
                "R21"
            } else if indoors {
                "R20"
            } else if self.leads_through_a_room(&path, viewpoints) {
                "R88"
            } else {
                "R19"
            })
        } else {
            SightLine::stopped(record.obstacles.iter().map(|obstacle| self.blocker(obstacle)).collect())
        }
    }

    /// Whether a clear line that ends in the open leads from a platform down through a roofless room.
    fn leads_through_a_room(self, path: &TablePath, [from, to]: [Viewpoint; 2]) -> bool {
        let mut passed = path.legs().map(|leg| (from.cell as i32 + leg.hex) as usize);
        let is_room = |cell| self.terrain.hexes[cell] & (INDOORS | HIGH) == INDOORS;
        from.high && !to.high && passed.any(|cell| cell != to.cell as usize && is_room(cell))
    }

    fn wall(self, side: Hexside, layer: Layer, kind: HexsideKind, ruling: &'static str) -> Blocker {
        let interior = |hex: &Hex| self.board.spots_of(*hex).any(|spot| self.board.spot(spot).level == Level::In);
        Blocker::hexside(side, layer, kind, side.hexes().iter().all(interior), ruling)
    }

    pub(super) fn blocker(self, obstacle: &Obstacle) -> Blocker {
        let terrain = self.terrain;
        let beyond = terrain.hex(obstacle.hex);
        let before = terrain.across(obstacle.side, obstacle.hex);
        let on =
            |layer, ruling| self.wall(Hexside::new(beyond, before), layer, self.kind(obstacle.side, layer), ruling);
        let through = |hex| {
            let high = terrain.hexes[terrain.cell(hex)] & HIGH != 0;
            let (elevation, ruling) = if high { (2, "R19") } else { (1, "R88") };
            Blocker::Hex { hex, elevation, ruling }
        };
        match obstacle.cause {
            BlockCause::Wall => on(Layer::Ground, "R19"),
            BlockCause::ChurchWall => on(terrain.highest_layer(obstacle.side), "R19"),
            BlockCause::Partition => on(Layer::Ground, "A7.2.d"),
            BlockCause::Closed => on(Layer::Ground, "R20"),
            BlockCause::Roof | BlockCause::Indoors => through(beyond),
            BlockCause::WayOut => through(before),
            BlockCause::NoWayUp => Blocker::apart(),
        }
    }
}

/// An observer that records what blocks a line.
#[derive(Default)]
struct Record {
    obstacles: Vec<Obstacle>,
    /// Whether only one of two ways past a graze was clear.
    grazed: bool,
}

impl Observer for Record {
    fn blocked(&mut self, obstacle: Obstacle) {
        self.obstacles.push(obstacle);
    }

    fn step(&mut self, stopped: bool) {
        if !stopped && !self.obstacles.is_empty() {
            self.grazed = true;
            self.obstacles.clear();
        }
    }
}
