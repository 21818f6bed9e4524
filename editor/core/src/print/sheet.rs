//! A sheet: one printed side of a piece of paper.

use super::SheetKind;
use crate::picture::geometry::{Point, Rect};
use crate::picture::layout::ACROSS;
use crate::picture::palette::Colour;
use crate::picture::shape::{Layer, Shape};
use crate::picture::{Opacities, Picture, svg};

/// A sheet. Positions on it are measured in points from its upper left corner.
#[derive(Debug, Clone, PartialEq)]
pub struct Sheet {
    /// The kind of sheet it belongs to.
    pub content: SheetKind,
    /// Its title, such as `Map B2` or `Counters 1, backs`.
    pub title: String,
    /// The width and height.
    pub size: [f32; 2],
    /// The tiles of maps, below everything else.
    pub tiles: Vec<Tile>,
    /// All other shapes, in painting order.
    pub shapes: Vec<Shape>,
}

/// A part of a map on a sheet.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Tile {
    /// The index of the map in [maps](super::Booklet::maps).
    pub map: usize,
    /// The part of the sheet it covers.
    pub clip: Rect,
    /// The position of the centre of hex 0101, which may be off the sheet.
    pub origin: Point,
    /// The number of points per map unit.
    pub scale: f32,
}

impl Tile {
    /// Returns the position on the sheet of a point of the map.
    #[must_use]
    pub fn point(&self, on_map: Point) -> Point {
        self.origin + on_map * self.scale
    }
}

/// White paper.
pub(super) const WHITE: Colour = Colour::hex(0x00ff_ffff);

impl Sheet {
    /// Creates an empty sheet.
    pub(super) const fn new(content: SheetKind, title: String, size: [f32; 2]) -> Self {
        Self { content, title, size, tiles: Vec::new(), shapes: Vec::new() }
    }

    /// Returns the rectangle of the whole sheet.
    #[must_use]
    pub const fn whole(&self) -> Rect {
        Rect::new(Point::new(0.0, 0.0), Point::new(self.size[0], self.size[1]))
    }

    /// Returns the part of the sheet that every printer reaches.
    #[must_use]
    pub fn safe(&self) -> Rect {
        self.whole().grown(-super::paper::MARGIN)
    }

    /// Sorts the shapes into painting order.
    pub(super) fn sorted(mut self) -> Self {
        self.shapes.sort_by_key(|shape| (shape.layer, shape.rank));
        self
    }

    /// Returns its shapes as a picture, one point per unit, without the tiles of maps.
    pub(super) fn picture(&self) -> Picture {
        Picture {
            shapes: self.shapes.clone(),
            bounds: self.whole(),
            map_bounds: self.whole(),
            paper: WHITE,
            opacity: Opacities::FULL,
        }
    }

    /// Returns its shapes as SVG text, one point per unit, without the tiles of maps.
    pub(super) fn drawn(&self) -> String {
        svg(&self.picture(), ACROSS)
    }

    /// The layer of everything that is not a picture: marks and text.
    pub(super) const PRINT: Layer = Layer::Surround;
}
