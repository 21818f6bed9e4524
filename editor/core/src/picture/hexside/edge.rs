//! The local coordinates of a hexside: along it and across it.

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
    /// Creates the hexside between two ends, with its inner side towards `inner`.
    pub(in crate::picture) fn new(ends: [Point; 2], inner: Hex) -> Self {
        let mut edge = Self::free(ends);
        if edge.inwards.dot(centre(inner) - edge.middle) < 0.0 {
            edge.inwards = edge.inwards * -1.0;
        }
        edge
    }

    /// Creates a hexside that is not on a map, with its inner side to the right when going from end to end; used in the
    /// legend.
    pub(in crate::picture) fn free([a, b]: [Point; 2]) -> Self {
        let along = (b - a).unit();
        Self { middle: a.towards(b, 0.5), along, inwards: along.quarter() }
    }

    /// Returns the point `along` units from the centre and `deep` units towards the inner side.
    pub(super) fn at(&self, along: f32, deep: f32) -> Point {
        self.middle + self.along * along + self.inwards * deep
    }

    /// Returns a line along the hexside, at depth `deep`.
    pub(super) fn stretch(&self, [from, to]: [f32; 2], deep: f32) -> Vec<Point> {
        vec![self.at(from, deep), self.at(to, deep)]
    }

    /// Returns a line across the hexside, at `along` units from the centre.
    pub(super) fn across(&self, along: f32, [outer, inner]: [f32; 2]) -> Vec<Point> {
        vec![self.at(along, outer), self.at(along, inner)]
    }
}
