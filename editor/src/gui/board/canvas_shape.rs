//! Prepares the shapes of a picture for the canvas.

use iced::widget::canvas::{Fill, Frame, LineCap, LineDash, LineJoin, Path, Stroke, Style};
use iced::{Color, Point};

use super::glyphs::Glyphs;
use crate::picture::geometry;
use crate::picture::palette::Colour;
use crate::picture::shape::{self, Cap, Paint, Shape, ShapeForm};

/// A shape with its paths built. Building them costs more than painting them, and they serve every zoom.
#[derive(Debug, Clone)]
pub(super) struct CanvasShape {
    path: Path,
    fill: Option<Color>,
    under: Option<CanvasLine>,
    over: Option<CanvasLine>,
}

/// A line along the path, in map units.
#[derive(Debug, Clone, Copy)]
struct CanvasLine {
    color: Color,
    width: f32,
    dash: Option<[f32; 2]>,
    cap: LineCap,
}

impl CanvasShape {
    /// Builds the paths of a shape.
    pub(super) fn new(shape: &Shape, glyphs: &mut Glyphs) -> Self {
        let plain =
            |path, paint: Paint| Self { path, fill: paint.fill.map(color), under: None, over: paint.stroke.map(line) };
        match &shape.form {
            ShapeForm::Polygon(outlines, paint) => plain(trace(outlines, true), *paint),
            ShapeForm::Lines(lines, stroke) => plain(trace(lines, false), Paint::outline(*stroke)),
            ShapeForm::Circles(centres, radius, paint) => {
                let path = Path::new(|path| {
                    for centre in centres {
                        path.circle(point(*centre), *radius);
                    }
                });
                plain(path, *paint)
            }
            // An overlay on a map has no vignette.
            ShapeForm::Vignette(area, _) => {
                Self { path: trace(&[area.corners().to_vec()], true), fill: None, under: None, over: None }
            }
            ShapeForm::Text(text) => Self {
                path: glyphs.outline(text),
                fill: Some(color(text.colour)),
                under: text.halo.map(|halo| CanvasLine {
                    color: color(halo),
                    width: text.halo_width(),
                    dash: None,
                    cap: LineCap::Round,
                }),
                over: None,
            },
        }
    }

    /// Paints the shape on a frame that is translated and scaled to the map. The frame does not scale line widths.
    pub(super) fn paint(&self, frame: &mut Frame, scale: f32) {
        if let Some(line) = self.under {
            line.draw(&self.path, frame, scale);
        }
        if let Some(fill) = self.fill {
            frame.fill(&self.path, Fill::from(fill));
        }
        if let Some(line) = self.over {
            line.draw(&self.path, frame, scale);
        }
    }
}

impl CanvasLine {
    fn draw(self, path: &Path, frame: &mut Frame, scale: f32) {
        let segments = self.dash.map(|dash| dash.map(|length| (length * scale).max(0.1)));
        let dash = segments.as_ref().map_or_else(LineDash::default, |segments| LineDash { segments, offset: 0 });
        let stroke = Stroke {
            style: Style::Solid(self.color),
            width: self.width * scale,
            line_cap: self.cap,
            line_join: LineJoin::Round,
            line_dash: dash,
        };
        frame.stroke(path, stroke);
    }
}

fn line(stroke: shape::LineStyle) -> CanvasLine {
    let cap = match stroke.cap {
        Cap::Flat => LineCap::Butt,
        Cap::Round => LineCap::Round,
    };
    CanvasLine { color: color(stroke.colour), width: stroke.width, dash: stroke.dash, cap }
}

fn trace(lines: &[Vec<geometry::Point>], closed: bool) -> Path {
    Path::new(|path| {
        for line in lines {
            for (at, corner) in line.iter().enumerate() {
                if at == 0 {
                    path.move_to(point(*corner));
                } else {
                    path.line_to(point(*corner));
                }
            }
            if closed {
                path.close();
            }
        }
    })
}

const fn point(at: geometry::Point) -> Point {
    Point::new(at.x, at.y)
}

fn color(colour: Colour) -> Color {
    Color::from_rgba8(colour.red, colour.green, colour.blue, f32::from(colour.alpha) / 255.0)
}
