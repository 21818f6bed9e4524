//! Which breach a blocked line waits for first.
//!
//! A line that one hexside stops stays stopped as long as that one stands, whatever else is breached. It is found once
//! for each pair that asks, and then known.

use std::sync::Arc;
use std::sync::atomic::{AtomicU16, Ordering};

use super::blocking::Cause;
use super::obstacles::{Obstacle, Witness};
use crate::board::{BreachId, SpotId};

/// Not looked for yet.
const UNKNOWN: u16 = 0;
/// More than one thing stops the line, or none that one breach opens.
const SEVERAL: u16 = u16::MAX;

/// For every pair of spots the hexside that stops their line. Copies share what is known: it never changes.
#[derive(Debug, Clone)]
pub(super) struct FirstBreach {
    spots: usize,
    of: Arc<[AtomicU16]>,
}

impl FirstBreach {
    pub(super) fn new(spots: usize) -> Self {
        Self { spots, of: (0..spots * spots).map(|_| AtomicU16::new(UNKNOWN)).collect() }
    }

    /// The breach the line between two spots waits for; `None` when no single one decides.
    pub(super) fn breach_of(&self, a: SpotId, b: SpotId, find: impl FnOnce() -> Option<BreachId>) -> Option<BreachId> {
        let lock = &self.of[a.index() * self.spots + b.index()];
        let mut known = lock.load(Ordering::Relaxed);
        if known == UNKNOWN {
            known = find().map_or(SEVERAL, |breach| breach.0 + 1);
            lock.store(known, Ordering::Relaxed);
        }
        (known != SEVERAL).then(|| BreachId(known - 1))
    }
}

/// Notes the one obstacle on a line.
#[derive(Debug, Default)]
pub(super) struct Only {
    obstacle: Option<Obstacle>,
    several: bool,
}

impl Only {
    /// The slot of the hexside that alone stops the line; `None` when something else does, or a second one as well.
    pub(super) fn side(&self) -> Option<usize> {
        let obstacle = self.obstacle.as_ref().filter(|_| !self.several)?;
        match obstacle.cause {
            Cause::Wall | Cause::ChurchWall | Cause::Partition | Cause::Closed => Some(obstacle.side),
            Cause::Roof | Cause::Indoors | Cause::WayOut | Cause::NoWayUp => None,
        }
    }
}

impl Witness for Only {
    fn blocked(&mut self, obstacle: Obstacle) {
        self.several |= self.obstacle.is_some();
        self.obstacle = Some(obstacle);
    }

    fn step(&mut self, _: bool) {}
}
