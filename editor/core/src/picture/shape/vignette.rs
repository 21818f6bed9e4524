//! The gradient of a vignette.

use crate::picture::geometry::Point;
use crate::picture::palette::Colour;

/// A darkening from an inner to an outer ellipse with a common centre.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Vignette {
    /// The centre of the ellipses.
    pub at: Point,
    /// The semi-axes of the outer ellipse.
    pub reach: Point,
    /// The size of the inner ellipse relative to the outer one; nothing within it is darkened.
    pub inner: f32,
    /// The colour on and beyond the outer ellipse, with its opacity.
    pub colour: Colour,
}

impl Vignette {
    /// Returns the colour at some distances from the centre, relative to the outer ellipse; colours are linearly
    /// interpolated in between. The gradient begins and ends gently, so that no edge is visible.
    #[must_use]
    pub fn steps(&self) -> Vec<(f32, Colour)> {
        const STEPS: u8 = 8;
        let step = |number: u8| {
            let part = f32::from(number) / f32::from(STEPS);
            let dark = part * part * (3.0 - 2.0 * part) * f32::from(self.colour.alpha);
            (self.inner + (1.0 - self.inner) * part, self.colour.faded(dark.round() as u8))
        };
        (0..=STEPS).map(step).collect()
    }
}
