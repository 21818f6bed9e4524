//! A sheet: what is printed on one side of one piece of paper.

use super::SheetKind;
use crate::picture::geometry::{Point, Rect};
use crate::picture::layout::ACROSS;
use crate::picture::palette::Colour;
use crate::picture::shape::{Layer, Shape};
use crate::picture::{Opacities, Picture, svg};

/// A sheet. What lies on it is measured in points from its upper left corner.
#[derive(Debug, Clone, PartialEq)]
pub struct Sheet {
    /// What it belongs to.
    pub content: SheetKind,
    /// What it is called: `Map B2`, `Counters 1, backs`.
    pub title: String,
    /// Width and height.
    pub size: [f32; 2],
    /// Cut-outs of maps, below everything else.
    pub tiles: Vec<Tile>,
    /// Everything else, in the order it is painted.
    pub shapes: Vec<Shape>,
}

/// A cut-out of a map on a sheet.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Tile {
    /// Which of the [maps](super::Booklet::maps).
    pub map: usize,
    /// The part of the sheet it shows on.
    pub clip: Rect,
    /// Where the centre of hex 0101 is, be it on the sheet or not.
    pub origin: Point,
    /// Points a unit of the map takes.
    pub scale: f32,
}

impl Tile {
    /// Where a point of the map comes to on the sheet.
    #[must_use]
    pub fn point(&self, on_map: Point) -> Point {
        self.origin + on_map * self.scale
    }
}

/// White paper.
pub(super) const WHITE: Colour = Colour::hex(0x00ff_ffff);

impl Sheet {
    /// An empty sheet.
    pub(super) const fn new(content: SheetKind, title: String, size: [f32; 2]) -> Self {
        Self { content, title, size, tiles: Vec::new(), shapes: Vec::new() }
    }

    /// The whole sheet.
    #[must_use]
    pub const fn whole(&self) -> Rect {
        Rect::new(Point::new(0.0, 0.0), Point::new(self.size[0], self.size[1]))
    }

    /// The part of it every printer reaches.
    #[must_use]
    pub fn safe(&self) -> Rect {
        self.whole().grown(-super::paper::MARGIN)
    }

    /// Puts the shapes in the order they are painted.
    pub(super) fn sorted(mut self) -> Self {
        self.shapes.sort_by_key(|shape| (shape.layer, shape.rank));
        self
    }

    /// Its shapes as a picture, a point to a unit; without the cut-outs of maps.
    pub(super) fn picture(&self) -> Picture {
        Picture {
            shapes: self.shapes.clone(),
            bounds: self.whole(),
            map_bounds: self.whole(),
            paper: WHITE,
            opacity: Opacities::FULL,
        }
    }

    /// Its shapes as SVG text, a point to a unit; without the cut-outs of maps.
    pub(super) fn drawn(&self) -> String {
        svg(&self.picture(), ACROSS)
    }

    /// The layer of what is printed beside pictures: marks, text.
    pub(super) const PRINT: Layer = Layer::Surround;
}
