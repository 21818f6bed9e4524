//! Tests whether a line passes a hexside from their coordinates alone. Used for many lines and few hexsides.

use crate::hex::Hex;
use crate::hexside::Hexside;

/// The centre or a corner of a hex, in half radii to the right and half heights downwards.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Point {
    x: i32,
    y: i32,
}

impl Point {
    pub(crate) fn new(hex: Hex) -> Self {
        // Odd columns are half a hex higher (C1).
        Self { x: 3 * i32::from(hex.column), y: 2 * i32::from(hex.row) - i32::from(hex.column % 2) }
    }

    /// Returns a positive number if a third point lies on one side of the line from this point to another, a negative
    /// one if on the other side.
    #[inline]
    const fn side_of(self, to: Self, third: Self) -> i32 {
        (to.x - self.x) * (third.y - self.y) - (to.y - self.y) * (third.x - self.x)
    }
}

/// A line segment: a hexside from corner to corner, or a line from centre to centre.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Segment {
    ends: [Point; 2],
    /// The upper left corner of its bounding box.
    least: Point,
    /// The lower right corner of its bounding box.
    most: Point,
}

impl Segment {
    /// The offsets of the corners of a hex, clockwise. The hexside in a direction starts at the corner of the same
    /// index.
    const CORNERS: [[i32; 2]; 6] = [[-1, -1], [1, -1], [2, 0], [1, 1], [-1, 1], [-2, 0]];

    /// Returns the segment of a hexside; `None` if its hexes do not touch.
    pub(crate) fn from_hexside(side: Hexside) -> Option<Self> {
        let centre = Point::new(side.hexes()[0]);
        let first = side.direction()? as usize;
        let corner = |at: usize| {
            let [x, y] = Self::CORNERS[at % 6];
            Point { x: centre.x + x, y: centre.y + y }
        };
        Some(Self::between(corner(first), corner(first + 1)))
    }

    /// Returns the segment between two points.
    #[inline]
    pub(crate) fn between(a: Point, b: Point) -> Self {
        let least = Point { x: a.x.min(b.x), y: a.y.min(b.y) };
        let most = Point { x: a.x.max(b.x), y: a.y.max(b.y) };
        Self { ends: [a, b], least, most }
    }

    /// Whether a line passes this hexside on either way past a graze. It must meet it, if only at a corner; running
    /// along it counts only under a strict rulebook (R21).
    #[inline]
    pub(crate) const fn is_passed(&self, line: &Self, lenient: bool) -> bool {
        self.is_about(line) && (self.is_crossed(line) || !lenient && self.is_on(line))
    }

    /// Whether the hexside lies on a line. As the line leads from centre to centre, it does so entirely or not at all.
    #[inline]
    const fn is_on(&self, line: &Self) -> bool {
        let ([from, to], [a, b]) = (self.ends, line.ends);
        a.side_of(b, from) == 0 && a.side_of(b, to) == 0
    }

    /// Whether the bounding boxes overlap.
    #[inline]
    const fn is_about(&self, line: &Self) -> bool {
        self.least.x <= line.most.x
            && line.least.x <= self.most.x
            && self.least.y <= line.most.y
            && line.least.y <= self.most.y
    }

    #[inline]
    const fn is_crossed(&self, line: &Self) -> bool {
        let ([from, to], [a, b]) = (self.ends, line.ends);
        let ends = [a.side_of(b, from), a.side_of(b, to)];
        let parts = ends[0] <= 0 && ends[1] >= 0 || ends[0] >= 0 && ends[1] <= 0;
        parts && ends[0] != ends[1] && (from.side_of(to, a) < 0) != (from.side_of(to, b) < 0)
    }
}
