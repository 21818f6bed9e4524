//! Features along hexsides: sections of the wall, the perimeter, redoubts, arches.

use std::collections::BTreeSet;

use rules::hex::Hex;
use rules::hexside::Hexside;
use rules::map::{Region, RegionKind};

use super::naming::{Badge, FeatureName, FeatureNames};
use super::{Fort, rank};
use crate::picture::geometry::Point;
use crate::picture::layout::{PIXEL, ends};
use crate::picture::palette::{Colour, Palette};
use crate::picture::pen::Pen;
use crate::picture::shape::{Layer, LineStyle, Paint, Place, Shape};
use crate::picture::survey::Survey;

/// The width of the band of a section of the wall.
const SECTION: f32 = 24.0;
/// The width of the band of the perimeter.
const PERIMETER: f32 = 15.0;
/// The distance of a cross from its hexside.
const BEYOND: f32 = 13.0;
/// The font size of the name of a section.
const NAME: f32 = 13.5;

/// Draws a region of hexsides; a section of the wall with its name outside the fort.
pub(super) fn sides(survey: &Survey<'_>, fort: &Fort<'_>, region: &Region, names: &mut FeatureNames<'_>) -> Vec<Shape> {
    let mut pen = Pen::new(Layer::Features, Place::Sheet);
    let palette = survey.palette;
    let is_section = region.kind == RegionKind::WALL_SECTION;
    // The sections are parts of the perimeter and show where it runs.
    let hidden = |side: &&Hexside| region.kind == RegionKind::PERIMETER && fort.sections.contains(*side);
    let own: Vec<Hexside> = region.members.sides().iter().filter(|side| !hidden(side)).copied().collect();
    let colour = fort.colours.get(region.id.as_str()).copied().unwrap_or(palette.barred);
    if is_section {
        let lines = own.iter().filter_map(|side| ends(*side)).map(|ends| ends.to_vec()).collect();
        pen.lines(rank::BAND, lines, LineStyle::round(colour.faded(150), SECTION));
    } else {
        for side in &own {
            if let (Some(ends), Some(outwards)) = (ends(*side), fort.outwards(*side)) {
                mark(&mut pen, &region.kind, ends, outwards, palette);
            }
        }
    }
    let mut shapes = pen.done();
    if is_section {
        let outside = |side: &Hexside| side.hexes().into_iter().find(|hex| !fort.inside.contains(hex));
        let hexes: BTreeSet<Hex> =
            own.iter().filter_map(outside).filter(|hex| survey.map.grid.contains(*hex)).collect();
        shapes.extend(names.write(&FeatureName {
            words: survey.words(region),
            hexes: &hexes,
            ink: colour.mix(palette.ink, 0.3),
            size: NAME,
            is_bold: true,
            badge: Badge::default(),
        }));
    }
    shapes
}

/// Draws the mark of a kind of regions on one hexside; `outwards` is one unit long.
pub(super) fn mark(pen: &mut Pen, kind: &str, [a, b]: [Point; 2], outwards: Point, palette: &Palette) {
    let middle = a.towards(b, 0.5);
    let along = (b - a).unit();
    match kind {
        RegionKind::WALL_SECTION => {
            pen.line(rank::BAND, &[a, b], LineStyle::round(palette.regions[0].faded(150), SECTION));
        }
        RegionKind::PERIMETER => {
            pen.line(rank::BAND, &[a, b], LineStyle::round(palette.barred.faded(110), PERIMETER));
        }
        RegionKind::UNSCALABLE => {
            let at = middle + outwards * BEYOND;
            let stroke = |one: Point| vec![at - one * 4.6, at + one * 4.6];
            let lines = vec![stroke(along + outwards), stroke(along - outwards)];
            pen.lines(rank::MARK, lines, LineStyle::round(palette.barred, 1.5 * PIXEL));
        }
        RegionKind::YARD_WALL => {
            pen.line(rank::MARK, &[a, b], LineStyle::round(palette.stone_edge, 4.6 * PIXEL));
            pen.line(rank::MARK + 1, &[a, b], LineStyle::round(palette.stone, 2.6 * PIXEL));
        }
        RegionKind::REDOUBT => teeth(pen, [a, b], outwards, 9.0, earth(palette)),
        RegionKind::BASTION => teeth(pen, [a, b], outwards, 16.0, earth(palette)),
        RegionKind::ARCH => {
            let rim = LineStyle::flat(palette.jamb, 1.6 * PIXEL);
            pen.circles(rank::MARK, vec![middle], 15.0, Paint::both(palette.jamb_core.faded(90), rim));
        }
        _ => pen.line(rank::BAND, &[a, b], LineStyle::round(palette.entry.faded(120), PERIMETER)),
    }
}

/// Draws points of earth along a hexside, `high` beyond it.
fn teeth(pen: &mut Pen, [a, b]: [Point; 2], outwards: Point, high: f32, colour: Colour) {
    let tooth = |number: u8| {
        let at = |part: f32| a.towards(b, (f32::from(number) + part) / 3.0);
        vec![at(0.1), at(0.5) + outwards * high, at(0.9)]
    };
    pen.areas(rank::MARK, (0..3).map(tooth).collect(), Paint::fill(colour));
}

/// The colour of earthworks.
fn earth(palette: &Palette) -> Colour {
    palette.rubble.mix(palette.ink, 0.35)
}
