//! Symbols of the branches: boxes as soldiers draw them, a man with a rifle for those who are none.

use rules::counters::Branch;

use super::livery::Livery;
use super::silhouette::{Hat, bust};
use crate::picture::geometry::{Point, Rect};
use crate::picture::pen::Pen;
use crate::picture::shape::{Paint, Stroke};

/// Width of the lines.
const LINE: f32 = 1.7;

/// The symbol of a branch in a box of this height, on the ranks 3 to 5.
pub(super) fn symbol(pen: &mut Pen, at: Point, height: f32, branch: Branch, livery: Livery) {
    let half = Point::new(height * 0.75, height / 2.0);
    let rect = Rect::new(at - half, at + half);
    let [upper_left, upper_right, lower_right, lower_left] = rect.corners();
    let stroke = Stroke::flat(livery.ink, LINE);
    if branch == Branch::Volunteer {
        volunteer(pen, at, height, livery);
        return;
    }
    pen.area(3, &rect.corners(), Paint::both(livery.body, stroke));
    let rising = vec![lower_left, upper_right];
    let falling = vec![upper_left, lower_right];
    match branch {
        Branch::Line => pen.lines(4, vec![rising, falling], stroke),
        Branch::Scout => pen.lines(4, vec![rising], stroke),
        Branch::Grenadier => {
            pen.lines(4, vec![rising, falling], stroke);
            grenade(pen, at, height, livery);
        }
        Branch::Engineer => pen.lines(4, bridge(at, height), Stroke::flat(livery.ink, LINE * 1.3)),
        Branch::Volunteer => {}
    }
}

/// A grenade with its flame.
fn grenade(pen: &mut Pen, at: Point, height: f32, livery: Livery) {
    let ball = height * 0.21;
    let at = at + Point::new(0.0, height * 0.1);
    let flame = [(-0.11, -0.17), (-0.17, -0.5), (0.0, -0.36), (0.17, -0.5), (0.11, -0.17)];
    let flame: Vec<_> = flame.into_iter().map(|(x, y)| at + Point::new(x, y) * height).collect();
    let rim = Paint::both(livery.body, Stroke::round(livery.body, 2.4));
    pen.circles(5, vec![at], ball, rim);
    pen.area(5, &flame, rim);
    pen.circles(6, vec![at], ball, Paint::fill(livery.ink));
    pen.area(6, &flame, Paint::fill(livery.ink));
}

/// A bridge: a bar on three legs.
fn bridge(at: Point, height: f32) -> Vec<Vec<Point>> {
    let (wide, high) = (height * 0.46, height * 0.24);
    let point = |x: f32, y: f32| at + Point::new(x, y);
    let outline = vec![point(-wide, high), point(-wide, -high), point(wide, -high), point(wide, high)];
    vec![outline, vec![point(0.0, -high), point(0.0, high)]]
}

/// A man in a broad hat with a long rifle.
fn volunteer(pen: &mut Pen, at: Point, height: f32, livery: Livery) {
    let half = height * 0.56;
    bust(pen, 4, at, half, Hat::Broad, livery.band);
    let rifle = vec![at + Point::new(0.55, 1.0) * half, at + Point::new(1.3, -1.15) * half];
    pen.lines(3, vec![rifle], Stroke::flat(livery.band, height * 0.09));
    let stock = [(0.42, 1.0), (0.72, 0.2), (0.95, 0.2), (0.8, 1.0)];
    let stock: Vec<_> = stock.into_iter().map(|(x, y)| at + Point::new(x, y) * half).collect();
    pen.area(3, &stock, Paint::fill(livery.band));
}
