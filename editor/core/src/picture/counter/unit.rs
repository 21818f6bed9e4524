//! Combat units.

use rules::counters::{Strength, UnitCounter};

use super::badge;
use super::body::{CORNER, rounded};
use super::side_colours::SideColours;
use super::{BOX, CounterLook, Face, Marks, SIZE, STRIP, Stand, WORDS, name};
use crate::picture::geometry::{Point, Rect};
use crate::picture::measure::width;
use crate::picture::pen::Pen;
use crate::picture::shape::{LineStyle, Paint, Shape, Text, Weight};

/// The margin left and right of the printed content.
const MARGIN: f32 = 3.0;
/// The margin left and right of the name.
const NAME_MARGIN: f32 = 2.0;
/// The font size of the values.
const VALUE: f32 = 16.0;
/// The height of the row of values.
const ROW: f32 = 17.0;
/// The padding on either side of the morale rating, within its box.
const PADDING: f32 = 2.0;
/// The least gap between two values.
const GAP: f32 = 2.0;
/// The font size of the column code.
const CODE: f32 = 13.0;
/// The distance a figure reaches above and below its centre: the same on all counters, so that all men are of one size.
const REACH: f32 = 18.6;
/// The font size of the sign on a counter that lies face down.
const UNKNOWN: f32 = 30.0;
/// The height of the stripe on the back.
const STRIPE: f32 = 11.0;

/// Draws a combat unit: name on its band, column code and figure, and at the foot fire, melee and morale (3.3). The
/// back has a stripe behind the figure; a unit lying face down shows only its side.
#[must_use]
pub fn unit(look: &CounterLook<'_>, unit: &UnitCounter, face: Face, marks: Marks, stand: Stand) -> Vec<Shape> {
    let mut pen = stand.pen();
    let square = stand.square();
    if face == Face::Down {
        let side_colours = look.side_colours(unit.side, "");
        look.square(&mut pen, square, side_colours);
        pen.text(WORDS, Text::new(stand.at, "?", UNKNOWN, side_colours.ink).bold());
        look.order(&mut pen, stand.at + Point::new(SIZE / 2.0 - badge::RADIUS, 0.0), marks.condition);
        return pen.done();
    }
    let side_colours = look.side_colours(unit.side, &unit.column);
    look.square(&mut pen, square, side_colours);
    let band = band(&mut pen, square, unit.name.get(look.language), side_colours);
    let (top, foot) = (band.to.y, square.to.y - ROW);
    let middle = Point::new(stand.at.x, f32::midpoint(top, foot));
    let strength = match face {
        Face::Front | Face::Down => unit.full,
        Face::Back => {
            stripe(&mut pen, square, foot, side_colours);
            unit.reduced
        }
    };
    // Below a two-line name the figure moves up, so that it still ends above the edge.
    let at = Point::new(stand.at.x, (top + REACH + 0.6).min(square.to.y - REACH - 2.0));
    look.figure(unit, side_colours).draw(&mut pen, at, REACH, look.colours);
    strip(&mut pen, square, foot, side_colours);
    if !unit.column.is_empty() {
        let at = Point::new(square.from.x + MARGIN + CODE * 0.35, top + CODE * 0.5 + 1.5);
        pen.text(WORDS, Text::new(at, unit.column.as_str(), CODE, side_colours.ink).bold());
    }
    values(&mut pen, square, strength, side_colours);
    look.order(&mut pen, middle + Point::new(SIZE / 2.0 - badge::RADIUS, 0.0), marks.condition);
    if marks.inside {
        look.inside(&mut pen, Point::new(square.from.x - badge::BESIDE, middle.y));
    }
    pen.done()
}

/// Draws the band with the name and returns its rectangle.
pub(super) fn band(pen: &mut Pen, square: Rect, words: &str, side_colours: SideColours) -> Rect {
    let name = name::set(words, SIZE - 2.0 * NAME_MARGIN);
    let line = name.size * 0.96;
    let height = (name.lines.len().max(1) as f32 * line).max(12.0) + 2.0;
    let rect = Rect::new(square.from, Point::new(square.to.x, square.from.y + height)).grown(-0.5);
    pen.area(2, &rounded(rect, [CORNER - 0.5, 0.0]), Paint::fill(side_colours.band));
    let mut at = rect.centre() - Point::new(0.0, line * (name.lines.len().saturating_sub(1) as f32) / 2.0);
    for words in name.lines {
        pen.text(WORDS, Text::new(at, words, name.size, side_colours.band_ink).bold());
        at = at + Point::new(0.0, line);
    }
    rect
}

/// Draws the stripe of the back, behind the figure.
fn stripe(pen: &mut Pen, square: Rect, foot: f32, side_colours: SideColours) {
    let rect = Rect::new(Point::new(square.from.x, foot - STRIPE), Point::new(square.to.x, foot));
    let inset = Point::new(0.5, 0.0);
    let rect = Rect::new(rect.from + inset, rect.to - inset);
    pen.area(2, &rect.corners(), Paint::fill(side_colours.band.mix(side_colours.body, 0.25)));
}

/// Draws the strip under the values, which cuts off the figure.
fn strip(pen: &mut Pen, square: Rect, foot: f32, side_colours: SideColours) {
    let rect = Rect::new(Point::new(square.from.x, foot), square.to);
    let rect = Rect::new(rect.from + Point::new(0.5, 0.0), rect.to - Point::new(0.5, 0.5));
    pen.area(STRIP, &rounded(rect, [0.0, CORNER - 0.5]), Paint::fill(side_colours.body));
    let rule = [rect.from, Point::new(rect.to.x, rect.from.y)];
    pen.line(BOX, &rule, LineStyle::flat(side_colours.band, 0.9));
}

/// Prints fire, melee and morale; morale is boxed because it is not a strength.
fn values(pen: &mut Pen, square: Rect, strength: Strength, side_colours: SideColours) {
    let values = [strength.fire, strength.melee, strength.morale].map(|value| value.to_string());
    let room = square.width() - 2.0 * MARGIN;
    let wide = |size: f32| values.each_ref().map(|value| width(value, size, Weight::Bold));
    let needed = wide(1.0).iter().sum::<f32>();
    // Three two-digit values are printed smaller rather than overlapping.
    let size = ((room - 2.0 * (PADDING + GAP)) / needed).min(VALUE);
    let [fire, melee, morale] = wide(size);
    let boxed = morale + 2.0 * PADDING;
    let gap = (room - fire - melee - boxed) / 2.0;
    let y = square.to.y - ROW / 2.0;
    let left = square.from.x + MARGIN;
    let right = square.to.x - MARGIN;
    let [first, second, third] = values;
    pen.text(WORDS, Text::new(Point::new(left + fire / 2.0, y), first, size, side_colours.ink).bold());
    pen.text(WORDS, Text::new(Point::new(left + fire + gap + melee / 2.0, y), second, size, side_colours.ink).bold());
    let high = size * 0.73 / 2.0 + 2.0;
    let frame = Rect::new(Point::new(right - boxed + 1.0, y - high), Point::new(right + 1.0, y + high));
    pen.area(BOX, &rounded(frame, [2.5; 2]), Paint::fill(side_colours.band));
    pen.text(WORDS, Text::new(frame.centre(), third, size, side_colours.band_ink).bold());
}
