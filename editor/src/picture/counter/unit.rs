//! Combat units.

use rules::counters::{Branch, Strength, UnitCounter};

use super::badge;
use super::body::{CORNER, rounded};
use super::livery::Livery;
use super::symbol::{WIDE, symbol, volunteer};
use super::{Face, Look, Marks, SIZE, Stand, WORDS, name};
use crate::picture::geometry::{Point, Rect};
use crate::picture::measure::width;
use crate::picture::pen::Pen;
use crate::picture::shape::{Paint, Shape, Text, Weight};

/// Paper left of and right of what is printed.
const MARGIN: f32 = 3.0;
/// Size of the values.
const VALUE: f32 = 16.0;
/// Height of the row of values.
const ROW: f32 = 18.5;
/// Room on either side of the morale rating, within its box.
const PADDING: f32 = 2.0;
/// The least room between two values.
const GAP: f32 = 2.0;
/// How much of the body shows through the facing behind a symbol: its lines stay plain.
const FADED: f32 = 0.35;
/// Size of the code of a column.
const CODE: f32 = 13.0;

/// A combat unit: name on its band, column code and symbol, and at the foot fire, melee and morale (3.3). The back has
/// a stripe behind the symbol.
#[must_use]
pub fn unit(look: &Look<'_>, unit: &UnitCounter, face: Face, marks: Marks, stand: Stand) -> Vec<Shape> {
    let mut pen = stand.pen();
    let livery = look.livery(unit.side, &unit.column);
    let square = stand.square();
    look.square(&mut pen, square, livery);
    let band = band(&mut pen, square, unit.name.get(look.language), livery);
    let (top, foot) = (band.to.y, square.to.y - ROW);
    let middle = Point::new(stand.at.x, f32::midpoint(top, foot));
    let height = (foot - top - 4.0).min(19.0);
    let strength = match face {
        Face::Front => unit.full,
        Face::Back => {
            stripe(&mut pen, middle, height, livery);
            unit.reduced
        }
    };
    if unit.branch == Branch::Volunteer {
        let (man, dress) = look.volunteer(unit, livery);
        volunteer(
            &mut pen,
            Point::new(stand.at.x, f32::midpoint(top, foot)),
            (foot - top) / 2.0 - 0.5,
            (man, dress),
            look.colours,
        );
    } else {
        let paper = look.facing(unit).mix(livery.body, FADED);
        symbol(&mut pen, middle, height, unit.branch, Livery { body: paper, ..livery });
    }
    if !unit.column.is_empty() {
        let at = middle - Point::new(SIZE / 2.0 - MARGIN - CODE * 0.35, 0.0);
        let ink = if face == Face::Back { livery.band_ink } else { livery.ink };
        pen.text(WORDS, Text::new(at, unit.column.as_str(), CODE, ink).bold());
    }
    values(&mut pen, square, strength, livery);
    look.order(&mut pen, middle + Point::new(SIZE / 2.0 - badge::RADIUS, 0.0), marks.order);
    if marks.inside {
        look.inside(&mut pen, Point::new(square.from.x - badge::BESIDE, middle.y));
    }
    pen.done()
}

/// The band with the name. Returns where it is.
fn band(pen: &mut Pen, square: Rect, words: &str, livery: Livery) -> Rect {
    let name = name::set(words, SIZE - 2.0 * MARGIN - 2.0);
    let line = name.size * 0.96;
    let height = (name.lines.len().max(1) as f32 * line).max(12.0) + 4.0;
    let rect = Rect::new(square.from, Point::new(square.to.x, square.from.y + height)).grown(-0.5);
    pen.area(2, &rounded(rect, [CORNER - 0.5, 0.0]), Paint::fill(livery.band));
    let mut at = rect.centre() - Point::new(0.0, line * (name.lines.len().saturating_sub(1) as f32) / 2.0);
    for words in name.lines {
        pen.text(WORDS, Text::new(at, words, name.size, livery.band_ink).bold());
        at = at + Point::new(0.0, line);
    }
    rect
}

/// The stripe of the back, on either side of the symbol.
fn stripe(pen: &mut Pen, middle: Point, height: f32, livery: Livery) {
    let (inner, outer) = (height * WIDE / 2.0 + 2.0, SIZE / 2.0 - 0.5);
    let half = |from: f32, to: f32| {
        let corner = |x: f32, y: f32| middle + Point::new(x, y * height * 0.42);
        vec![corner(from, -1.0), corner(to, -1.0), corner(to, 1.0), corner(from, 1.0)]
    };
    pen.areas(2, vec![half(-outer, -inner), half(inner, outer)], Paint::fill(livery.band));
}

/// Fire, melee and morale; morale in a box, as it is no strength.
fn values(pen: &mut Pen, square: Rect, strength: Strength, livery: Livery) {
    let values = [strength.fire, strength.melee, strength.morale].map(|value| value.to_string());
    let room = square.width() - 2.0 * MARGIN;
    let wide = |size: f32| values.each_ref().map(|value| width(value, size, Weight::Bold));
    let needed = wide(1.0).iter().sum::<f32>();
    // Three values of two digits: smaller, but never into one another.
    let size = ((room - 2.0 * (PADDING + GAP)) / needed).min(VALUE);
    let [fire, melee, morale] = wide(size);
    let boxed = morale + 2.0 * PADDING;
    let gap = (room - fire - melee - boxed) / 2.0;
    let y = square.to.y - ROW / 2.0;
    let left = square.from.x + MARGIN;
    let right = square.to.x - MARGIN;
    let [first, second, third] = values;
    pen.text(WORDS, Text::new(Point::new(left + fire / 2.0, y), first, size, livery.ink).bold());
    pen.text(WORDS, Text::new(Point::new(left + fire + gap + melee / 2.0, y), second, size, livery.ink).bold());
    let high = size * 0.73 / 2.0 + 2.0;
    let frame = Rect::new(Point::new(right - boxed + 1.0, y - high), Point::new(right + 1.0, y + high));
    pen.area(3, &rounded(frame, [2.5; 2]), Paint::fill(livery.band));
    pen.text(WORDS, Text::new(frame.centre(), third, size, livery.band_ink).bold());
}
