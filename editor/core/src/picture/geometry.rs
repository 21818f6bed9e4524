//! Points and rectangles of the picture, in map units.

use std::ops::{Add, Mul, Sub};

/// A point, or the vector from one point to another. `x` grows to the right, `y` downwards.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub struct Point {
    /// The horizontal coordinate, growing to the right.
    pub x: f32,
    /// The vertical coordinate, growing downwards.
    pub y: f32,
}

impl Point {
    /// Creates a point from its coordinates.
    #[must_use]
    pub const fn new(x: f32, y: f32) -> Self {
        Self { x, y }
    }

    /// Interpolates towards another point: 0 is this point, 1 the other.
    #[must_use]
    pub fn towards(self, other: Self, part: f32) -> Self {
        self + (other - self) * part
    }

    /// Returns the length of the vector.
    #[must_use]
    pub fn length(self) -> f32 {
        // The square root is exact everywhere; `hypot` is not.
        let [x, y] = [self.x, self.y].map(f64::from);
        (x * x + y * y).sqrt() as f32
    }

    /// Returns the vector scaled to length one; the zero vector is returned unchanged.
    #[must_use]
    pub fn unit(self) -> Self {
        let length = self.length();
        if length > 0.0 { self * (1.0 / length) } else { self }
    }

    /// Returns the scalar product.
    #[must_use]
    pub fn dot(self, other: Self) -> f32 {
        self.x * other.x + self.y * other.y
    }

    /// Returns the vector turned clockwise by 90 degrees, as seen on the map.
    #[must_use]
    pub const fn quarter(self) -> Self {
        Self::new(-self.y, self.x)
    }

    /// Returns the vector turned clockwise by an angle in degrees.
    #[must_use]
    pub fn turned(self, degrees: f32) -> Self {
        let (sin, cos) = sine_and_cosine(degrees.to_radians());
        Self::new(self.x * cos - self.y * sin, self.x * sin + self.y * cos)
    }
}

/// Returns the sine and the cosine of an angle in radians. Those of the system differ from machine to machine in the last
/// digit, and with them the bytes of pictures.
#[must_use]
pub fn sine_and_cosine(angle: f32) -> (f32, f32) {
    let (sine, cosine) = libm::sincos(f64::from(angle));
    (sine as f32, cosine as f32)
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

/// An axis-aligned rectangle.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub struct Rect {
    /// The upper left corner.
    pub from: Point,
    /// The lower right corner.
    pub to: Point,
}

impl Rect {
    /// Creates a rectangle from its upper left and lower right corners.
    #[must_use]
    pub const fn new(from: Point, to: Point) -> Self {
        Self { from, to }
    }

    /// Returns the smallest rectangle around the points; an empty one at the origin if there are none.
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

    /// Returns the smallest rectangle that contains both.
    #[must_use]
    pub fn union(self, other: Self) -> Self {
        Self::around([self.from, self.to, other.from, other.to])
    }

    /// Returns the rectangle with a margin added on every side.
    #[must_use]
    pub fn grown(self, margin: f32) -> Self {
        let by = Point::new(margin, margin);
        Self::new(self.from - by, self.to + by)
    }

    /// Returns the width.
    #[must_use]
    pub fn width(self) -> f32 {
        self.to.x - self.from.x
    }

    /// Returns the height.
    #[must_use]
    pub fn height(self) -> f32 {
        self.to.y - self.from.y
    }

    /// Returns the centre.
    #[must_use]
    pub fn centre(self) -> Point {
        self.from.towards(self.to, 0.5)
    }

    /// Returns the corners, clockwise from the upper left.
    #[must_use]
    pub const fn corners(self) -> [Point; 4] {
        [self.from, Point::new(self.to.x, self.from.y), self.to, Point::new(self.from.x, self.to.y)]
    }

    /// Whether the other rectangle lies entirely within this one.
    #[must_use]
    pub fn contains(self, other: Self) -> bool {
        self.from.x <= other.from.x && self.from.y <= other.from.y && self.to.x >= other.to.x && self.to.y >= other.to.y
    }

    /// Whether the two rectangles have a point in common; used for culling.
    #[must_use]
    pub fn meets(self, other: Self) -> bool {
        self.from.x <= other.to.x && other.from.x <= self.to.x && self.from.y <= other.to.y && other.from.y <= self.to.y
    }
}
