//! The pixels of the screen that the window covers.

use iced::widget::image::Handle;
use iced::{Point, Rectangle, Size, Vector};

use super::TILE;
use crate::gui::board::camera::Projection;
use crate::picture::geometry::{self, Rect};

/// A small offset to the right of a pixel's edge, in px: renderers truncate positions to whole pixels.
const HAIR: f32 = 0.02;

/// The pixels a canvas covers, in the coordinates of the whole map at this scale.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(in crate::gui::board) struct Window {
    /// The scale, in pixels per map unit.
    pub(super) scale: f32,
    /// The first pixel, across and down.
    pub(super) from: [i32; 2],
    /// The number of pixels, across and down.
    pub(super) size: [i32; 2],
    /// The position of the first pixel in the canvas.
    corner: Point,
    /// Physical pixels per logical pixel.
    pixels: f32,
}

/// An image and its rectangle in the canvas.
pub(in crate::gui::board) type PlacedImage = (Rectangle, Handle);

impl Window {
    /// Returns the pixels of a canvas with this projection, which has been [snapped](Projection::snapped) to them.
    pub(in crate::gui::board) fn new(seen: Projection, bounds: Rectangle, pixels: f32) -> Self {
        let first = |from: f32| (from * pixels - HAIR).ceil();
        let last = |to: f32| (to * pixels + HAIR).floor();
        let (left, top) = (first(bounds.x), first(bounds.y));
        let origin = bounds.position() + seen.offset;
        let far = |at: f32| at.round() as i32;
        Self {
            scale: seen.scale * pixels,
            from: [far(left - origin.x * pixels), far(top - origin.y * pixels)],
            size: [far(last(bounds.x + bounds.width) - left).max(0), far(last(bounds.y + bounds.height) - top).max(0)],
            corner: Point::new((left + HAIR) / pixels - bounds.x, (top + HAIR) / pixels - bounds.y),
            pixels,
        }
    }

    /// Returns the first and the last tile, with `rings` rings around them, as column and row.
    pub(super) fn tiles(&self, rings: i32) -> [[i32; 2]; 2] {
        let last = |at: usize| (self.from[at] + self.size[at] - 1).div_euclid(TILE) + rings;
        [self.from.map(|from| from.div_euclid(TILE) - rings), [last(0), last(1)]]
    }

    /// Returns the rectangle of some rows of pixels in the canvas.
    pub(super) fn rows(&self, first: i32, count: i32) -> Rectangle {
        let size = Size::new(self.size[0] as f32 / self.pixels, count as f32 / self.pixels);
        Rectangle::new(self.corner + Vector::new(0.0, first as f32 / self.pixels), size)
    }
}

/// Returns the first and the last tile of a zoom that show a part of the map, as column and row.
pub(super) fn tiles_of(part: Rect, scale: f32) -> [[i32; 2]; 2] {
    let tile = |at: f32| (at.floor() as i32).div_euclid(TILE);
    let from = [tile(part.from.x * scale), tile(part.from.y * scale)];
    // The far edge belongs to the next tile.
    let last = |at: f32| (at.ceil() as i32 - 1).div_euclid(TILE);
    [from, [last(part.to.x * scale), last(part.to.y * scale)]]
}

/// Returns the part of the map between two pixels.
pub(super) fn on_map(from: [i32; 2], to: [i32; 2], scale: f32) -> Rect {
    let corner = |at: [i32; 2]| geometry::Point::new(at[0] as f32 / scale, at[1] as f32 / scale);
    Rect::new(corner(from), corner(to))
}
