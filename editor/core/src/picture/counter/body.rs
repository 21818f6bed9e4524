//! The cardboard of a counter: its square or disc, edge and shadow.

use super::CounterLook;
use super::side_colours::SideColours;
use crate::picture::geometry::{Point, Rect};
use crate::picture::palette::Colour;
use crate::picture::pen::Pen;
use crate::picture::shape::{LineStyle, Paint};

/// The radius of the corners.
pub(super) const CORNER: f32 = 5.0;
/// The width of the edge.
const EDGE: f32 = 1.1;
/// The offset of the shadow: the light comes from the upper left.
const FALL: Point = Point::new(1.2, 2.0);
/// The rings of a shadow, as reach and opacity. Overlaid, they fade out.
const SHADOW: [(f32, u8); 3] = [(2.2, 20), (1.1, 30), (0.0, 45)];

/// Returns a rectangle with rounded corners; `upper` and `lower` are the radii of the upper and the lower corners.
pub(in crate::picture) fn rounded(rect: Rect, [upper, lower]: [f32; 2]) -> Vec<Point> {
    const STEPS: u8 = 4;
    let corners = rect.corners().into_iter().zip([upper, upper, lower, lower]);
    // The direction from each corner into the rectangle.
    let inward = [(1.0, 1.0), (-1.0, 1.0), (-1.0, -1.0), (1.0, -1.0)].map(|(x, y)| Point::new(x, y));
    let round = |((corner, radius), (number, inward)): ((Point, f32), (u8, Point))| {
        let middle = corner + inward * radius;
        let steps = if radius > 0.0 { STEPS } else { 0 };
        (0..=steps).map(move |step| {
            let turn = 180.0 + 90.0 * (f32::from(number) + f32::from(step) / f32::from(steps.max(1)));
            middle + Point::new(radius, 0.0).turned(turn)
        })
    };
    corners.zip((0..).zip(inward)).flat_map(round).collect()
}

impl CounterLook<'_> {
    /// Draws the square of a counter, on ranks 0 and 1.
    pub(super) fn square(&self, pen: &mut Pen, square: Rect, side_colours: SideColours) {
        for (reach, dark) in SHADOW {
            let rect = Rect::new(square.from + FALL, square.to + FALL).grown(reach);
            pen.area(0, &rounded(rect, [CORNER + reach; 2]), Paint::fill(self.colours.shadow.faded(dark)));
        }
        let edge = LineStyle::flat(self.edge(side_colours), EDGE);
        pen.area(1, &rounded(square, [CORNER; 2]), Paint::both(side_colours.body, edge));
    }

    /// Draws the disc of a leader, on ranks 0 and 1.
    pub(super) fn round(&self, pen: &mut Pen, at: Point, radius: f32, side_colours: SideColours) {
        for (reach, dark) in SHADOW {
            pen.circles(0, vec![at + FALL], radius + reach, Paint::fill(self.colours.shadow.faded(dark)));
        }
        pen.circles(
            1,
            vec![at],
            radius,
            Paint::both(side_colours.band, LineStyle::flat(self.edge(side_colours), EDGE)),
        );
        pen.circles(2, vec![at], radius * 0.88, Paint::fill(side_colours.body));
    }

    fn edge(&self, side_colours: SideColours) -> Colour {
        self.colours.edge.mix(side_colours.band, 0.35)
    }
}
