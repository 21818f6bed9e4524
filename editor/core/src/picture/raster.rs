//! Paints shapes directly as pixels of a part of the picture, for the window.
//!
//! A file is painted from the SVG text instead (see [`png`](super::png())); both look the same.

mod vignette;

use tiny_skia::{
    Color, FillRule, LineCap, LineJoin, Paint as Brush, PathBuilder, Pixmap, PixmapPaint, Shader, Stroke as Nib,
    StrokeDash, Transform,
};

use super::geometry::{Point, Rect};
use super::layout::ACROSS;
use super::letters::Letters;
use super::palette::Colour;
use super::shape::{Cap, LineStyle, Paint, Shape, ShapeForm, Text};
use super::view::Opacities;

/// The hex size in pixels below which edges are not smoothed and areas have no outline of their own colour: adjacent
/// areas then leave no gap, and painting costs a third.
const CRUDE: f32 = 20.0;

/// A painter with a cache of the letters it has outlined.
#[derive(Debug, Default)]
pub struct Painter {
    letters: Letters,
}

/// The pixels to paint.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct PixelFrame {
    /// The offset of the upper left pixel from the origin of the map, right and down, in pixels.
    pub from: [i32; 2],
    /// The width and height in pixels.
    pub size: [u32; 2],
    /// The number of pixels per map unit.
    pub scale: f32,
}

impl PixelFrame {
    /// Returns the pixels of a part of the map at `scale` pixels per map unit, at least one in each direction.
    #[must_use]
    pub fn new(part: Rect, scale: f32) -> Self {
        let from = [part.from.x, part.from.y].map(|at| (at * scale).floor() as i32);
        let size = [part.width(), part.height()].map(|size| (size * scale).ceil().max(1.0) as u32);
        Self { from, size, scale }
    }
}

impl Painter {
    /// Paints shapes as a separate picture, on a ground of one colour or transparent. `None` if it has no pixels.
    pub fn picture(
        &mut self,
        shapes: &[Shape],
        opacity: Opacities,
        frame: PixelFrame,
        ground: Option<Colour>,
    ) -> Option<Pixmap> {
        let mut pixels = Pixmap::new(frame.size[0], frame.size[1])?;
        if let Some(ground) = ground {
            pixels.fill(ink(ground));
        }
        self.paint(shapes, opacity, &mut pixels, frame.from, frame.scale);
        Some(pixels)
    }

    /// Paints shapes in order, each layer with its opacity, at `scale` pixels per map unit; the upper left pixel lies
    /// `from` pixels right of and below the origin of the map.
    pub fn paint(&mut self, shapes: &[Shape], opacity: Opacities, pixels: &mut Pixmap, from: [i32; 2], scale: f32) {
        let place = Transform::from_row(scale, 0.0, 0.0, scale, -from[0] as f32, -from[1] as f32);
        self.paint_placed(shapes, opacity, pixels, place);
    }

    fn paint_placed(&mut self, shapes: &[Shape], opacity: Opacities, pixels: &mut Pixmap, place: Transform) {
        for layer in shapes.chunk_by(|one, next| one.layer == next.layer) {
            let Some(first) = layer.first() else { continue };
            if opacity.is_full(first.layer) {
                self.layer(layer, pixels, place);
                continue;
            }
            // A faint layer is first painted opaque on a separate film, so that overlapping shapes do not show
            // through.
            let Some(mut film) = Pixmap::new(pixels.width(), pixels.height()) else { continue };
            self.layer(layer, &mut film, place);
            let faint = PixmapPaint { opacity: opacity.share(first.layer), ..PixmapPaint::default() };
            pixels.draw_pixmap(0, 0, film.as_ref(), &faint, Transform::identity(), None);
        }
    }

    /// Paints the shapes of one layer, or of several opaque ones.
    fn layer(&mut self, shapes: &[Shape], pixels: &mut Pixmap, place: Transform) {
        let mut sheet = Sheet { pixels, place, crude: place.sx * ACROSS < CRUDE };
        for shape in shapes {
            match &shape.form {
                ShapeForm::Polygon(outlines, paint) => sheet.areas(trace(outlines, true), *paint),
                ShapeForm::Lines(lines, stroke) => sheet.areas(trace(lines, false), Paint::outline(*stroke)),
                ShapeForm::Circles(centres, radius, paint) => {
                    let mut path = PathBuilder::new();
                    for centre in centres {
                        path.push_circle(centre.x, centre.y, *radius);
                    }
                    sheet.areas(path, *paint);
                }
                ShapeForm::Text(text) => self.text(text, &mut sheet),
                ShapeForm::Vignette(area, dusk) => vignette::fall(sheet.pixels, place, *area, dusk),
            }
        }
    }

    fn text(&mut self, text: &Text, sheet: &mut Sheet<'_>) {
        let Some(path) = self.letters.outline(text) else { return };
        if let Some(halo) = text.halo {
            sheet.line(&path, LineStyle::round(halo, text.halo_width()));
        }
        sheet.fill(&path, text.colour, true);
    }
}

/// The pixels being painted.
struct Sheet<'p> {
    pixels: &'p mut Pixmap,
    place: Transform,
    crude: bool,
}

