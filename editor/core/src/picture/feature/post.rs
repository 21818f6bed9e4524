//! Start positions of columns, and the places where groups enter play.

use std::collections::BTreeSet;

use rules::hex::Hex;
use rules::map::{Members, Region, RegionKind};
use rules::spot::Spot;

use super::naming::{Badge, FeatureName, FeatureNames};
use super::{in_full, rank, seen};
use crate::picture::entry_area::{HALF, MARGIN, arrow, depth, inwards};
use crate::picture::geometry::{Point, Rect};
use crate::picture::layout::{ACROSS, PIXEL, bounds, centre, corners_around};
use crate::picture::outline::{inset, outlines};
use crate::picture::palette::Palette;
use crate::picture::pen::Pen;
use crate::picture::shape::{Layer, LineStyle, Paint, Place, Shape, Text};
use crate::picture::survey::Survey;

/// The font size of the name of a start position.
const START: f32 = 14.5;
/// The font size of the name of the place of a group.
const PLACE: f32 = 12.5;
/// The width of a dashed outline.
const WIDE: f32 = 1.7 * PIXEL;
/// Its dashes and gaps, those of a start position first.
const DASHES: [[f32; 2]; 2] = [[9.0, 5.0], [4.0, 5.0]];
/// The distance of the outline of a place from the edge of its hexes, and what each further place adds to it, so that
/// places in the same hexes can be told apart.
const INSET: [f32; 2] = [7.0, 2.5];

/// Draws a start position: an outline, an arrow where the column comes in, and its name with the half inches that the
/// column marches before.
pub(super) fn start(survey: &Survey<'_>, region: &Region, names: &mut FeatureNames<'_>) -> Vec<Shape> {
    let hexes: BTreeSet<Hex> =
        region.members.hexes().into_iter().filter(|hex| survey.map.grid.contains(*hex)).collect();
    let mut pen = Pen::new(Layer::Features, Place::Sheet);
    let entry = survey.palette.entry;
    let rims = outlines(&hexes);
    pen.areas(rank::TINT, rims.clone(), Paint::fill(entry.faded(30)));
    pen.areas(rank::OUTLINE, rims.iter().map(|rim| inset(rim, 3.0)).collect(), outline(survey.palette, DASHES[0]));
    come_in(survey, &hexes, &mut pen);
    let mut shapes = pen.done();
    let off = region.figures.get(RegionKind::OFF_MAP).copied().unwrap_or(0);
    let words = format!("{} +{off}", survey.words(region));
    shapes.extend(names.write(&FeatureName {
        words: &words,
        hexes: &hexes,
        ink: entry,
        size: START,
        is_bold: true,
        badge: Badge::default(),
    }));
    shapes
}

/// Draws the place of a group, the one with this number on the map: a dotted outline and its name, and at the edge of
/// the map an arrow.
pub(super) fn place(survey: &Survey<'_>, region: &Region, number: usize, names: &mut FeatureNames<'_>) -> Vec<Shape> {
    let lowest = |hex: &Hex| {
        let storeys = survey.map.storeys(*hex).iter();
        storeys.min_by_key(|own| (own.elevation, own.level)).map(|own| Spot::new(*hex, own.level))
    };
    let spots: Vec<Spot> = match &region.members {
        Members::Hexes(hexes) => hexes.iter().filter_map(lowest).collect(),
        Members::Spots(spots) => spots.clone(),
        Members::Hexsides(_) => Vec::new(),
    };
    let is_shown = |spot: &Spot| seen(survey, spot.hex) == Some(*spot) && in_full(survey, *spot);
    let hexes: BTreeSet<Hex> = spots.into_iter().filter(is_shown).map(|spot| spot.hex).collect();
    if hexes.is_empty() {
        return Vec::new();
    }
    let mut pen = Pen::new(Layer::Features, Place::Sheet);
    let by = INSET[0] + INSET[1] * (number % 3) as f32;
    let rims = outlines(&hexes).iter().map(|rim| inset(rim, by)).collect();
    pen.areas(rank::OUTLINE, rims, outline(survey.palette, DASHES[1]));
    come_in(survey, &hexes, &mut pen);
    let mut shapes = pen.done();
    shapes.extend(names.write(&FeatureName {
        words: survey.words(region),
        hexes: &hexes,
        ink: survey.palette.entry,
        size: PLACE,
        is_bold: false,
        badge: Badge::default(),
    }));
    shapes
}

fn outline(palette: &Palette, [dash, gap]: [f32; 2]) -> Paint {
    Paint::outline(LineStyle::round(palette.entry, WIDE).dashed(dash, gap))
}

/// Draws an arrow in the margin if the hexes lie at the edge of the map, where no counter hides it.
fn come_in(survey: &Survey<'_>, hexes: &BTreeSet<Hex>, pen: &mut Pen) {
    let map = bounds(survey.map.grid);
    let middle = Rect::around(hexes.iter().copied().map(centre)).centre();
    let way = inwards(map, middle);
    if hexes.iter().any(|hex| depth(map, centre(*hex), way) < ACROSS * 0.7) {
        let rim = middle - way * depth(map, middle, way);
        arrow(pen, rim - way * (MARGIN + HALF), way, survey.palette.entry);
    }
}

/// Draws a sample of a start position or of the place of a group.
pub(super) fn sample(pen: &mut Pen, kind: &str, at: Point, reach: f32, palette: &Palette) {
    let is_start = kind == RegionKind::START_POSITION;
    let corners = corners_around(at, reach * 0.94);
    if is_start {
        pen.area(rank::TINT, &corners, Paint::fill(palette.entry.faded(30)));
        pen.text(rank::MARK, Text::new(at, "+9", START, palette.entry).bold());
    }
    pen.area(rank::OUTLINE, &corners, outline(palette, DASHES[usize::from(!is_start)]));
}
