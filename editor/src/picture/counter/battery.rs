//! Batteries.

use rules::counters::BatteryCounter;

use super::body::{CORNER, rounded};
use super::livery::Livery;
use super::{Look, Marks, SIZE, Stand, WORDS, badge};
use crate::picture::geometry::{Point, Rect};
use crate::picture::gun_site::gun;
use crate::picture::measure::width;
use crate::picture::pen::Pen;
use crate::picture::shape::{Paint, Shape, Text, Weight};

/// The edge of the counter of a battery beside its crew.
pub(super) const BESIDE: f32 = 40.0;
/// Height of the foot.
const FOOT: f32 = 14.5;
/// Size of the values: they fit into the foot.
const VALUE: f32 = 15.0;
/// Paper left of and right of the values.
const MARGIN: f32 = 2.5;
/// Room on either side of the strength, within its box.
const PADDING: f32 = 3.0;

/// A battery: a gun, the weight of its shot and its strength (10.0). It has no side: it fights for whoever stands with
/// it.
#[must_use]
pub fn battery(look: &Look<'_>, battery: &BatteryCounter, marks: Marks, stand: Stand) -> Vec<Shape> {
    let (mut pen, livery) = (stand.pen(), look.ordnance());
    let square = stand.square();
    look.square(&mut pen, square, livery);
    let mut shapes = picture(stand, stand.at - Point::new(0.0, FOOT / 2.0 - 1.0), 0.78, livery);
    foot(&mut pen, battery, square, Unit::Shown, livery);
    if marks.inside {
        look.inside(&mut pen, stand.at - Point::new(SIZE / 2.0 + badge::BESIDE, 0.0));
    }
    shapes.extend(pen.done());
    shapes
}

/// A battery beside its crew: a smaller counter with the same values.
pub(super) fn beside(look: &Look<'_>, battery: &BatteryCounter, stand: Stand) -> Vec<Shape> {
    let (mut pen, livery) = (stand.pen(), look.ordnance());
    let square = Rect::new(stand.at, stand.at).grown(BESIDE / 2.0);
    look.square(&mut pen, square, livery);
    let mut shapes = picture(stand, stand.at - Point::new(0.0, FOOT / 2.0 - 0.5), 0.5, livery);
    foot(&mut pen, battery, square, Unit::Hidden, livery);
    shapes.extend(pen.done());
    shapes
}

/// The gun on a counter. It has ranks of its own, above those of the body.
fn picture(stand: Stand, at: Point, size: f32, livery: Livery) -> Vec<Shape> {
    let mut pen = stand.pen_above(2);
    gun(&mut pen, at, size, [livery.ink, livery.ink, livery.body]);
    pen.done()
}

/// Whether the weight of the shot is said to be in pounds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Unit {
    Shown,
    Hidden,
}

/// The foot with the weight of the shot and, in a box, the strength.
fn foot(pen: &mut Pen, battery: &BatteryCounter, square: Rect, unit: Unit, livery: Livery) {
    let foot = Rect::new(Point::new(square.from.x, square.to.y - FOOT), square.to).grown(-0.5);
    pen.area(2, &rounded(foot, [0.0, CORNER - 0.5]), Paint::fill(livery.band));
    let y = foot.centre().y;
    let left = Point::new(foot.from.x + MARGIN, y);
    let pounds = battery.pounds.to_string();
    let after = left + Point::new(width(&pounds, VALUE, Weight::Bold) + 0.8, 2.2);
    pen.text(WORDS, Text::new(left, pounds, VALUE, livery.band_ink).bold().from_left());
    if unit == Unit::Shown {
        // The sign of the pound is the same in both languages.
        pen.text(WORDS, Text::new(after, "lb", 8.0, livery.band_ink).from_left());
    }
    let strength = battery.strength.to_string();
    let wide = width(&strength, VALUE, Weight::Bold) + 2.0 * PADDING;
    let frame = Rect::new(Point::new(foot.to.x - wide, foot.from.y), foot.to).grown(-1.0);
    pen.area(3, &rounded(frame, [2.5, CORNER - 1.5]), Paint::fill(livery.body));
    pen.text(WORDS, Text::new(frame.centre(), strength, VALUE, livery.ink).bold());
}
