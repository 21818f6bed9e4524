//! The part of the map that the window shows: the only conversion between the screen and the map.

use iced::{Point, Rectangle, Size, Vector};

use crate::picture::geometry::{self, Rect};
use crate::picture::layout::ACROSS;

/// The range of scales, in pixels per map unit: hexes from 6 to 320 px across.
const SCALES: std::ops::RangeInclusive<f32> = 6.0 / ACROSS..=320.0 / ACROSS;
/// The least scale at which a whole map is shown, however small the window, in pixels per map unit.
const LEAST: f32 = 0.5 / ACROSS;
/// The scale at a hundred percent, in pixels per map unit: hexes as on the printed map, sixty pixels across.
const PRINTED: f32 = 60.0 / ACROSS;
/// The least scale after a jump, in pixels per map unit: hexsides and numbers are easy to tell.
const NEAR: f32 = 72.0 / ACROSS;
/// The margin around a map that is shown whole, in px.
const MARGIN: f32 = 16.0;
/// The zoom factor of one notch of the wheel.
const NOTCH: f32 = 1.15;

/// The part of the map that the window shows.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub enum Camera {
    /// The whole map, whatever the size of the window.
    #[default]
    Whole,
    /// A part of the map.
    Part {
        /// The point of the map in the middle of the window.
        centre: geometry::Point,
        /// The scale, in pixels per map unit.
        scale: f32,
    },
}

impl Camera {
    /// Returns the projection of a map onto a window of this size.
    pub fn project(self, map: Rect, window: Size) -> Projection {
        let (centre, scale) = match self {
            Self::Part { centre, scale } => (centre, scale),
            Self::Whole => {
                let across = (window.width - 2.0 * MARGIN) / map.width().max(1.0);
                let down = (window.height - 2.0 * MARGIN) / map.height().max(1.0);
                // The whole map is shown even if it is larger than the scales allow.
                (map.centre(), across.min(down).min(*SCALES.end()).max(LEAST))
            }
        };
        let offset = Vector::new(window.width / 2.0 - centre.x * scale, window.height / 2.0 - centre.y * scale);
        Projection { scale, offset }
    }

    /// Returns the camera after the map was dragged by this many pixels.
    #[must_use]
    pub fn panned(self, by: Vector, map: Rect, window: Size) -> Self {
        let now = self.project(map, window);
        Self::looking(Projection { offset: now.offset + by, ..now }, map, window)
    }

    /// Returns the camera after the wheel turned with the pointer at `at`: the point under the pointer stays in place.
    #[must_use]
    pub fn zoomed(self, at: Point, notches: f32, map: Rect, window: Size) -> Self {
        let now = self.project(map, window);
        let still = now.to_map(at);
        let least = SCALES.start().min(Self::Whole.project(map, window).scale);
        let scale = (now.scale * NOTCH.powf(notches)).clamp(least, *SCALES.end());
        let offset = Vector::new(at.x - still.x * scale, at.y - still.y * scale);
        Self::looking(Projection { scale, offset }, map, window)
    }

    /// Returns the camera after a jump to a point of the map: close enough to read it, or as close as before if that is
    /// closer.
    #[must_use]
    pub fn jumped(self, to: geometry::Point) -> Self {
        let scale = match self {
            Self::Part { scale, .. } => scale.max(NEAR),
            Self::Whole => NEAR,
        };
        Self::Part { centre: to, scale }
    }

    /// Returns the camera with this point of the map in the middle, at the same scale.
    #[must_use]
    pub fn moved(self, to: geometry::Point, map: Rect, window: Size) -> Self {
        Self::Part { centre: to, scale: self.project(map, window).scale }
    }

    /// Returns the camera of a projection. The map can be pushed aside, but its edge never passes the middle of the
    /// window.
    fn looking(seen: Projection, map: Rect, window: Size) -> Self {
        let centre = seen.to_map(Point::new(window.width / 2.0, window.height / 2.0));
        let centre = geometry::Point::new(centre.x.clamp(map.from.x, map.to.x), centre.y.clamp(map.from.y, map.to.y));
        Self::Part { centre, scale: seen.scale }
    }
}

/// The projection of a camera: screen = map × scale + offset.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Projection {
    /// The scale, in pixels per map unit.
    pub scale: f32,
    /// The position of the map's origin in the window.
    pub offset: Vector,
}

impl Projection {
    /// Returns the scale in percent of the printed size.
    pub fn percent(self) -> usize {
        (self.scale / PRINTED * 100.0).round().max(1.0) as usize
    }

    /// Returns the point of the map under a point of the window.
    pub fn to_map(self, at: Point) -> geometry::Point {
        geometry::Point::new((at.x - self.offset.x) / self.scale, (at.y - self.offset.y) / self.scale)
    }

    /// Returns the position of a point of the map in the window.
    pub fn to_screen(self, at: geometry::Point) -> Point {
        Point::new(at.x * self.scale + self.offset.x, at.y * self.scale + self.offset.y)
    }

    /// Returns the projection moved by a fraction of a pixel, so that pixels of the map are pixels of the screen.
    /// `pixels` is the number of physical pixels per logical pixel.
    #[must_use]
    pub fn snapped(self, bounds: Rectangle, pixels: f32) -> Self {
        let snap = |corner: f32, offset: f32| ((corner + offset) * pixels).round() / pixels - corner;
        Self { offset: Vector::new(snap(bounds.x, self.offset.x), snap(bounds.y, self.offset.y)), ..self }
    }

    /// Returns the part of the map that a window of this size shows.
    pub fn visible(self, window: Size) -> Rect {
        Rect::new(self.to_map(Point::ORIGIN), self.to_map(Point::new(window.width, window.height)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MAP: Rect = Rect::new(geometry::Point::new(0.0, 0.0), geometry::Point::new(2000.0, 2500.0));
    const WINDOW: Size = Size::new(800.0, 600.0);

    #[test]
    fn the_point_under_the_pointer_stays_while_zooming() {
        let at = Point::new(420.0, 310.0);
        let before = Camera::Whole.project(MAP, WINDOW).to_map(at);
        let after = Camera::Whole.zoomed(at, 3.0, MAP, WINDOW).project(MAP, WINDOW);
        assert!((after.to_map(at) - before).length() < 0.1);
        assert!(after.to_screen(before).distance(at) < 0.1);
    }

    #[test]
    fn the_whole_map_is_inside_the_window() {
        let seen = Camera::Whole.project(MAP, WINDOW);
        assert!(seen.visible(WINDOW).contains(MAP));
        let corner = seen.to_screen(MAP.from);
        assert!(corner.x > MARGIN && (corner.y - MARGIN).abs() < 0.1);
    }

    #[test]
    fn a_drag_moves_the_map_with_the_pointer_and_never_out_of_sight() {
        let middle = MAP.centre();
        let there = Camera::Whole.jumped(middle);
        let before = there.project(MAP, WINDOW).to_screen(middle);
        let by = Vector::new(30.0, -12.0);
        let after = there.panned(by, MAP, WINDOW).project(MAP, WINDOW).to_screen(middle);
        assert!(after.distance(before + by) < 0.1);
        let far = there.panned(Vector::new(90_000.0, 0.0), MAP, WINDOW).project(MAP, WINDOW);
        assert!(far.visible(WINDOW).meets(MAP));
    }
}
