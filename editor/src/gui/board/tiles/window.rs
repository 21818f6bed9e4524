//! What the window shows, in pixels of the screen.

use iced::widget::image::Handle;
use iced::{Point, Rectangle, Size, Vector};

use super::TILE;
use crate::gui::board::camera::Projection;
use crate::picture::geometry::{self, Rect};

/// A hair to the right of a pixel's edge, in px: renderers cut positions off to whole pixels.
const HAIR: f32 = 0.02;

/// The pixels a canvas covers, counted on the whole map at its scale.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(in crate::gui::board) struct Window {
    /// Pixels a map unit takes.
    pub(super) scale: f32,
    /// The first pixel.
    pub(super) from: [i32; 2],
    /// How many pixels there are.
    pub(super) size: [i32; 2],
    /// Where the first pixel lies, from the corner of the canvas.
    corner: Point,
    /// Pixels of the screen in a unit of the window.
    pixels: f32,
}

/// An image and where it is shown, from the corner of the canvas.
pub(in crate::gui::board) type PlacedImage = (Rectangle, Handle);

impl Window {
    /// The pixels of a canvas with this projection, which has been [snapped](Projection::snapped) to them.
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

    /// The first and the last tile, with some rings around them: how far across and how far down.
    pub(super) fn tiles(&self, rings: i32) -> [[i32; 2]; 2] {
        let last = |at: usize| (self.from[at] + self.size[at] - 1).div_euclid(TILE) + rings;
        [self.from.map(|from| from.div_euclid(TILE) - rings), [last(0), last(1)]]
    }

    /// Where rows of pixels are shown, from the corner of the canvas.
    pub(super) fn rows(&self, first: i32, count: i32) -> Rectangle {
        let size = Size::new(self.size[0] as f32 / self.pixels, count as f32 / self.pixels);
        Rectangle::new(self.corner + Vector::new(0.0, first as f32 / self.pixels), size)
    }
}

/// The first and the last tile of a zoom that show a part of the map: how far across and how far down.
pub(super) fn tiles_of(part: Rect, scale: f32) -> [[i32; 2]; 2] {
    let tile = |at: f32| (at.floor() as i32).div_euclid(TILE);
    let from = [tile(part.from.x * scale), tile(part.from.y * scale)];
    // The far edge belongs to the next tile.
    let last = |at: f32| (at.ceil() as i32 - 1).div_euclid(TILE);
    [from, [last(part.to.x * scale), last(part.to.y * scale)]]
}

/// The part of the map between two pixels.
pub(super) fn on_map(from: [i32; 2], to: [i32; 2], scale: f32) -> Rect {
    let corner = |at: [i32; 2]| geometry::Point::new(at[0] as f32 / scale, at[1] as f32 / scale);
    Rect::new(corner(from), corner(to))
}
