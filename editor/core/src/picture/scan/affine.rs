//! Affine maps of the plane, which preserve straight lines and parallels.

/// An affine map: `x' = x[0]·x + x[1]·y + x[2]`, and the same for `y'`.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Affine {
    /// The coefficients of the first coordinate.
    pub x: [f64; 3],
    /// The coefficients of the second coordinate.
    pub y: [f64; 3],
}

impl Affine {
    /// Returns the image of a point.
    #[must_use]
    pub fn map(&self, at: [f64; 2]) -> [f64; 2] {
        [self.x, self.y].map(|row| row[0] * at[0] + row[1] * at[1] + row[2])
    }

    /// Returns the factor by which areas grow; negative if the plane is mirrored.
    #[must_use]
    pub fn determinant(&self) -> f64 {
        self.x[0] * self.y[1] - self.x[1] * self.y[0]
    }

    /// Returns the factor by which lengths grow, as the root of the area factor.
    #[must_use]
    pub fn scale(&self) -> f64 {
        self.determinant().abs().sqrt()
    }

    /// Returns the clockwise rotation in degrees.
    #[must_use]
    pub fn turned(&self) -> f64 {
        (self.y[0] - self.x[1]).atan2(self.x[0] + self.y[1]).to_degrees()
    }

    /// Returns the ratio of the largest to the smallest growth of lengths over all directions: 1 if nothing is
    /// stretched.
    #[must_use]
    pub fn stretch(&self) -> f64 {
        let ([a, b, _], [c, d, _]) = (self.x, self.y);
        let whole = (a + d).hypot(c - b);
        let skew = (a - d).hypot(c + b);
        (whole + skew) / (whole - skew).abs().max(f64::MIN_POSITIVE)
    }

    /// Returns the inverse map; `None` if the plane is squashed to a line.
    #[must_use]
    pub fn inverse(&self) -> Option<Self> {
        let area = self.determinant();
        if !area.is_normal() {
            return None;
        }
        let x = [self.y[1] / area, -self.x[1] / area];
        let y = [-self.y[0] / area, self.x[0] / area];
        let back = |row: [f64; 2]| [row[0], row[1], -row[0] * self.x[2] - row[1] * self.y[2]];
        Some(Self { x: back(x), y: back(y) })
    }

    /// Returns the map, translated so that `from` is mapped to `to`.
    #[must_use]
    pub fn moved(&self, from: [f64; 2], to: [f64; 2]) -> Self {
        let held = self.map(from);
        let mut moved = *self;
        moved.x[2] += to[0] - held[0];
        moved.y[2] += to[1] - held[1];
        moved
    }
}
