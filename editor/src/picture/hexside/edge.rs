//! A hexside to draw on: along it, and across it.

use rules::hex::Hex;

use crate::picture::geometry::Point;
use crate::picture::layout::centre;

/// A hexside as a line with an inner side.
#[derive(Debug, Clone, Copy)]
pub(in crate::picture) struct Edge {
    middle: Point,
    along: Point,
    inwards: Point,
}

impl Edge {
    /// The hexside between two ends, with its inner side towards a hex.
    pub(in crate::picture) fn new(ends: [Point; 2], inner: Hex) -> Self {
        let mut edge = Self::free(ends);
        if edge.inwards.dot(centre(inner) - edge.middle) < 0.0 {
            edge.inwards = edge.inwards * -1.0;
        }
        edge
    }

    /// A hexside that is on no map, with its inner side to the right of the way from end to end: for the legend.
    pub(in crate::picture) fn free([a, b]: [Point; 2]) -> Self {
        let along = (b - a).unit();
        Self { middle: a.towards(b, 0.5), along, inwards: along.quarter() }
    }

    /// A point `along` units from the middle and `deep` units towards the inner side.
    pub(super) fn at(&self, along: f32, deep: f32) -> Point {
        self.middle + self.along * along + self.inwards * deep
    }

    /// A line along the hexside, at a depth.
    pub(super) fn stretch(&self, [from, to]: [f32; 2], deep: f32) -> Vec<Point> {
        vec![self.at(from, deep), self.at(to, deep)]
    }

    /// A line across the hexside.
    pub(super) fn across(&self, along: f32, [outer, inner]: [f32; 2]) -> Vec<Point> {
        vec![self.at(along, outer), self.at(along, inner)]
    }
}
