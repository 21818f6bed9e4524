//! Places shapes of a picture on a sheet: scaled, optionally turned by 180 degrees, moved.

use crate::picture::geometry::Point;
use crate::picture::shape::{Layer, LineStyle, Paint, Place, Shape, ShapeForm, Text};

/// The placement of a picture: the point of the sheet for the picture's origin, with scale and orientation.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Spot {
    /// The point of the sheet.
    pub(super) at: Point,
    /// The number of points per picture unit.
    pub(super) scale: f32,
    /// Whether the picture is upside down.
    pub(super) upside_down: bool,
}

impl Spot {
    /// Creates an upright placement at a point.
    pub(super) const fn upright(at: Point, scale: f32) -> Self {
        Self { at, scale, upside_down: false }
    }

    /// Returns the point of the sheet for a point of the picture.
    pub(super) fn point(self, point: Point) -> Point {
        let scale = if self.upside_down { -self.scale } else { self.scale };
        self.at + point * scale
    }

    fn stroke(self, stroke: LineStyle) -> LineStyle {
        let dash = stroke.dash.map(|dash| dash.map(|length| length * self.scale));
        LineStyle { width: stroke.width * self.scale, dash, ..stroke }
    }

    fn paint(self, paint: Paint) -> Paint {
        Paint { stroke: paint.stroke.map(|stroke| self.stroke(stroke)), ..paint }
    }

    /// Returns a shape placed on a layer of the sheet.
    pub(super) fn shape(self, shape: &Shape, layer: Layer) -> Shape {
        let all = |lines: &[Vec<Point>]| -> Vec<Vec<Point>> {
            lines.iter().map(|line| line.iter().map(|point| self.point(*point)).collect()).collect()
        };
        let form = match &shape.form {
            ShapeForm::Polygon(outlines, paint) => ShapeForm::Polygon(all(outlines), self.paint(*paint)),
            ShapeForm::Lines(lines, stroke) => ShapeForm::Lines(all(lines), self.stroke(*stroke)),
            ShapeForm::Circles(centres, radius, paint) => {
                let centres = centres.iter().map(|centre| self.point(*centre)).collect();
                ShapeForm::Circles(centres, radius * self.scale, self.paint(*paint))
            }
            ShapeForm::Text(text) => ShapeForm::Text(Text {
                at: self.point(text.at),
                size: text.size * self.scale,
                turned: if self.upside_down { (text.turned + 180.0) % 360.0 } else { text.turned },
                ..text.clone()
            }),
            // Dusk is only for the screen; no sheet has any.
            ShapeForm::Vignette(area, dusk) => ShapeForm::Vignette(*area, *dusk),
        };
        Shape::new(layer, shape.rank, Place::Sheet, form)
    }

    /// Returns shapes placed on a layer of the sheet.
    pub(super) fn shapes<'a>(self, shapes: impl IntoIterator<Item = &'a Shape>, layer: Layer) -> Vec<Shape> {
        shapes.into_iter().map(|shape| self.shape(shape, layer)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::picture::palette::Colour;

    #[test]
    fn what_stands_on_its_head_is_turned_around_its_middle() {
        let text = Text::new(Point::new(10.0, 5.0), "16", 8.0, Colour::hex(0));
        let shape = Shape::new(Layer::Counters, 3, Place::Sheet, ShapeForm::Text(text));
        let spot = Spot { at: Point::new(100.0, 100.0), scale: 0.5, upside_down: true };
        let ShapeForm::Text(text) = spot.shape(&shape, Layer::Surround).form else { panic!("no text") };
        assert_eq!((text.at, text.size.to_bits(), text.turned), (Point::new(95.0, 97.5), 4.0_f32.to_bits(), 180.0));
    }
}