impl Sheet<'_> {
    fn areas(&mut self, path: PathBuilder, paint: Paint) {
        let Some(path) = path.finish() else { return };
        if let Some(colour) = paint.fill {
            self.fill(&path, colour, !self.crude);
        }
        let own = |stroke: &LineStyle| self.crude && paint.fill == Some(stroke.colour);
        if let Some(stroke) = paint.stroke.filter(|stroke| !own(stroke)) {
            self.line(&path, stroke);
        }
    }

    fn fill(&mut self, path: &tiny_skia::Path, colour: Colour, smooth: bool) {
        self.pixels.fill_path(path, &brush(colour, smooth), FillRule::Winding, self.place, None);
    }

    fn line(&mut self, path: &tiny_skia::Path, stroke: LineStyle) {
        let nib = Nib {
            width: stroke.width,
            line_cap: match stroke.cap {
                Cap::Flat => LineCap::Butt,
                Cap::Round => LineCap::Round,
            },
            line_join: LineJoin::Round,
            dash: stroke.dash.and_then(|dash| StrokeDash::new(dash.to_vec(), 0.0)),
            ..Nib::default()
        };
        self.pixels.stroke_path(path, &brush(stroke.colour, true), &nib, self.place, None);
    }
}

fn brush(colour: Colour, smooth: bool) -> Brush<'static> {
    Brush { shader: Shader::SolidColor(ink(colour)), anti_alias: smooth, ..Brush::default() }
}

/// Converts a colour for the painter.
pub fn ink(Colour { red, green, blue, alpha }: Colour) -> Color {
    Color::from_rgba8(red, green, blue, alpha)
}

fn trace(lines: &[Vec<Point>], closed: bool) -> PathBuilder {
    let mut path = PathBuilder::new();
    for line in lines {
        for (at, corner) in line.iter().enumerate() {
            if at == 0 {
                path.move_to(corner.x, corner.y);
            } else {
                path.line_to(corner.x, corner.y);
            }
        }
        if closed {
            path.close();
        }
    }
    path
}

#[cfg(test)]
mod tests {
    use rules::project::Project;
    use rules::spot::Level;

    use super::*;
    use crate::files::Bundled;
    use crate::picture::overhanging::Overhanging;
    use crate::picture::part::{Detail, Drafter, Subject};
    use crate::picture::shape::{Layer, Layers};
    use crate::picture::{Theme, View, png, scenario};

    /// The hex size in pixels, chosen so that floats hold the number of pixels per map unit exactly.
    const SIZE: f32 = 50.0;

    /// What you see is what prints: the window's pixels of a part are those of the file, except for rounding in the SVG
    /// text and the kerning of some pairs of letters.
    #[test]
    fn a_part_looks_as_in_the_file() {
        let project = Project::load(&Bundled, "alamo").unwrap();
        let faint = [Layer::Ground, Layer::Rooms, Layer::Hexsides].into_iter();
        let faint = faint.fold(Opacities::FULL, |opacity, layer| opacity.with(layer, 50));
        for (level, theme, opacity, provenance) in [
            (Level::Ground, Theme::Light, Opacities::FULL, false),
            (Level::In, Theme::Dark, faint, false),
            (Level::Roof, Theme::Light, Opacities::FULL.with(Layer::Provenance, 30), true),
        ] {
            let layers = Layers::ALL.without(Layer::Surround);
            let view = View { level, theme, layers, opacity, provenance, ..View::default() };
            let picture = scenario(&project, &view);
            let file = Pixmap::decode_png(&png(&picture, SIZE).unwrap()).unwrap();
            let subject = Subject { map: &project.map, project: Some(&project), moment: None, view };
            let far = Overhanging::new(subject);
            let scale = SIZE / ACROSS;
            // The file begins at the corner of the picture, which need not lie on a whole pixel of the window.
            let corner = picture.bounds.from * scale;
            let shift = [corner.x - corner.x.floor(), corner.y - corner.y.floor()];
            let (from, size) = ([350, 300], [256_i32, 256]);
            let on_map = |at: [i32; 2]| Point::new(at[0] as f32, at[1] as f32) * (1.0 / scale);
            let part = Rect::new(on_map(from), on_map([from[0] + size[0], from[1] + size[1]]));
            let shapes = Drafter::new(subject, &far).part(part.grown(4.0), Detail(SIZE));
            let mut pixels = Pixmap::new(size[0] as u32, size[1] as u32).unwrap();
            let place =
                Transform::from_row(scale, 0.0, 0.0, scale, -(from[0] as f32) - shift[0], -(from[1] as f32) - shift[1]);
            Painter::default().paint_placed(&shapes, opacity, &mut pixels, place);
            let at = [from[0] - corner.x.floor() as i32, from[1] - corner.y.floor() as i32];
            let (mean, far_off) = difference(&pixels, &file, at);
            assert!(mean < 1.0 && far_off < 0.01, "{level:?}: {mean} of 255 on the average, {far_off} differ much");
        }
    }

    /// Returns the mean difference per colour channel, and the share of pixels that differ by more than an eighth.
    fn difference(part: &Pixmap, whole: &Pixmap, at: [i32; 2]) -> (f64, f64) {
        let (mut sum, mut much) = (0u64, 0u64);
        for y in 0..part.height() {
            for x in 0..part.width() {
                let own = part.pixel(x, y).unwrap();
                let other = whole.pixel(x + at[0] as u32, y + at[1] as u32).unwrap();
                let parts = [
                    own.red().abs_diff(other.red()),
                    own.green().abs_diff(other.green()),
                    own.blue().abs_diff(other.blue()),
                ];
                sum += parts.iter().map(|part| u64::from(*part)).sum::<u64>();
                much += u64::from(parts.iter().any(|part| *part > 32));
            }
        }
        let count = f64::from(part.width() * part.height());
        (sum as f64 / count / 3.0, much as f64 / count)
    }
}
