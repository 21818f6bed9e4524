//! The overlay that tools and panels lay over the map for a while.

use iced::widget::canvas::{Cache, Geometry};
use iced::{Renderer, Size};

use super::camera::Projection;
use super::canvas_shape::CanvasShape;
use super::glyphs::Glyphs;
use crate::picture::Shape;
use crate::picture::geometry::Rect;

/// The topmost layer of the board. It is redrawn when its shapes change or the camera moves.
#[derive(Debug, Default)]
pub(super) struct Overlay {
    shapes: Vec<Shape>,
    inks: Vec<CanvasShape>,
    glyphs: Glyphs,
    cache: Cache,
}

impl Overlay {
    /// Replaces the shapes of the overlay; nothing is done if they are the same.
    pub(super) fn lay(&mut self, shapes: Vec<Shape>) {
        if shapes != self.shapes {
            self.inks = shapes.iter().map(|shape| CanvasShape::new(shape, &mut self.glyphs)).collect();
            self.shapes = shapes;
            self.cache.clear();
        }
    }

    /// Returns the shapes of the overlay.
    pub(super) fn shapes(&self) -> &[Shape] {
        &self.shapes
    }

    /// Redraws the overlay after the camera moved.
    pub(super) fn moved(&self) {
        self.cache.clear();
    }

    /// Returns the drawing; `None` if there are no shapes.
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
