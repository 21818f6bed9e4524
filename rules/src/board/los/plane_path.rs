//! A line as the planes it reads, shared by all pairs of hexes that lie alike.

use super::line_walk::{self, LineStep, LineWay, Vector};
use super::plane_kinds::Part;
use super::planes::Planes;
use crate::hex::Direction;

/// One hexside on the way and the hex behind it.
#[derive(Debug, Clone, Copy)]
pub(super) struct Leg {
    /// Where planes are read for the line from the first hex of the grid.
    pub(super) window: u32,
    pub(super) part: Part,
}

/// One way past a point of the line.
#[derive(Debug, Clone, Copy)]
pub(super) struct PlanePath {
    pub(super) first: Leg,
    pub(super) second: Option<Leg>,
}

/// One step of a line: over a hexside, or past a graze on either side.
#[derive(Debug, Clone, Copy)]
pub(super) enum PlaneStep {
    /// Over a hexside.
    Across(Leg),
    /// Past a graze, either way.
    Graze {
        /// On one side and on the other.
        ways: [PlanePath; 2],
        /// Where planes are read for the hexside the line runs along, if it does.
        along: Option<u32>,
    },
}

/// A line and the same line from its other end. Lanes of both belong to the hex at the left end, where the line there starts.
#[derive(Debug, Default)]
pub(super) struct Track {
    /// The first and the last step; none of a line that leads nowhere.
    ends: Option<[LineStep; 2]>,
    pub(super) there: Vec<PlaneStep>,
    pub(super) back: Vec<PlaneStep>,
}

impl Track {
    /// Follows another line.
    pub(super) fn follow(&mut self, planes: &Planes, line: Vector) {
        self.ends = None;
        self.there.clear();
        self.back.clear();
        let (mut at, mut steps) = (planes.layout.first(), line_walk::steps(line));
        while let Some(step) = steps.next() {
            let start = Start { planes, at, first: self.ends.is_none(), last: steps.is_over() };
            let (there, back, behind) = start.stride(step);
            self.there.push(there);
            self.back.push(back);
            at = behind;
            self.ends.get_or_insert([step; 2])[1] = step;
        }
        self.back.reverse();
    }

    /// Whether the two hexes are at least two apart.
    pub(super) fn is_far(&self) -> bool {
        !matches!(self.there.as_slice(), [] | [PlaneStep::Across(_)])
    }

    /// The directions, seen from the first hex, by which the line leaves it.
    pub(super) fn departure(&self) -> impl Iterator<Item = Direction> + '_ {
        self.ends.map(|[first, _]| first).into_iter().flat_map(LineStep::ways).map(|way| way.first)
    }

    /// The directions, seen from the last hex, by which the line enters it.
    pub(super) fn arrival(&self) -> impl Iterator<Item = Direction> + '_ {
        let last = |way: LineWay| way.second.unwrap_or(way.first).opposite();
        self.ends.map(|[_, last]| last).into_iter().flat_map(LineStep::ways).map(last)
    }
}

/// A step and where it starts.
struct Start<'a> {
    planes: &'a Planes,
    at: i32,
    first: bool,
    last: bool,
}

impl Start<'_> {
    /// The stride of a step in both senses, and where it ends.
    fn stride(&self, step: LineStep) -> (PlaneStep, PlaneStep, i32) {
        match step {
            LineStep::Across(direction) => {
                let (there, back, behind) = self.leg(self.at, direction, self.first, self.last);
                (PlaneStep::Across(there), PlaneStep::Across(back), behind)
            }
            LineStep::Graze { left, right } => {
                let beside = self.at + self.planes.layout.towards(left.first);
                let along = step.along().map(|direction| self.planes.window(direction, beside) as u32);
                let (left, left_back, behind) = self.path(left);
                let (right, right_back, _) = self.path(right);
                let back = PlaneStep::Graze { ways: [left_back, right_back], along };
                (PlaneStep::Graze { ways: [left, right], along }, back, behind)
            }
        }
    }

    fn path(&self, way: LineWay) -> (PlanePath, PlanePath, i32) {
        let Some(second) = way.second else {
            let (there, back, behind) = self.leg(self.at, way.first, self.first, self.last);
            return (PlanePath { first: there, second: None }, PlanePath { first: back, second: None }, behind);
        };
        let (there, back, between) = self.leg(self.at, way.first, self.first, false);
        let (on_there, on_back, behind) = self.leg(between, second, false, self.last);
        (PlanePath { first: there, second: Some(on_there) }, PlanePath { first: on_back, second: Some(back) }, behind)
    }

    fn leg(&self, at: i32, direction: Direction, first: bool, last: bool) -> (Leg, Leg, i32) {
        let behind = at + self.planes.layout.towards(direction);
        let [there, back] = match (first, last) {
            (true, _) => [Part::First, Part::Last],
            (_, true) => [Part::Last, Part::First],
            _ => [Part::Middle; 2],
        };
        (
            Leg { window: self.planes.window(direction, at) as u32, part: there },
            Leg { window: self.planes.window(direction.opposite(), behind) as u32, part: back },
            behind,
        )
    }
}
