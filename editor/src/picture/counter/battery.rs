//! Batteries.

use rules::counters::BatteryCounter;

use super::body::{CORNER, rounded};
use super::{Look, Marks, SIZE, Stand, badge};
use crate::picture::geometry::{Point, Rect};
use crate::picture::gun_site::gun;
use crate::picture::measure::width;
use crate::picture::shape::{Paint, Shape, Text, Weight};

/// Height of the foot: what peeks out below the crew.
pub(super) const FOOT: f32 = 14.5;
/// Size of the values: they fit into the foot.
const VALUE: f32 = 15.0;
/// Paper left of and right of the values.
const MARGIN: f32 = 3.0;
/// Room on either side of the strength, within its box.
const PADDING: f32 = 3.0;

/// A battery: a gun, the weight of its shot and its strength (10.0). It has no side: it fights for whoever stands with
/// it.
#[must_use]
pub fn battery(look: &Look<'_>, battery: &BatteryCounter, marks: Marks, stand: Stand) -> Vec<Shape> {
    let mut pen = stand.pen();
    let livery = look.ordnance();
    let square = stand.square();
    look.square(&mut pen, square, livery);
    let picture = stand.at - Point::new(0.0, FOOT / 2.0 - 1.0);
    // The gun has ranks of its own, above those of the body.
    let mut gun_pen = stand.pen_above(2);
    gun(&mut gun_pen, picture, 0.78, [livery.ink, livery.ink, livery.body]);
    let foot = Rect::new(Point::new(square.from.x, square.to.y - FOOT), square.to).grown(-0.5);
    pen.area(2, &rounded(foot, [0.0, CORNER - 0.5]), Paint::fill(livery.band));
    let y = foot.centre().y;
    let left = Point::new(foot.from.x + MARGIN, y);
    let pounds = battery.pounds.to_string();
    let unit = left + Point::new(width(&pounds, VALUE, Weight::Bold) + 0.8, 2.2);
    pen.text(6, Text::new(left, pounds, VALUE, livery.band_ink).bold().from_left());
    // The sign of the pound is the same in both languages.
    pen.text(6, Text::new(unit, "lb", 8.0, livery.band_ink).from_left());
    let strength = battery.strength.to_string();
    let wide = width(&strength, VALUE, Weight::Bold) + 2.0 * PADDING;
    let frame = Rect::new(Point::new(foot.to.x - wide, foot.from.y), foot.to).grown(-1.0);
    pen.area(3, &rounded(frame, [2.5, CORNER - 1.5]), Paint::fill(livery.body));
    pen.text(6, Text::new(frame.centre(), strength, VALUE, livery.ink).bold());
    if marks.inside {
        look.inside(&mut pen, stand.at - Point::new(SIZE / 2.0 + badge::BESIDE, 0.0));
    }
    let mut shapes = gun_pen.done();
    shapes.extend(pen.done());
    shapes
}
