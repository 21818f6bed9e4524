//! Whether a line passes a hexside, computed from their coordinates alone. Used for many lines and few hexsides.

use crate::hex::Hex;
use crate::hexside::Hexside;

/// A centre or corner of hexes: in half radii to the right and half heights downwards.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Point {
    x: i32,
    y: i32,
}

impl Point {
    pub(crate) fn new(hex: Hex) -> Self {
        // Columns of odd number sit higher by half a hex (C1).
        Self { x: 3 * i32::from(hex.column), y: 2 * i32::from(hex.row) - i32::from(hex.column % 2) }
    }

    /// Above 0 where a third point lies on one side of the line from this one to another, below where on the other.
    #[inline]
    const fn side_of(self, to: Self, third: Self) -> i32 {
        (to.x - self.x) * (third.y - self.y) - (to.y - self.y) * (third.x - self.x)
    }
}

/// The way from one point to another: a hexside from corner to corner, or a line from centre to centre.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Segment {
    ends: [Point; 2],
    /// The left and upper edge of what it lies in.
    least: Point,
    /// The right and lower edge.
    most: Point,
}

impl Segment {
    /// To the corners of a hex, clockwise: that of a direction is where the hexside there begins.
    const CORNERS: [[i32; 2]; 6] = [[-1, -1], [1, -1], [2, 0], [1, 1], [-1, 1], [-2, 0]];

    /// That of a hexside; `None` where its hexes do not touch.
    pub(crate) fn of(side: Hexside) -> Option<Self> {
        let centre = Point::new(side.hexes()[0]);
        let first = side.direction()? as usize;
        let corner = |at: usize| {
            let [x, y] = Self::CORNERS[at % 6];
            Point { x: centre.x + x, y: centre.y + y }
        };
        Some(Self::between(corner(first), corner(first + 1)))
    }

    /// That of a line.
    #[inline]
    pub(crate) fn between(a: Point, b: Point) -> Self {
        let least = Point { x: a.x.min(b.x), y: a.y.min(b.y) };
        let most = Point { x: a.x.max(b.x), y: a.y.max(b.y) };
        Self { ends: [a, b], least, most }
    }

    /// Whether a line passes the hexside on either way past a graze: it meets it, if only at a corner, and does not run
    /// along it, unless the rulebook is strict (R21).
    #[inline]
    pub(crate) const fn is_passed(&self, line: &Self, lenient: bool) -> bool {
        self.is_about(line) && (self.is_crossed(line) || !lenient && self.is_on(line))
    }

    /// Whether the hexside lies on a line, which leads from centre to centre: so wholly or not at all.
    #[inline]
    const fn is_on(&self, line: &Self) -> bool {
        let ([from, to], [a, b]) = (self.ends, line.ends);
        a.side_of(b, from) == 0 && a.side_of(b, to) == 0
    }

    /// Whether a line comes near at all.
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
