//! Entry areas: one outline around all hexes of an area, one numeral at its centre, and an arrow where its units
//! enter.
//!
//! An area is drawn as a whole, not hex by hex: the rules name its hexes together, and an army enters as one.

use std::collections::{BTreeMap, BTreeSet};

use rules::hex::Hex;
use rules::map::EntryArea;

use super::geometry::{Point, Rect};
use super::layout::{ACROSS, PIXEL, bounds, centre};
use super::outline::outlines;
use super::palette::Colour;
use super::pen::Pen;
use super::shape::{Layer, LineStyle, Paint, Place, Shape, Text};
use super::survey::Survey;

/// The font size of the numerals, which are lining figures like those of the sans-serif face.
const NUMERAL: f32 = 66.0;
/// The distance of the centre of a numeral outside the map.
pub(super) const MARGIN: f32 = 34.0;
/// The distance of numeral and arrow from the centre of their area, on opposite sides.
const BESIDE: f32 = 27.0;
/// Half the length of an arrow.
pub(super) const HALF: f32 = 22.0;
/// The rank of the tint, below the outline.
const TINT: u8 = 0;
/// The rank of the outline.
const OUTLINE: u8 = 1;
/// The rank of the arrow.
const ARROW: u8 = 2;
/// The rank of the numeral.
const FIGURE: u8 = 3;

/// Draws the entry areas of a map, by their first hexes.
pub(super) fn areas(survey: &Survey<'_>) -> BTreeMap<Hex, Vec<Shape>> {
    let mut drawn = BTreeMap::<Hex, Vec<Shape>>::new();
    for area in survey.map.entry_areas.iter().filter(|_| survey.view.features.has_entry_areas()) {
        let hexes: BTreeSet<_> = area.hexes.iter().copied().filter(|hex| survey.map.grid.contains(*hex)).collect();
        if let Some(first) = hexes.first() {
            drawn.entry(*first).or_default().extend(draw(survey, area, &hexes));
        }
    }
    drawn
}

fn draw(survey: &Survey<'_>, area: &EntryArea, hexes: &BTreeSet<Hex>) -> Vec<Shape> {
    // The shapes of an area belong to none of its hexes: painting one of them leaves the area unchanged.
    let mut pen = Pen::new(Layer::EntryAreas, Place::Sheet);
    let entry = survey.palette.entry;
    let rims = outlines(hexes);
    pen.areas(TINT, rims.clone(), Paint::fill(entry.faded(34)));
    pen.areas(OUTLINE, rims, Paint::outline(LineStyle::round(entry, PIXEL * 1.5)));
    let middle = Rect::around(hexes.iter().copied().map(centre)).centre();
    let map = bounds(survey.map.grid);
    let way = inwards(map, middle);
    let figure = |at: Point| Text::new(at, area.number.to_string(), NUMERAL, entry).bold();
    let at_rim = |hex: &Hex| depth(map, centre(*hex), way) < ACROSS * 0.7;
    if hexes.iter().any(at_rim) {
        // In the margin no counter hides them.
        let rim = middle - way * depth(map, middle, way);
        let along = if way.y == 0.0 { Point::new(0.0, 1.0) } else { Point::new(1.0, 0.0) };
        let numeral = figure(rim - way * MARGIN - along * BESIDE);
        pen.text(FIGURE, numeral);
        arrow(&mut pen, rim - way * (MARGIN + HALF) + along * BESIDE, way, entry);
    } else if let Some(&home) = hexes.iter().min_by(|a, b| far(a, middle).total_cmp(&far(b, middle))) {
        let numeral = figure(centre(home) + Point::new(0.0, 8.0));
        pen.text(FIGURE, numeral.halo(survey.palette.outside.mix(entry, 0.05)));
    }
    pen.done()
}

/// Returns the distance from a point to the centre of a hex.
fn far(hex: &Hex, from: Point) -> f32 {
    (centre(*hex) - from).length()
}

/// Returns the distance of a point within the map from the edge at which the direction `way` begins.
pub(super) fn depth(map: Rect, at: Point, way: Point) -> f32 {
    let rim =
        Point::new(if way.x > 0.0 { map.from.x } else { map.to.x }, if way.y > 0.0 { map.from.y } else { map.to.y });
    (at - rim).dot(way)
}

/// Draws a short arrow with a broad head.
pub(super) fn arrow(pen: &mut Pen, tail: Point, way: Point, colour: Colour) {
    let across = way.quarter();
    let corner = |along: f32, aside: f32| tail + way * along + across * aside;
    let arrow =
        [(0.0, -4.8), (20.0, -4.8), (17.0, -13.0), (44.0, 0.0), (17.0, 13.0), (20.0, 4.8), (0.0, 4.8), (4.5, 0.0)];
    pen.area(ARROW, &arrow.map(|(along, aside)| corner(along, aside)), Paint::fill(colour));
}

/// Returns the direction onto the map: away from the nearest edge.
pub(super) fn inwards(map: Rect, at: Point) -> Point {
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
