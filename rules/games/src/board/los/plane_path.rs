//! A line as the planes it reads, shared by all pairs of hexes with the same vector.

use super::line_steps::{self, LineStep, Vector};
use super::plane_kinds::LinePart;
use super::planes::Planes;
use super::step::{HexToHex, is_far};
use crate::hex::Direction;

/// One hexside of a line and the hex behind it.
#[derive(Debug, Clone, Copy)]
pub(super) struct Leg {
    /// The offset at which planes are read for the line from the first hex of the grid.
    pub(super) window: u32,
    pub(super) part: LinePart,
}

/// A step in terms of such legs. A hexside it runs along is given by the offset at which planes are read for it.
pub(super) type PlaneStep = HexToHex<Leg, u32>;

/// A line and its reverse. The lanes of both belong to the hex at the left end, where `there` starts.
#[derive(Debug, Default)]
pub(super) struct PlanePath {
    /// The first and the last step; `None` if the line has no steps.
    ends: Option<[LineStep; 2]>,
    pub(super) there: Vec<PlaneStep>,
    pub(super) back: Vec<PlaneStep>,
}

impl PlanePath {
    /// Replaces the path by the line that leads `columns` to the right and `half_rows` half rows down.
    pub(super) fn lead(&mut self, planes: &Planes, columns: i32, half_rows: i32) {
        self.ends = None;
        self.there.clear();
        self.back.clear();
        let start = planes.layout.first();
        let end = start + planes.layout.away(columns, half_rows);
        let window = |at, direction| planes.window(direction, at) as u32;
        // The legs of the line and of its reverse.
        let legs = |at, direction: Direction| {
            let behind = at + planes.layout.towards(direction);
            let [there, back] = match (at == start, behind == end) {
                (true, _) => [LinePart::First, LinePart::Last],
                (_, true) => [LinePart::Last, LinePart::First],
                _ => [LinePart::Middle; 2],
            };
            let there = Leg { window: window(at, direction), part: there };
            let back = Leg { window: window(behind, direction.opposite()), part: back };
            ([there, back], behind)
        };
        let mut at = start;
        for step in line_steps::steps(Vector::along(columns, half_rows)) {
            let (both, behind) = step.placed(at, legs, window);
            self.there.push(both.map(|[there, _]| there));
            self.back.push(both.reversed().map(|[_, back]| back));
            at = behind;
            self.ends.get_or_insert([step; 2])[1] = step;
        }
        self.back.reverse();
    }

    /// Whether the two hexes are at least two apart.
    pub(super) fn is_far(&self) -> bool {
        is_far(&self.there)
    }

    /// Returns the directions, seen from the first hex, by which the line leaves it.
    pub(super) fn departure(&self) -> impl Iterator<Item = Direction> + '_ {
        self.ends.into_iter().flat_map(|[first, _]| first.departure())
    }

    /// Returns the directions, seen from the last hex, by which the line enters it.
    pub(super) fn arrival(&self) -> impl Iterator<Item = Direction> + '_ {
        self.ends.into_iter().flat_map(|[_, last]| last.arrival())
    }
}
