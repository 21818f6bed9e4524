//! Points and rectangles of the picture, in map units.

use std::ops::{Add, Mul, Sub};

/// A point, or the way from one to another. `x` grows to the right, `y` downwards.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub struct Point {
    /// To the right.
    pub x: f32,
    /// Downwards.
    pub y: f32,
}

impl Point {
    /// The point at these coordinates.
    #[must_use]
    pub const fn new(x: f32, y: f32) -> Self {
        Self { x, y }
    }

    /// The point a part of the way to another: 0 is here, 1 is there.
    #[must_use]
    pub fn towards(self, other: Self, part: f32) -> Self {
        self + (other - self) * part
    }

    /// Length of the way.
    #[must_use]
    pub fn length(self) -> f32 {
        self.x.hypot(self.y)
    }

    /// The same way, one unit long; nothing for no way at all.
    #[must_use]
    pub fn unit(self) -> Self {
        let length = self.length();
        if length > 0.0 { self * (1.0 / length) } else { self }
    }

    /// The scalar product.
    #[must_use]
    pub fn dot(self, other: Self) -> f32 {
        self.x * other.x + self.y * other.y
    }

    /// A quarter turn clockwise, as seen on the map.
    #[must_use]
    pub const fn quarter(self) -> Self {
        Self::new(-self.y, self.x)
    }

    /// Turned clockwise by an angle in degrees.
    #[must_use]
    pub fn turned(self, degrees: f32) -> Self {
        let (sin, cos) = degrees.to_radians().sin_cos();
        Self::new(self.x * cos - self.y * sin, self.x * sin + self.y * cos)
    }
}

impl Add for Point {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self::new(self.x + other.x, self.y + other.y)
    }
}

impl Sub for Point {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self::new(self.x - other.x, self.y - other.y)
    }
}

impl Mul<f32> for Point {
    type Output = Self;

    fn mul(self, factor: f32) -> Self {
        Self::new(self.x * factor, self.y * factor)
    }
}

/// An upright rectangle.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub struct Rect {
    /// Upper left corner.
    pub from: Point,
    /// Lower right corner.
    pub to: Point,
}

impl Rect {
    /// The rectangle between two corners.
    #[must_use]
    pub const fn new(from: Point, to: Point) -> Self {
        Self { from, to }
    }

    /// The smallest rectangle around the points; the empty one at the origin for no points.
    #[must_use]
    pub fn around(points: impl IntoIterator<Item = Point>) -> Self {
        let mut points = points.into_iter();
        let Some(first) = points.next() else { return Self::default() };
        points.fold(Self::new(first, first), |rect, point| {
            Self::new(
                Point::new(rect.from.x.min(point.x), rect.from.y.min(point.y)),
                Point::new(rect.to.x.max(point.x), rect.to.y.max(point.y)),
            )
        })
    }

    /// The smallest rectangle around both.
    #[must_use]
    pub fn union(self, other: Self) -> Self {
        Self::around([self.from, self.to, other.from, other.to])
    }

    /// The rectangle with a margin added on every side.
    #[must_use]
    pub fn grown(self, margin: f32) -> Self {
        let by = Point::new(margin, margin);
        Self::new(self.from - by, self.to + by)
    }

    /// Distance from left to right.
    #[must_use]
    pub fn width(self) -> f32 {
        self.to.x - self.from.x
    }

    /// Distance from top to bottom.
    #[must_use]
    pub fn height(self) -> f32 {
        self.to.y - self.from.y
    }

    /// The middle.
    #[must_use]
    pub fn centre(self) -> Point {
        self.from.towards(self.to, 0.5)
    }

    /// The corners, clockwise from the upper left.
    #[must_use]
    pub const fn corners(self) -> [Point; 4] {
        [self.from, Point::new(self.to.x, self.from.y), self.to, Point::new(self.from.x, self.to.y)]
    }

    /// Whether the other rectangle lies wholly within this one.
    #[must_use]
    pub fn contains(self, other: Self) -> bool {
        self.from.x <= other.from.x && self.from.y <= other.from.y && self.to.x >= other.to.x && self.to.y >= other.to.y
    }

    /// Whether the two have a point in common: what culling asks.
    #[must_use]
    pub fn meets(self, other: Self) -> bool {
        self.from.x <= other.to.x && other.from.x <= self.to.x && self.from.y <= other.to.y && other.from.y <= self.to.y
    }
}
