//! Dusk: what a vignette is painted with.

use crate::picture::geometry::Point;
use crate::picture::palette::Colour;

/// How an area darkens outwards, from one ellipse to another around the same point.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Vignette {
    /// The middle of the ellipses.
    pub at: Point,
    /// How far the outer one reaches to the right and downwards.
    pub reach: Point,
    /// The inner one, in parts of the outer one: within it nothing is dark.
    pub inner: f32,
    /// The colour on the outer ellipse and beyond, with how opaque it is there.
    pub colour: Colour,
}

impl Vignette {
    /// How dark it is at some distances from the middle, in parts of the outer ellipse: between them evenly. It begins
    /// and ends gently, so that no rim is seen.
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
