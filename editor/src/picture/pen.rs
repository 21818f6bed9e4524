//! A pen: draws forms for one place of one layer.

use super::geometry::Point;
use super::shape::{Layer, LineStyle, Paint, Place, Shape, ShapeForm, Text};

/// Collects shapes.
#[derive(Debug)]
pub(super) struct Pen {
    layer: Layer,
    place: Place,
    base: u8,
    shapes: Vec<Shape>,
}

impl Pen {
    /// A pen for one place of one layer.
    pub(super) const fn new(layer: Layer, place: Place) -> Self {
        Self { layer, place, base: 0, shapes: Vec::new() }
    }

    /// The same pen, whose ranks count from this one.
    pub(super) fn above(self, base: u8) -> Self {
        Self { base, ..self }
    }

    /// What was drawn.
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

    /// Draws several areas alike.
    pub(super) fn areas(&mut self, rank: u8, outlines: Vec<Vec<Point>>, paint: Paint) {
        if !outlines.is_empty() {
            self.form(rank, ShapeForm::Polygon(outlines, paint));
        }
    }

    /// Draws one line.
    pub(super) fn line(&mut self, rank: u8, points: &[Point], stroke: LineStyle) {
        self.form(rank, ShapeForm::Lines(vec![points.to_vec()], stroke));
    }

    /// Draws several lines alike.
    pub(super) fn lines(&mut self, rank: u8, lines: Vec<Vec<Point>>, stroke: LineStyle) {
        if !lines.is_empty() {
            self.form(rank, ShapeForm::Lines(lines, stroke));
        }
    }

    /// Draws circles alike.
    pub(super) fn circles(&mut self, rank: u8, centres: Vec<Point>, radius: f32, paint: Paint) {
        if !centres.is_empty() {
            self.form(rank, ShapeForm::Circles(centres, radius, paint));
        }
    }

    /// Writes a text.
    pub(super) fn text(&mut self, rank: u8, text: Text) {
        self.form(rank, ShapeForm::Text(text));
    }
}
