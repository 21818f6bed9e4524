//! Batteries.

use rules::counters::BatteryCounter;

use super::body::{CORNER, rounded};
use super::side_colours::SideColours;
use super::{BOX, CounterLook, Marks, SIZE, Stand, WORDS, badge};
use crate::picture::geometry::{Point, Rect};
use crate::picture::gun_site::{Barrel, Make, Turned, gun};
use crate::picture::measure::width;
use crate::picture::palette::Colour;
use crate::picture::pen::Pen;
use crate::picture::shape::{Paint, Shape, Text, Weight};

/// Half the width and half the height of a battery counter drawn next to its crew.
pub(super) const BESIDE: Point = Point::new(13.5, 18.5);
/// The height of the foot.
const FOOT: f32 = 14.5;
/// The font size of the values, chosen to fit into the foot.
const VALUE: f32 = 15.0;
/// The height of the foot of a counter drawn next to its crew.
const SMALL_FOOT: f32 = 12.5;
/// The font size of the values on a counter drawn next to its crew.
const SMALL_VALUE: f32 = 13.5;
/// The margin left and right of the values.
const MARGIN: f32 = 2.5;
/// The padding on either side of the strength, within its box.
const PADDING: f32 = 3.0;
/// The font size of the pound sign, as a fraction of that of the weight.
const SIGN: f32 = 0.56;

/// Draws a battery: a gun, the weight of its shot and its strength (10.0). It has no side: it fights for the units
/// stacked with it.
#[must_use]
pub fn battery(look: &CounterLook<'_>, battery: &BatteryCounter, marks: Marks, stand: Stand) -> Vec<Shape> {
    let (mut pen, side_colours) = (stand.pen(), look.ordnance());
    let square = stand.square();
    look.square(&mut pen, square, side_colours);
    let mut shapes = picture(stand, battery, stand.at - Point::new(2.0, FOOT / 2.0 - 1.0), 0.74, side_colours);
    foot(&mut pen, battery, square, side_colours);
    if marks.inside {
        look.inside(&mut pen, stand.at - Point::new(SIZE / 2.0 + badge::BESIDE, 0.0));
    }
    shapes.extend(pen.done());
    shapes
}

/// Draws a battery next to its crew: a narrow counter with the same values, one below the other.
pub(super) fn beside(look: &CounterLook<'_>, battery: &BatteryCounter, stand: Stand) -> Vec<Shape> {
    let (mut pen, side_colours) = (stand.pen(), look.ordnance());
    let square = Rect::new(stand.at - BESIDE, stand.at + BESIDE);
    look.square(&mut pen, square, side_colours);
    let mut shapes = picture(stand, battery, Point::new(stand.at.x - 1.0, square.from.y + 7.6), 0.35, side_colours);
    let foot = Rect::new(Point::new(square.from.x, square.to.y - SMALL_FOOT), square.to).grown(-0.5);
    pen.area(2, &rounded(foot, [0.0, CORNER - 0.5]), Paint::fill(side_colours.band));
    let strength = Text::new(foot.centre(), battery.strength.to_string(), SMALL_VALUE, side_colours.band_ink);
    pen.text(WORDS, strength.bold());
    let pounds = battery.pounds.to_string();
    let wide = width(&pounds, SMALL_VALUE, Weight::Bold) + 0.5 + width("lb", SMALL_VALUE * SIGN, Weight::Plain);
    let at = Point::new(stand.at.x - wide / 2.0, foot.from.y - SMALL_VALUE * 0.46);
    weight(&mut pen, battery.pounds, at, SMALL_VALUE, side_colours.ink);
    shapes.extend(pen.done());
    shapes
}

/// Draws the gun on a counter, on separate ranks above those of the body.
fn picture(stand: Stand, battery: &BatteryCounter, at: Point, size: f32, side_colours: SideColours) -> Vec<Shape> {
    let mut pen = stand.pen_above(2);
    let make = Make { size, turned: Turned::Right, barrel: Barrel::of_pounds(battery.pounds) };
    gun(&mut pen, at, make, [side_colours.ink, side_colours.ink, side_colours.body]);
    pen.done()
}

/// Prints the weight of the shot in pounds, starting at `at`. The unit sign is the same in both languages.
pub(super) fn weight(pen: &mut Pen, pounds: u8, at: Point, size: f32, ink: Colour) {
    let pounds = pounds.to_string();
    let after = at + Point::new(width(&pounds, size, Weight::Bold) + 0.5, size * 0.15);
    pen.text(WORDS, Text::new(at, pounds, size, ink).bold().from_left());
    pen.text(WORDS, Text::new(after, "lb", size * SIGN, ink).from_left());
}

/// Draws the foot with the weight of the shot and, in a box, the strength.
fn foot(pen: &mut Pen, battery: &BatteryCounter, square: Rect, side_colours: SideColours) {
    let foot = Rect::new(Point::new(square.from.x, square.to.y - FOOT), square.to).grown(-0.5);
    pen.area(2, &rounded(foot, [0.0, CORNER - 0.5]), Paint::fill(side_colours.band));
    weight(pen, battery.pounds, Point::new(foot.from.x + MARGIN, foot.centre().y), VALUE, side_colours.band_ink);
    let strength = battery.strength.to_string();
    let wide = width(&strength, VALUE, Weight::Bold) + 2.0 * PADDING;
    let frame = Rect::new(Point::new(foot.to.x - wide, foot.from.y), foot.to).grown(-1.0);
    pen.area(BOX, &rounded(frame, [2.5, CORNER - 1.5]), Paint::fill(side_colours.body));
    pen.text(WORDS, Text::new(frame.centre(), strength, VALUE, side_colours.ink).bold());
}
