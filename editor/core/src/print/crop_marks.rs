//! Crop marks: hairlines that show where to cut, outside of the printed area. Nothing is drawn around the pieces
//! themselves, because no knife is that exact.

use crate::picture::geometry::{Point, Rect};
use crate::picture::palette::Colour;
use crate::picture::shape::{LineStyle, Shape};

use super::lines::ruled;
use super::paper::MM;

/// The thickness of a mark.
pub(super) const WIDTH: f32 = 0.15 * MM;
/// The distance of a mark from the printed area.
const CLEAR: f32 = 0.5 * MM;
/// The length of a mark.
pub(super) const LENGTH: f32 = 2.5 * MM;
/// The room that marks need next to the printed area.
pub(super) const ROOM: f32 = CLEAR + LENGTH;

/// The lines to cut along, vertical and horizontal.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Cuts {
    /// The positions of vertical cuts, from the left.
    pub(super) across: Vec<f32>,
    /// The positions of horizontal cuts, from the top.
    pub(super) down: Vec<f32>,
}

/// Returns marks at the ends of cuts, around a printed part of the sheet.
pub(super) fn around(cuts: &Cuts, printed: Rect) -> Vec<Shape> {
    let upright = cuts.across.iter().flat_map(|x| {
        let mark = |y: f32, way: f32| vec![Point::new(*x, y + way * CLEAR), Point::new(*x, y + way * ROOM)];
        [mark(printed.from.y, -1.0), mark(printed.to.y, 1.0)]
    });
    let level = cuts.down.iter().flat_map(|y| {
        let mark = |x: f32, way: f32| vec![Point::new(x + way * CLEAR, *y), Point::new(x + way * ROOM, *y)];
        [mark(printed.from.x, -1.0), mark(printed.to.x, 1.0)]
    });
    let marks: Vec<_> = upright.chain(level).collect();
    vec![ruled(marks, LineStyle::flat(Colour::hex(0), WIDTH))]
}
