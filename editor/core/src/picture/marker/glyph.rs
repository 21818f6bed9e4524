//! The drawings of marker icons.

use crate::picture::geometry::Point;
use crate::picture::palette::Colour;
use crate::picture::pen::Pen;
use crate::picture::shape::{LineStyle, Paint};

/// The icons with a drawing. A variant may name any other icon, which is then shown as a letter.
pub const ICONS: [&str; 15] = [
    "armory", "axe", "captured", "closed", "column", "door", "exposed", "fire", "ladder", "loading", "looted", "mud",
    "musket", "ruins", "wounded",
];

/// The width of the lines.
const LINE: f32 = 1.5;

/// Draws an icon around a point, on ranks 1 and 2, in this ink on this ground; returns `false` if there is no drawing
/// for it.
pub(super) fn draw(pen: &mut Pen, icon: &str, at: Point, [ink, ground]: [Colour; 2]) -> bool {
    let place = |corners: &[(f32, f32)]| -> Vec<_> { corners.iter().map(|&(x, y)| at + Point::new(x, y)).collect() };
    let line = LineStyle::flat(ink, LINE);
    match icon {
        "armory" => {
            // Two muskets crossed.
            pen.lines(1, vec![place(&[(-6.0, -6.0), (2.0, 2.0)]), place(&[(6.0, -6.0), (-2.0, 2.0)])], line);
            for way in [1.0, -1.0] {
                pen.area(
                    1,
                    &place(&[(way * 1.5, 2.8), (way * 2.8, 1.5), (way * 6.8, 4.6), (way * 4.8, 6.8)]),
                    Paint::fill(ink),
                );
            }
        }
        "axe" => {
            pen.line(1, &place(&[(-4.6, 6.8), (3.2, -5.4)]), line);
            let blade = [(-0.6, -4.6), (2.2, -7.2), (7.0, -4.4), (5.8, 1.4), (2.4, -0.4)];
            pen.area(1, &place(&blade), Paint::fill(ink));
        }
        "captured" => {
            // A flag on its staff.
            pen.line(1, &place(&[(-4.4, 7.0), (-4.4, -7.0)]), line);
            pen.area(1, &place(&[(-4.4, -6.8), (6.2, -3.4), (-4.4, 0.2)]), Paint::fill(ink));
        }
        "column" => {
            // Ranks one behind the other.
            for y in [-6.0, -1.6, 2.8] {
                pen.area(1, &place(&[(-4.8, y), (4.8, y), (4.8, y + 3.0), (-4.8, y + 3.0)]), Paint::fill(ink));
            }
        }
        "door" => {
            // A leaf that hangs from its frame.
            pen.line(1, &place(&[(-5.4, 6.8), (-5.4, -6.4), (5.4, -6.4), (5.4, 6.8)]), line);
            pen.area(1, &place(&[(-5.4, -4.6), (1.8, -2.2), (0.4, 7.4), (-5.4, 5.2)]), Paint::fill(ink));
        }
        "exposed" => {
            // A man who leans over a wall.
            pen.area(1, &place(&[(-7.0, 1.4), (1.0, 1.4), (1.0, 7.0), (-7.0, 7.0)]), Paint::outline(line));
            pen.area(1, &place(&[(-4.6, 0.6), (-2.0, -4.4), (2.4, -2.2), (2.0, 0.6)]), Paint::fill(ink));
            pen.circles(1, vec![at + Point::new(4.0, -3.0)], 2.5, Paint::fill(ink));
        }
        "mud" => {
            let wave = |y: f32| place(&[(-6.6, y), (-3.4, y - 2.2), (0.0, y), (3.4, y - 2.2), (6.6, y)]);
            pen.lines(1, vec![wave(-3.0), wave(1.6), wave(6.2)], line);
        }
        "ruins" => {
            pen.area(1, &place(&[(-7.0, 6.4), (-4.6, 0.6), (-1.6, 2.0), (-0.6, 6.4)]), Paint::fill(ink));
            pen.area(1, &place(&[(0.4, 6.4), (1.0, 1.2), (4.8, 0.2), (7.0, 6.4)]), Paint::fill(ink));
            pen.area(1, &place(&[(-3.4, 0.6), (-1.4, -4.4), (2.6, -3.2), (2.4, 0.2), (-0.4, 1.4)]), Paint::fill(ink));
        }
        "wounded" => {
            let bar = [(-1.9, -6.4), (1.9, -6.4), (1.9, 6.4), (-1.9, 6.4)];
            pen.area(1, &place(&bar), Paint::fill(ink));
            pen.area(1, &place(&bar.map(|(x, y)| (y, x))), Paint::fill(ink));
        }
        "closed" => {
            // A double door with a bar across.
            pen.area(1, &place(&[(-5.0, -6.0), (5.0, -6.0), (5.0, 6.5), (-5.0, 6.5)]), Paint::outline(line));
            pen.line(1, &place(&[(0.0, -6.0), (0.0, 6.5)]), LineStyle::flat(ink, 1.0));
            pen.area(2, &place(&[(-7.0, -1.6), (7.0, -1.6), (7.0, 1.9), (-7.0, 1.9)]), Paint::fill(ink));
        }
        "fire" => {
            let flame = [
                (0.4, -7.2),
                (3.0, -3.4),
                (3.6, -1.0),
                (4.8, -2.8),
                (5.6, 1.6),
                (4.0, 5.4),
                (0.0, 6.8),
                (-4.0, 5.4),
                (-5.6, 1.6),
                (-4.4, -2.6),
                (-2.8, -0.6),
                (-1.8, -3.8),
            ];
            pen.area(1, &place(&flame), Paint::fill(ink));
            let core = [(0.2, -0.6), (2.2, 2.4), (1.6, 4.6), (0.0, 5.4), (-1.8, 4.6), (-2.2, 2.6)];
            pen.area(2, &place(&core), Paint::fill(ground));
        }
        "ladder" => {
            let rails = [-3.2, 3.2].map(|x| place(&[(x, -7.0), (x, 7.0)]));
            let rungs = [-4.8, -1.6, 1.6, 4.8].map(|y| place(&[(-3.2, y), (3.2, y)]));
            pen.lines(1, rails.into_iter().chain(rungs).collect(), line);
        }
        "loading" => {
            // An hourglass.
            let glass = [(-4.6, -6.2), (4.6, -6.2), (0.6, 0.0), (4.6, 6.2), (-4.6, 6.2), (-0.6, 0.0)];
            pen.area(1, &place(&glass), Paint::outline(line));
            pen.area(2, &place(&[(-2.4, -3.0), (2.4, -3.0), (0.0, 0.6)]), Paint::fill(ink));
            pen.area(2, &place(&[(-3.6, 6.0), (3.6, 6.0), (0.0, 2.6)]), Paint::fill(ink));
        }
        "looted" => {
            // A tied sack.
            pen.circles(1, vec![at + Point::new(0.0, 2.4)], 4.6, Paint::fill(ink));
            pen.area(1, &place(&[(-3.4, -6.4), (3.4, -6.4), (1.4, -2.6), (-1.4, -2.6)]), Paint::fill(ink));
            pen.line(2, &place(&[(-2.6, -2.3), (2.6, -2.3)]), LineStyle::flat(ground, 1.0));
        }
        "musket" => {
            pen.line(1, &place(&[(6.2, -6.4), (-2.0, 1.8)]), line);
            pen.area(1, &place(&[(-1.0, 2.2), (-2.4, 0.8), (-7.0, 4.2), (-5.0, 6.8)]), Paint::fill(ink));
            pen.line(1, &place(&[(-0.4, 0.4), (1.0, 2.8)]), LineStyle::flat(ink, 1.0));
        }
        _ => return false,
    }
    true
}
