//! The lines that breaches can still open, worked out when the first hexside is breached.
//!
//! A line that one hexside stops stays stopped as long as that one stands, whatever else is breached. It is found once
//! for each pair that asks, and then known.

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

/// Every pair that would be clear with every hexside breached that can be, and the lines looked at so far.
#[derive(Debug, Clone)]
pub(super) struct OpenableLines {
    pub(super) matrix: Matrix,
    offsets: Offsets,
    lenient: bool,
    paths: Box<[OnceLock<Box<TablePath>>]>,
    pub(super) needed: NeededBreaches,
    /// Where each spot lies.
    points: Vec<Point>,
    /// Where the hexside of each breach lies; none off the grid.
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
        let spans = board.breach_ids().map(|breach| side(breach).and_then(Segment::of)).collect();
        let paths = (0..offsets.len()).map(|_| OnceLock::new()).collect();
        let lenient = terrain.switches.lenient;
        Self { matrix, offsets, lenient, paths, needed, points, spans }
    }

    /// Whether the line between two spots meets any hexside that is breached, if only at a corner; by a strict rulebook also
    /// one it runs along.
    pub(super) fn meets(&self, breaches: &Breaches, a: SpotId, b: SpotId) -> bool {
        let line = Segment::between(self.points[a.index()], self.points[b.index()]);
        breaches.iter().any(|breach| match self.spans.get(breach.index()) {
            Some(Some(span)) => span.is_passed(&line, self.lenient),
            Some(None) | None => false,
        })
    }

    /// The line between two hexes of the grid.
    pub(super) fn path(&self, terrain: &Terrain, from: Hex, to: Hex) -> &TablePath {
        let slot = &self.paths[self.offsets.between(from, to)];
        slot.get_or_init(|| {
            Box::new(TablePath::new(terrain, !from.column.is_multiple_of(2), Vector::between(from, to)))
        })
    }
}

/// Not looked for yet.
const UNKNOWN: u16 = 0;
/// More than one thing stops the line, or none that one breach opens.
const SEVERAL: u16 = u16::MAX;

/// For every pair of spots the hexside that stops their line. Copies share what is known: it never changes.
#[derive(Debug, Clone)]
pub(super) struct NeededBreaches {
    spots: usize,
    of: Arc<[AtomicU16]>,
}

impl NeededBreaches {
    pub(super) fn new(spots: usize) -> Self {
        Self { spots, of: (0..spots * spots).map(|_| AtomicU16::new(UNKNOWN)).collect() }
    }

    /// The breach without which the line between two spots stays blocked; `None` when no single one decides.
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

/// Notes the one obstacle on a line.
#[derive(Debug, Default)]
pub(super) struct SingleObstacle {
    obstacle: Option<Obstacle>,
    several: bool,
}

impl SingleObstacle {
    /// The slot of the hexside that alone stops the line; `None` when something else does, or a second one as well.
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
