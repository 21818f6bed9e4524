//! Placement of region names: within their region, and clear of one another.

use std::collections::BTreeSet;

use rules::hex::Hex;
use rules::map::{Members, Region};

use crate::picture::geometry::{Point, Rect};
use crate::picture::layout::{ACROSS, SIDE, centre, hex_at, middle_of};
use crate::picture::marks;
use crate::picture::measure::lines_in;
use crate::picture::palette::Colour;
use crate::picture::pen::Pen;
use crate::picture::shape::{Layer, Place, Shape, Text, Typeface, Weight};
use crate::picture::survey::Survey;

/// The font size of the name of a large region.
const LARGE: f32 = 26.0;
/// The font size of the name of a small region.
const SMALL: f32 = 19.0;
/// The number of hexes that makes a region large.
const MANY: usize = 8;
/// The line spacing, as a fraction of the font size.
const STEP: f32 = 0.95;
/// The distance of a name below the centre of its hex: clear of numbers and of short names of rooms.
const DROP: f32 = 27.0;

/// The names of regions during placement, smallest region first.
pub(super) struct RegionNames<'s> {
    survey: &'s Survey<'s>,
    /// The hexes of each region.
    hexes: Vec<(usize, BTreeSet<Hex>)>,
    /// The rectangles of the names placed so far.
    taken: Vec<Rect>,
}

impl<'s> RegionNames<'s> {
    /// Starts with only place names taken.
    pub(super) fn new(survey: &'s Survey<'s>) -> Self {
        let places = survey.map.labels.iter().filter(|_| survey.view.layers.has(Layer::Labels));
        let taken = places.flat_map(|label| marks::label(survey, label)).map(|shape| shape.bounds).collect();
        Self { survey, hexes: Vec::new(), taken }
    }

    /// Registers the hexes of a region, whatever the order of naming.
    pub(super) fn expect(&mut self, number: usize, hexes: BTreeSet<Hex>) {
        self.hexes.push((number, hexes));
    }

    /// Places the name of a region and returns its hex and shapes; `None` if the map already prints it.
    pub(super) fn write(&mut self, number: usize, region: &Region, colour: Colour) -> Option<(Hex, Vec<Shape>)> {
        let words = region.name.get(self.survey.view.language);
        let words = if words.is_empty() { region.id.as_str() } else { words };
        if self.is_printed(words) {
            return None;
        }
        let own = self.hexes.iter().find(|(own, _)| *own == number).map(|(_, hexes)| hexes)?;
        let places: Vec<Point> = match &region.members {
            Members::Hexes(_) | Members::Spots(_) => {
                own.iter().map(|hex| centre(*hex) + Point::new(0.0, DROP)).collect()
            }
            Members::Hexsides(sides) => sides.iter().filter_map(|side| middle_of(*side)).collect(),
        };
        let ink = colour.mix(self.survey.palette.ink, 0.3);
        let size = if places.len() >= MANY { LARGE } else { SMALL };
        let room = Rect::around(places.iter().copied()).width().clamp(ACROSS, 4.0 * ACROSS);
        let broken = lines_in(Typeface::Serif, words, size, Weight::Plain, room);
        let text = |line: &str, at: Point| Text::new(at, line, size, ink).in_serif().halo(self.survey.palette.paper);
        let wide = broken.iter().map(|line| text(line, Point::default()).width()).fold(0.0, f32::max);
        let half = Point::new(wide / 2.0, size * STEP * broken.len() as f32 / 2.0);
        let at = self.best(number, &places, half)?;
        self.taken.push(Rect::new(at - half, at + half));
        let hex = own.first().copied().or_else(|| hex_at(at))?;
        let mut pen = Pen::new(Layer::RegionNames, Place::Sheet);
        let first = at.y - size * STEP * (broken.len() as f32 - 1.0) / 2.0;
        for (line, words) in broken.iter().enumerate() {
            pen.text(0, text(words, Point::new(at.x, first + size * STEP * line as f32)));
        }
        Some((hex, pen.done()))
    }

    /// Whether the map already prints a name.
    fn is_printed(&self, words: &str) -> bool {
        let (survey, plain) = (self.survey, words.to_lowercase());
        let mut names = survey.map.labels.iter().filter(|_| survey.view.layers.has(Layer::Labels));
        names.any(|label| label.text.get(survey.view.language).to_lowercase() == plain)
    }

    /// Returns the best of some places for a name of half-size `half`: clear of other names first, then within the
    /// region, then where no smaller region lies, then near the centre.
    fn best(&self, number: usize, places: &[Point], half: Point) -> Option<Point> {
        let middle = Rect::around(places.iter().copied()).centre();
        let own = self.hexes.iter().find(|(own, _)| *own == number).map(|(_, hexes)| hexes);
        let outside = |at: Point| {
            let ends = [-1.0, 0.0, 1.0].map(|part| at + Point::new(half.x * part, 0.0));
            ends.into_iter()
                .filter(|end| !hex_at(*end).is_some_and(|hex| own.is_some_and(|own| own.contains(&hex))))
                .count()
        };
        let score = |at: Point| {
            let rect = Rect::new(at - half, at + half);
            let covered = self.taken.iter().filter(|taken| taken.meets(rect)).count();
            let smaller = hex_at(at).map_or(0, |hex| {
                self.hexes.iter().filter(|(other, hexes)| *other > number && hexes.contains(&hex)).count()
            });
            (covered, outside(at), smaller, ((at - middle).length() / (SIDE * 0.5)) as u32)
        };
        places.iter().copied().min_by_key(|at| score(*at))
    }
}
