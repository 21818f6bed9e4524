//! The field around a map: open country up to a rectangular edge, as on a printed sheet, dimmed towards its edges.

use rules::hex::Hex;
use rules::map::Ground;

use super::geometry::{Point, Rect};
use super::ground::{OPEN, VIGNETTE};
use super::layout::{ACROSS, PIXEL, SIDE, bounds};
use super::palette::Colour;
use super::pen::Pen;
use super::shape::{Layer, LineStyle, Paint, Place, Shape, ShapeForm, Vignette};
use super::survey::Survey;

/// Where dusk begins to fall, as a multiple of the size of the settled part of the map.
const BEGIN: f32 = 1.15;
/// The darkness of the corners of the map: 255 would hide them.
const DARK: u8 = 52;
/// The smallest increment, in hexes, by which the settled part grows, so that painting one more rarely changes the
/// vignette.
const COARSE: u16 = 3;
/// On a large map the settled part grows by one `PART`th of the map at a time, because repainting all of it is
/// slow there.
const PART: u16 = 12;

/// Draws the field, its frame, and the vignette around the settled part.
pub(super) fn field(survey: &Survey<'_>) -> Vec<Shape> {
    let rim = bounds(survey.map.grid);
    let palette = survey.palette;
    let mut pen = Pen::new(Layer::Ground, Place::Sheet);
    pen.area(OPEN, &rim.corners(), Paint::fill(survey.open()));
    if let Some(dusk) = settled(survey).and_then(|settled| dusk(settled, rim, palette.shade)) {
        pen.form(VIGNETTE, ShapeForm::Vignette(rim, dusk));
    }
    let mut frame = Pen::new(Layer::Grid, Place::Sheet);
    frame.area(0, &rim.corners(), Paint::outline(LineStyle::flat(palette.ink_soft, PIXEL)));
    let mut shapes = pen.done();
    shapes.extend(frame.done());
    shapes
}

/// Returns the dusk around the settled part, darkest in the farthest corner of the map; `None` if there is no room
/// for it.
fn dusk(settled: Rect, rim: Rect, shade: Colour) -> Option<Vignette> {
    let (at, half) = (settled.centre(), Point::new(settled.width(), settled.height()) * 0.5);
    let far = |corner: Point| Point::new((corner.x - at.x) / half.x, (corner.y - at.y) / half.y).length();
    let farthest = rim.corners().map(far).into_iter().fold(0.0, f32::max);
    let fits = farthest.is_finite() && farthest > BEGIN;
    fits.then(|| Vignette { at, reach: half * farthest, inner: BEGIN / farthest, colour: shade.faded(DARK) })
}

/// Returns the approximate bounding rectangle of everything that is not open country.
fn settled(survey: &Survey<'_>) -> Option<Rect> {
    let grid = survey.map.grid;
    let own = survey.map.hexes.iter().filter(|entry| entry.ground != Ground::Outside && grid.contains(entry.hex));
    let (mut first, mut last) = (None::<Hex>, Hex::new(1, 1));
    for entry in own {
        let Hex { column, row } = entry.hex;
        first = Some(first.map_or(entry.hex, |first| Hex::new(first.column.min(column), first.row.min(row))));
        last = Hex::new(last.column.max(column), last.row.max(row));
    }
    let coarse = COARSE.max(grid.columns.max(grid.rows) / PART);
    let down = |number: u16| number / coarse * coarse;
    let up = |number: u16| number.div_ceil(coarse).saturating_mul(coarse);
    let first = first?;
    let corners = [Hex::new(down(first.column), down(first.row)), Hex::new(up(last.column), up(last.row))];
    let at = |hex: Hex| Point::new((f32::from(hex.column) - 1.0) * 1.5 * SIDE, (f32::from(hex.row) - 1.0) * ACROSS);
    Some(Rect::around(corners.map(at)))
}
