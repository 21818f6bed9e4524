//! The field a map lies on: open country up to a rectangular rim, as on a printed sheet, dimmed towards its edges.

use rules::hex::Hex;
use rules::map::Ground;

use super::geometry::{Point, Rect};
use super::ground::{OPEN, VIGNETTE};
use super::layout::{ACROSS, PIXEL, SIDE, bounds};
use super::pen::Pen;
use super::shape::{Layer, Paint, Place, Shape, Stroke};
use super::survey::Survey;

/// How much paler the field is than open country where no hex has a number.
const PALE: f32 = 0.34;
/// How far around the settled part of the map each step of the vignette begins, in hexes.
const STEPS: [f32; 5] = [1.2, 2.3, 3.5, 4.8, 6.2];
/// How dark each of them is.
const DARK: u8 = 10;
/// The settled part grows by so many hexes at a time: to paint one more rarely changes the vignette.
const COARSE: u16 = 3;
/// Corners of a step of the vignette.
const CORNERS: u8 = 64;

/// The field, its frame, and the vignette around what is settled.
pub(super) fn field(survey: &Survey<'_>) -> Vec<Shape> {
    let rim = bounds(survey.map.grid);
    let palette = survey.palette;
    let mut pen = Pen::new(Layer::Ground, Place::Sheet);
    pen.area(OPEN, &rim.corners(), Paint::fill(palette.outside.mix(palette.paper, PALE)));
    if let Some(settled) = settled(survey) {
        for step in STEPS {
            // Around the hole runs the rim of the map, the other way: the hole stays bright.
            let mut hole = rounded(settled.grown(ACROSS * step), rim);
            hole.reverse();
            pen.areas(VIGNETTE, vec![rim.corners().to_vec(), hole], Paint::fill(palette.shade.faded(DARK)));
        }
    }
    let mut frame = Pen::new(Layer::Grid, Place::Sheet);
    frame.area(0, &rim.corners(), Paint::outline(Stroke::flat(palette.ink_soft, PIXEL)));
    let mut shapes = pen.done();
    shapes.extend(frame.done());
    shapes
}

/// The rectangle around all that is no open country, roughly.
fn settled(survey: &Survey<'_>) -> Option<Rect> {
    let grid = survey.map.grid;
    let own = survey.map.hexes.iter().filter(|entry| entry.ground != Ground::Outside && grid.contains(entry.hex));
    let (mut first, mut last) = (None::<Hex>, Hex::new(1, 1));
    for entry in own {
        let Hex { column, row } = entry.hex;
        first = Some(first.map_or(entry.hex, |first| Hex::new(first.column.min(column), first.row.min(row))));
        last = Hex::new(last.column.max(column), last.row.max(row));
    }
    let down = |number: u16| number / COARSE * COARSE;
    let up = |number: u16| number.div_ceil(COARSE).saturating_mul(COARSE);
    let first = first?;
    let corners = [Hex::new(down(first.column), down(first.row)), Hex::new(up(last.column), up(last.row))];
    let at = |hex: Hex| Point::new((f32::from(hex.column) - 1.0) * 1.5 * SIDE, (f32::from(hex.row) - 1.0) * ACROSS);
    Some(Rect::around(corners.map(at)))
}

/// A rectangle with sides that bulge a little and corners that are round, as far as it lies within a rim.
fn rounded(rect: Rect, rim: Rect) -> Vec<Point> {
    let (middle, half) = (rect.centre(), Point::new(rect.width(), rect.height()) * 0.5);
    let bent = |part: f32| part.signum() * part.abs().powf(0.6);
    let corner = |number: u8| {
        let way = Point::new(1.0, 0.0).turned(f32::from(number) * 360.0 / f32::from(CORNERS));
        let at = middle + Point::new(bent(way.x) * half.x, bent(way.y) * half.y);
        Point::new(at.x.clamp(rim.from.x, rim.to.x), at.y.clamp(rim.from.y, rim.to.y))
    };
    (0..CORNERS).map(corner).collect()
}
