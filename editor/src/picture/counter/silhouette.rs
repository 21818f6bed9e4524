//! A man's head and shoulders in profile against the light.

use crate::picture::geometry::Point;
use crate::picture::palette::Colour;
use crate::picture::pen::Pen;
use crate::picture::shape::Paint;

/// What he wears on his head.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Hat {
    /// A broad-brimmed hat: Texans.
    Broad,
    /// A cocked hat with its cockade: Mexican officers.
    Cocked,
}

/// Head and shoulders between `reach` above and below a point.
pub(super) fn bust(pen: &mut Pen, rank: u8, at: Point, reach: f32, hat: Hat, colour: Colour) {
    let shape = |corners: &[(f32, f32)]| corners.iter().map(|&(x, y)| at + Point::new(x, y) * reach).collect();
    let shoulders = shape(&[
        (-0.98, 1.0),
        (-0.92, 0.66),
        (-0.7, 0.48),
        (-0.22, 0.36),
        (0.22, 0.36),
        (0.7, 0.48),
        (0.92, 0.66),
        (0.98, 1.0),
    ]);
    let neck = shape(&[(-0.2, 0.0), (0.2, 0.0), (0.22, 0.45), (-0.22, 0.45)]);
    let hat: Vec<Point> = match hat {
        Hat::Broad => shape(&[
            (-0.86, -0.3),
            (-0.84, -0.42),
            (-0.4, -0.48),
            (-0.34, -0.96),
            (-0.16, -1.0),
            (0.0, -0.93),
            (0.16, -1.0),
            (0.34, -0.96),
            (0.4, -0.48),
            (0.84, -0.42),
            (0.86, -0.3),
            (0.4, -0.24),
            (-0.4, -0.24),
        ]),
        Hat::Cocked => shape(&[
            (-0.98, -0.16),
            (-0.72, -0.52),
            (-0.4, -0.84),
            (0.0, -1.0),
            (0.4, -0.84),
            (0.72, -0.52),
            (0.98, -0.16),
            (0.6, -0.28),
            (0.0, -0.36),
            (-0.6, -0.28),
        ]),
    };
    pen.areas(rank, vec![shoulders, neck, hat], Paint::fill(colour));
    pen.circles(rank, vec![at + Point::new(0.0, -0.14) * reach], reach * 0.36, Paint::fill(colour));
}
