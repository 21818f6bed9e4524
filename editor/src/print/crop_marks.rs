//! Crop marks: hairlines that say where to cut, outside of everything that is printed. Nothing is drawn around what is
//! cut out: no knife is that exact.

use crate::picture::geometry::{Point, Rect};
use crate::picture::palette::Colour;
use crate::picture::shape::{LineStyle, Shape};

use super::lines::ruled;
use super::paper::MM;

/// How thick a mark is.
pub(super) const WIDTH: f32 = 0.15 * MM;
/// How far it stays away from what is printed.
const CLEAR: f32 = 0.5 * MM;
/// How long it is.
pub(super) const LENGTH: f32 = 2.5 * MM;
/// The room marks need beside what is printed.
pub(super) const ROOM: f32 = CLEAR + LENGTH;

/// Where to cut: lines down the sheet and lines across it.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Cuts {
    /// The places of upright cuts, from the left.
    pub(super) across: Vec<f32>,
    /// The places of level cuts, from the top.
    pub(super) down: Vec<f32>,
}

/// Marks at the ends of cuts, around a printed part of the sheet.
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
