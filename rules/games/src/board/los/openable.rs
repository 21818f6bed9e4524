//! The lines that breaches can open, computed when the first hexside is breached.
//!
//! A line blocked by a single hexside stays blocked as long as that hexside stands, whatever else is breached. This
//! hexside is found on demand and then cached for the pair.

use std::sync::atomic::{AtomicU16, Ordering};
use std::sync::{Arc, OnceLock};

use super::blocking::BlockCause;
use super::cover::CoverRows;
use super::line_steps::Vector;
use super::matrix::Matrix;
use super::offsets::Offsets;
use super::passing::{Point, Segment};
use super::sweep::Sweep;
use super::table_path::TablePath;
use super::terrain::Terrain;
use super::walker::{Observer, Obstacle};
use crate::board::{Board, BreachId, Breaches, SpotId};
use crate::hex::Hex;

/// The pairs that would be clear with every breachable hexside breached, and the lines followed so far.
#[derive(Debug, Clone)]
pub(super) struct OpenableLines {
    pub(super) matrix: Matrix,
    offsets: Offsets,
    lenient: bool,
    paths: Box<[OnceLock<Box<TablePath>>]>,
    pub(super) needed: NeededBreaches,
    /// The centre of each spot's hex.
    points: Vec<Point>,
    /// The hexside of each breach; `None` off the grid.
    spans: Vec<Option<Segment>>,
}

impl OpenableLines {
    pub(super) fn new(terrain: &Terrain, board: &Board) -> Self {
        let open = terrain.at_best();
        let mut matrix = Matrix::new(board.len());
        Sweep::new(&open).run(&mut matrix, &mut CoverRows::new(&open, board));
        matrix.join_neighbours(&open, board);
        let offsets = Offsets::new(terrain);
        let needed = NeededBreaches::new(board.len());
        let points = board.ids().map(|spot| Point::new(board.spot(spot).hex)).collect();
        let side = |breach| Some(board.breach_side(breach)).filter(|side| terrain.slot_of(*side).is_some());
        let spans = board.breach_ids().map(|breach| side(breach).and_then(Segment::from_hexside)).collect();
        let paths = (0..offsets.len()).map(|_| OnceLock::new()).collect();
        let lenient = terrain.switches.lenient;
        Self { matrix, offsets, lenient, paths, needed, points, spans }
    }

    /// Whether the line between two spots meets a breached hexside, if only at a corner. Under a strict rulebook,
    /// hexsides that the line runs along count too.
    pub(super) fn meets(&self, breaches: &Breaches, a: SpotId, b: SpotId) -> bool {
        let line = Segment::between(self.points[a.index()], self.points[b.index()]);
        breaches.iter().any(|breach| match self.spans.get(breach.index()) {
            Some(Some(span)) => span.is_passed(&line, self.lenient),
            Some(None) | None => false,
        })
    }

    /// Returns the line between two hexes of the grid.
    pub(super) fn path(&self, terrain: &Terrain, from: Hex, to: Hex) -> &TablePath {
        let slot = &self.paths[self.offsets.between(from, to)];
        slot.get_or_init(|| {
            Box::new(TablePath::new(terrain, !from.column.is_multiple_of(2), Vector::between(from, to)))
        })
    }
}

/// Not computed yet.
const UNKNOWN: u16 = 0;
/// The line has several obstacles, or none that a single breach removes.
const SEVERAL: u16 = u16::MAX;

/// For every pair of spots, the breach that its line needs. Clones share the cache, as its entries never change.
#[derive(Debug, Clone)]
pub(super) struct NeededBreaches {
    spots: usize,
    of: Arc<[AtomicU16]>,
}

impl NeededBreaches {
    pub(super) fn new(spots: usize) -> Self {
        Self { spots, of: (0..spots * spots).map(|_| AtomicU16::new(UNKNOWN)).collect() }
    }

    /// Returns the breach without which the line between two spots stays blocked; `None` if no single one decides.
    pub(super) fn breach_of(&self, a: SpotId, b: SpotId, find: impl FnOnce() -> Option<BreachId>) -> Option<BreachId> {
        let entry = &self.of[a.index() * self.spots + b.index()];
        let mut known = entry.load(Ordering::Relaxed);
        if known == UNKNOWN {
            known = find().map_or(SEVERAL, |breach| breach.0 + 1);
            entry.store(known, Ordering::Relaxed);
        }
        (known != SEVERAL).then(|| BreachId(known - 1))
    }
}

/// An observer that records the only obstacle of a line.
#[derive(Debug, Default)]
pub(super) struct SingleObstacle {
    obstacle: Option<Obstacle>,
    several: bool,
}

impl SingleObstacle {
    /// Returns the slot of the hexside that alone blocks the line; `None` if the obstacle is no hexside or there are
    /// several.
    pub(super) fn side(&self) -> Option<usize> {
        let obstacle = self.obstacle.as_ref().filter(|_| !self.several)?;
        match obstacle.cause {
            BlockCause::Wall | BlockCause::ChurchWall | BlockCause::Partition | BlockCause::Closed => {
                Some(obstacle.side)
            }
            BlockCause::Roof | BlockCause::Indoors | BlockCause::WayOut | BlockCause::NoWayUp => None,
        }
    }
}

impl Observer for SingleObstacle {
    fn blocked(&mut self, obstacle: Obstacle) {
        self.several |= self.obstacle.is_some();
        self.obstacle = Some(obstacle);
    }

    fn step(&mut self, _: bool) {}
}
