//! Symbols of the branches: boxes as soldiers draw them in the colour of their facings, a man with a rifle for those who
//! are none.

use rules::counters::Branch;

use super::PICTURE;
use super::livery::Livery;
use super::portrait::{Dress, Portrait, portrait};
use crate::picture::geometry::{Point, Rect};
use crate::picture::palette::CounterColours;
use crate::picture::pen::Pen;
use crate::picture::shape::{Paint, Stroke};

/// Width of the lines.
const LINE: f32 = 1.7;

/// Width of a symbol, in parts of its height.
pub(super) const WIDE: f32 = 1.5;

/// The symbol of a branch in a box of this height, on the ranks 3 and 4.
pub(super) fn symbol(pen: &mut Pen, at: Point, height: f32, branch: Branch, livery: Livery) {
    let half = Point::new(height * WIDE, height) * 0.5;
    let rect = Rect::new(at - half, at + half);
    let [upper_left, upper_right, lower_right, lower_left] = rect.corners();
    let stroke = Stroke::flat(livery.ink, LINE);
    pen.area(3, &rect.corners(), Paint::both(livery.body, stroke));
    let rising = vec![lower_left, upper_right];
    let falling = vec![upper_left, lower_right];
    match branch {
        Branch::Line => pen.lines(4, vec![rising, falling], stroke),
        Branch::Scout => pen.lines(4, vec![rising], stroke),
        Branch::Grenadier => grenade(pen, at, height, livery),
        Branch::Engineer => pen.lines(4, bridge(at, height), Stroke::flat(livery.ink, LINE * 1.3)),
        Branch::Volunteer => {}
    }
}

/// A grenade with its flame.
fn grenade(pen: &mut Pen, at: Point, height: f32, livery: Livery) {
    let ball = at + Point::new(0.0, height * 0.13);
    let flame =
        [(-0.1, -0.05), (-0.27, -0.22), (-0.24, -0.4), (-0.11, -0.27), (0.0, -0.45), (0.11, -0.27), (0.24, -0.4)];
    let flame = flame.into_iter().chain([(0.27, -0.22), (0.1, -0.05)]).map(|(x, y)| at + Point::new(x, y) * height);
    pen.circles(4, vec![ball], height * 0.23, Paint::fill(livery.ink));
    pen.area(4, &flame.collect::<Vec<_>>(), Paint::fill(livery.ink));
}

/// A bridge: a bar on three legs.
fn bridge(at: Point, height: f32) -> Vec<Vec<Point>> {
    let (wide, high) = (height * 0.46, height * 0.24);
    let point = |x: f32, y: f32| at + Point::new(x, y);
    let outline = vec![point(-wide, high), point(-wide, -high), point(wide, -high), point(wide, high)];
    vec![outline, vec![point(0.0, -high), point(0.0, high)]]
}

/// A man of a unit of volunteers with his long rifle, this far above and below a point, on the ranks of a picture.
pub(super) fn volunteer(
    pen: &mut Pen,
    at: Point,
    half: f32,
    (man, dress): (Portrait, Dress),
    colours: &CounterColours,
) {
    let rifle = vec![at + Point::new(0.62, 1.0) * half, at + Point::new(1.35, -1.1) * half];
    pen.lines(PICTURE, vec![rifle], Stroke::flat(dress.line, half * 0.12));
    let stock = [(0.5, 1.0), (0.78, 0.2), (1.0, 0.2), (0.86, 1.0)];
    let stock: Vec<_> = stock.into_iter().map(|(x, y)| at + Point::new(x, y) * half).collect();
    pen.area(PICTURE, &stock, Paint::fill(colours.fur.mix(dress.line, 0.2)));
    portrait(pen, PICTURE, at, half, man, dress, colours);
}
