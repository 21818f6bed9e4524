//! Entry areas: one outline around all the hexes of an area, one numeral in its middle, and an arrow to where its
//! units come in.
//!
//! An area is drawn as a whole, not hex by hex: its hexes are named together in the rules, and an army enters as one.

use std::collections::{BTreeMap, BTreeSet};

use rules::hex::Hex;
use rules::map::EntryArea;

use super::geometry::{Point, Rect};
use super::layout::{PIXEL, bounds, centre};
use super::outline::outlines;
use super::palette::Colour;
use super::pen::Pen;
use super::shape::{Layer, Paint, Place, Shape, Stroke, Text};
use super::survey::Survey;

/// Size of the numerals.
const NUMERAL: f32 = 44.0;
/// Rank of the tint, below the outline.
const TINT: u8 = 0;
/// Rank of the outline.
const OUTLINE: u8 = 1;
/// Rank of the arrow.
const ARROW: u8 = 2;
/// Rank of the numeral.
const FIGURE: u8 = 3;

/// The entry areas of a map, by their first hexes.
pub(super) fn areas(survey: &Survey<'_>) -> BTreeMap<Hex, Vec<Shape>> {
    let mut drawn = BTreeMap::<Hex, Vec<Shape>>::new();
    for area in &survey.map.entry_areas {
        let hexes: BTreeSet<_> = area.hexes.iter().copied().filter(|hex| survey.map.grid.contains(*hex)).collect();
        if let Some(first) = hexes.first() {
            drawn.entry(*first).or_default().extend(draw(survey, area, &hexes));
        }
    }
    drawn
}

fn draw(survey: &Survey<'_>, area: &EntryArea, hexes: &BTreeSet<Hex>) -> Vec<Shape> {
    // The shapes of an area belong to none of its hexes: to paint one of them leaves the area as it is.
    let mut pen = Pen::new(Layer::EntryAreas, Place::Sheet);
    let entry = survey.palette.entry;
    let rims = outlines(hexes);
    pen.areas(TINT, rims.clone(), Paint::fill(entry.faded(34)));
    pen.areas(OUTLINE, rims, Paint::outline(Stroke::round(entry, PIXEL * 1.5)));
    let middle = Rect::around(hexes.iter().copied().map(centre)).centre();
    let far = |hex: &&Hex| (centre(**hex) - middle).length();
    if let Some(&home) = hexes.iter().min_by(|a, b| far(a).total_cmp(&far(b))) {
        let way = inwards(bounds(survey.map.grid), middle);
        let (figure, tail) = stand(way);
        sign(&mut pen, centre(home) + tail, way, entry);
        let text = Text::new(centre(home) + figure, area.number.to_string(), NUMERAL, entry).in_serif();
        pen.text(FIGURE, text.halo(survey.palette.outside.mix(entry, 0.05)));
    }
    pen.done()
}

/// Where numeral and arrow begin, from the middle of their hex: side by side or one above the other, clear of the
/// number at the upper side.
fn stand(way: Point) -> (Point, Point) {
    if way.y > 0.0 {
        (Point::new(0.0, -8.0), Point::new(0.0, 11.0))
    } else if way.y < 0.0 {
        (Point::new(0.0, 21.0), Point::new(0.0, 4.0))
    } else {
        (Point::new(-14.0 * way.x, 6.0), Point::new(4.0 * way.x, 6.0))
    }
}

/// A short arrow with a broad head.
fn sign(pen: &mut Pen, tail: Point, way: Point, colour: Colour) {
    let across = way.quarter();
    let corner = |along: f32, aside: f32| tail + way * along + across * aside;
    let arrow =
        [(0.0, -3.6), (15.0, -3.6), (13.0, -10.0), (33.0, 0.0), (13.0, 10.0), (15.0, 3.6), (0.0, 3.6), (3.5, 0.0)];
    pen.area(ARROW, &arrow.map(|(along, aside)| corner(along, aside)), Paint::fill(colour));
}

/// The way onto the map: away from the rim that is nearest.
fn inwards(map: Rect, at: Point) -> Point {
    let ways = [
        (at.y - map.from.y, Point::new(0.0, 1.0)),
        (map.to.y - at.y, Point::new(0.0, -1.0)),
        (at.x - map.from.x, Point::new(1.0, 0.0)),
        (map.to.x - at.x, Point::new(-1.0, 0.0)),
    ];
    let nearest = ways.into_iter().min_by(|a, b| a.0.total_cmp(&b.0));
    nearest.map_or_else(Point::default, |(_, way)| way)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn units_come_in_from_the_nearest_rim() {
        let map = Rect::new(Point::default(), Point::new(100.0, 100.0));
        assert_eq!(inwards(map, Point::new(50.0, 5.0)), Point::new(0.0, 1.0));
        assert_eq!(inwards(map, Point::new(95.0, 40.0)), Point::new(-1.0, 0.0));
    }
}
