//! Counts by hexside: shots fired at it by batteries, and breaches.

use super::{CountSheet, EventContext, Family};
use crate::alamo::{Event, Game, Happening};
use crate::board::BreachId;

/// Cells by breachable hexside: shots, breaches. The list grows as hexsides are met.
#[derive(Debug)]
pub struct Breaches;

impl Breaches {
    /// The cells of a hexside: shots at it, and breaches.
    pub const fn cells_of(side: BreachId) -> [usize; 2] {
        [side.index() * 2, side.index() * 2 + 1]
    }
}

impl Family for Breaches {
    fn new(_: &Game) -> Self {
        Self
    }

    fn cells(&self) -> usize {
        0
    }

    #[inline]
    fn note(&mut self, _: &EventContext<'_>, event: &Event, sheet: &mut CountSheet) {
        match event.what {
            Happening::BreachTested { side, .. } => sheet.mark(Self::cells_of(side)[0]),
            Happening::Breached { side } => sheet.mark(Self::cells_of(side)[1]),
            _ => {}
        }
    }
}
