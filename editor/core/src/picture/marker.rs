//! Markers of variants: small tags with a sign, distinguished by shape and never by colour alone.
//!
//! A marker on a piece lies at the upper right of its hex, one on the ground at the upper left, one on a hexside at its
//! centre. The drawn signs are listed in [`ICONS`]; any other icon becomes a tag with a letter.

mod glyph;

pub use glyph::ICONS;

use std::collections::BTreeSet;

use rules::hex::Hex;
use rules::hexside::Hexside;
use rules::play::Marker;
use rules::words::Words;

use super::counter::rounded;
use super::geometry::{Point, Rect};
use super::layout::{centre, ends};
use super::palette::{CounterColours, Palette};
use super::pen::Pen;
use super::shape::{Layer, LineStyle, Paint, Place, Shape, Text};
use super::view::View;

/// Half the edge length of a tag.
const HALF: f32 = 8.5;
/// The distance between the centres of neighbouring tags.
const STEP: f32 = 2.0 * HALF + 1.5;
/// The offset of the first tag from the centre of its hex, to the upper right.
const CORNER: Point = Point::new(26.0, -40.0);
/// The rank of markers, above every counter of a stack.
const RANK: u8 = 240;

/// The content of a marker as it is drawn.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Sign {
    /// The name of its icon.
    pub icon: String,
    /// The number it carries, if it can be more than one.
    pub count: Option<u8>,
    /// Its meaning.
    pub says: Words,
}

impl Sign {
    /// Returns the sign of a marker.
    #[must_use]
    pub fn new(marker: Marker) -> Self {
        Self { icon: marker.icon, count: marker.count, says: marker.says }
    }

    /// Returns the sign without its number.
    #[must_use]
    pub fn plain(&self) -> Self {
        Self { count: None, ..self.clone() }
    }

    /// Returns the letter for an icon without a drawing: the first letter of its name.
    fn letter(&self) -> String {
        self.icon.chars().find(|c| c.is_alphanumeric()).map_or_else(|| "?".to_owned(), |c| c.to_uppercase().collect())
    }
}

/// Draws a sign at the origin, as printed on a cardboard marker.
#[must_use]
pub fn sign(sign: &Sign, view: &View) -> Vec<Shape> {
    let mut pen = Pen::new(Layer::Counters, Place::Sheet);
    tag(&mut pen, Point::default(), sign, view);
    pen.done()
}

/// Draws the markers on the pieces of a hex, starting at its upper right and going outwards and down.
pub(super) fn carried(hex: Hex, signs: &BTreeSet<Sign>, view: &View) -> Vec<Shape> {
    row(centre(hex) + CORNER, 1.0, Place::Hex(hex), signs, view)
}

/// Draws the markers on the ground of a hex, starting at its upper left and going outwards and down.
pub(super) fn lying(hex: Hex, signs: &BTreeSet<Sign>, view: &View) -> Vec<Shape> {
    row(centre(hex) + Point::new(-CORNER.x, CORNER.y), -1.0, Place::Hex(hex), signs, view)
}

/// Draws the markers on a hexside, side by side along it.
pub(super) fn on_hexside(side: Hexside, signs: &BTreeSet<Sign>, view: &View) -> Vec<Shape> {
    let Some([a, b]) = ends(side) else { return Vec::new() };
    let (middle, length) = (a.towards(b, 0.5), (b - a).length());
    let along = (b - a) * (STEP / length);
    let first = middle - along * ((signs.len().max(1) - 1) as f32 / 2.0);
    let mut pen = Pen::new(Layer::Counters, Place::Hexside(side)).above(RANK);
    for (number, sign) in signs.iter().enumerate() {
        tag(&mut pen, first + along * number as f32, sign, view);
    }
    pen.done()
}

/// Draws a marker centred at the origin.
#[must_use]
pub fn alone(sign: &Sign, view: &View) -> Vec<Shape> {
    let mut pen = Pen::new(Layer::Counters, Place::Sheet);
    tag(&mut pen, Point::default(), sign, view);
    pen.done()
}

/// Draws tags down the flank of a hex: outwards to the right (1) or to the left (-1).
fn row(first: Point, outwards: f32, place: Place, signs: &BTreeSet<Sign>, view: &View) -> Vec<Shape> {
    let mut pen = Pen::new(Layer::Counters, place).above(RANK);
    for (number, sign) in signs.iter().enumerate() {
        let down = Point::new(outwards * STEP * 0.5, STEP * 0.87) * number as f32;
        tag(&mut pen, first + down, sign, view);
    }
    pen.done()
}

/// Draws a tag with its sign, and below it the number it carries.
pub(super) fn tag(pen: &mut Pen, at: Point, sign: &Sign, view: &View) {
    let colours = Palette::for_theme(view.theme).counters;
    let square = Rect::new(at, at).grown(HALF);
    pen.area(0, &rounded(square, [2.0; 2]), Paint::both(colours.badge, LineStyle::flat(colours.ink, 1.3)));
    if !glyph::draw(pen, &sign.icon, at, [colours.ink, colours.badge]) {
        pen.text(2, Text::new(at, sign.letter(), 12.0, colours.ink).bold());
    }
    if let Some(count) = sign.count {
        number(pen, at + Point::new(HALF, HALF), count, &colours);
    }
}

fn number(pen: &mut Pen, at: Point, count: u8, colours: &CounterColours) {
    pen.circles(3, vec![at], HALF * 0.66, Paint::fill(colours.ink));
    pen.text(4, Text::new(at, count.to_string(), 8.5, colours.badge).bold());
}

#[cfg(test)]
mod tests;
