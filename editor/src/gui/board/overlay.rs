//! What tools and panels lay over the map for a while.

use iced::widget::canvas::{Cache, Geometry};
use iced::{Renderer, Size};

use super::camera::Projection;
use super::canvas_shape::CanvasShape;
use super::glyphs::Glyphs;
use crate::picture::Shape;
use crate::picture::geometry::Rect;

/// The sheet above all others. It is drawn again when something else is laid on it or the camera moves.
#[derive(Debug, Default)]
pub(super) struct Overlay {
    shapes: Vec<Shape>,
    inks: Vec<CanvasShape>,
    glyphs: Glyphs,
    cache: Cache,
}

impl Overlay {
    /// Lays other shapes over the map; the same ones again cost nothing.
    pub(super) fn lay(&mut self, shapes: Vec<Shape>) {
        if shapes != self.shapes {
            self.inks = shapes.iter().map(|shape| CanvasShape::new(shape, &mut self.glyphs)).collect();
            self.shapes = shapes;
            self.cache.clear();
        }
    }

    /// What is laid over the map.
    pub(super) fn shapes(&self) -> &[Shape] {
        &self.shapes
    }

    /// The camera moved.
    pub(super) fn moved(&self) {
        self.cache.clear();
    }

    /// The drawing, unless there is nothing to draw.
    pub(super) fn draw(&self, renderer: &Renderer, window: Size, seen: Projection) -> Option<Geometry> {
        let corner = iced::Point::new(window.width, window.height);
        let visible = Rect::new(seen.to_map(iced::Point::ORIGIN), seen.to_map(corner));
        (!self.inks.is_empty()).then(|| {
            self.cache.draw(renderer, window, |frame| {
                frame.translate(seen.offset);
                frame.scale(seen.scale);
                for (shape, ink) in self.shapes.iter().zip(&self.inks) {
                    if shape.bounds.meets(visible) {
                        ink.paint(frame, seen.scale);
                    }
                }
            })
        })
    }
}
