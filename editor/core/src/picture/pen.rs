//! A pen that draws forms for one place on one layer.

use super::geometry::Point;
use super::shape::{Layer, LineStyle, Paint, Place, Shape, ShapeForm, Text};

/// A collector of shapes for one place on one layer.
#[derive(Debug)]
pub(super) struct Pen {
    layer: Layer,
    place: Place,
    base: u8,
    shapes: Vec<Shape>,
}

impl Pen {
    /// Creates a pen for one place on one layer.
    pub(super) const fn new(layer: Layer, place: Place) -> Self {
        Self { layer, place, base: 0, shapes: Vec::new() }
    }

    /// Offsets all ranks of the pen by `base`.
    pub(super) fn above(self, base: u8) -> Self {
        Self { base, ..self }
    }

    /// Returns the shapes drawn.
    pub(super) fn done(self) -> Vec<Shape> {
        self.shapes
    }

    /// Draws a form.
    pub(super) fn form(&mut self, rank: u8, form: ShapeForm) {
        self.shapes.push(Shape::new(self.layer, self.base.saturating_add(rank), self.place, form));
    }

    /// Draws one area.
    pub(super) fn area(&mut self, rank: u8, corners: &[Point], paint: Paint) {
        self.form(rank, ShapeForm::Polygon(vec![corners.to_vec()], paint));
    }

    /// Draws several areas in the same style.
    pub(super) fn areas(&mut self, rank: u8, outlines: Vec<Vec<Point>>, paint: Paint) {
        if !outlines.is_empty() {
            self.form(rank, ShapeForm::Polygon(outlines, paint));
        }
    }

    /// Draws one line.
    pub(super) fn line(&mut self, rank: u8, points: &[Point], stroke: LineStyle) {
        self.form(rank, ShapeForm::Lines(vec![points.to_vec()], stroke));
    }

    /// Draws several lines in the same style.
    pub(super) fn lines(&mut self, rank: u8, lines: Vec<Vec<Point>>, stroke: LineStyle) {
        if !lines.is_empty() {
            self.form(rank, ShapeForm::Lines(lines, stroke));
        }
    }

    /// Draws circles of the same style and radius.
    pub(super) fn circles(&mut self, rank: u8, centres: Vec<Point>, radius: f32, paint: Paint) {
        if !centres.is_empty() {
            self.form(rank, ShapeForm::Circles(centres, radius, paint));
        }
    }

    /// Draws a text.
    pub(super) fn text(&mut self, rank: u8, text: Text) {
        self.form(rank, ShapeForm::Text(text));
    }
}
