//! Letters as outlines, taken from the built-in typefaces.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use tiny_skia::{Path, PathBuilder, Transform};
use ttf_parser::{Face, OutlineBuilder};

use super::geometry::sine_and_cosine;
use super::measure;
use super::shape::{Anchor, Text, Typeface, Weight};
use super::typeface;

/// The parsed font of each file.
static FACES: LazyLock<[Option<Face<'static>>; typeface::FILES.len()]> =
    LazyLock::new(|| typeface::FILES.map(|file| Face::parse(file, 0).ok()));

/// The outlines of the letters used so far, one unit per em, with the baseline at the origin.
#[derive(Debug, Default)]
pub(super) struct Letters(BTreeMap<(Typeface, bool, char), Option<Path>>);

impl Letters {
    /// Returns the outline of a line of text at its position on the map; `None` if it has no ink.
    pub(super) fn outline(&mut self, text: &Text) -> Option<Path> {
        let mut left = match text.anchor {
            Anchor::Start => 0.0,
            Anchor::Middle => -text.width() / 2.0,
        };
        let (sine, cosine) = sine_and_cosine(text.turned.to_radians());
        let at = Transform::from_row(cosine, sine, -sine, cosine, text.at.x, text.at.y);
        let mut path = PathBuilder::new();
        for letter in text.content.chars() {
            let place = at.pre_translate(left, text.drop()).pre_scale(text.size, text.size);
            if let Some(outline) = self.letter(text, letter).and_then(|outline| outline.clone().transform(place)) {
                path.push_path(&outline);
            }
            left += measure::width_in(text.typeface, letter.encode_utf8(&mut [0; 4]), text.size, text.weight)
                + text.spread * text.size;
        }
        path.finish()
    }

    fn letter(&mut self, text: &Text, letter: char) -> Option<&Path> {
        let key = (text.typeface, text.weight == Weight::Bold, letter);
        self.0.entry(key).or_insert_with(|| outline(text.typeface, text.weight, letter)).as_ref()
    }
}

fn outline(typeface: Typeface, weight: Weight, letter: char) -> Option<Path> {
    let mut faces = typeface::file(typeface, weight).into_iter().filter_map(|file| FACES[file].as_ref());
    let (face, glyph) = faces.find_map(|face| Some((face, face.glyph_index(letter)?)))?;
    let mut pen = Outline { path: PathBuilder::new(), unit: 1.0 / f32::from(face.units_per_em()) };
    face.outline_glyph(glyph, &mut pen)?;
    pen.path.finish()
}

/// Records an outline. In a font `y` grows upwards.
struct Outline {
    path: PathBuilder,
    unit: f32,
}

impl OutlineBuilder for Outline {
    fn move_to(&mut self, x: f32, y: f32) {
        self.path.move_to(x * self.unit, -y * self.unit);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.path.line_to(x * self.unit, -y * self.unit);
    }

    fn quad_to(&mut self, by_x: f32, by_y: f32, x: f32, y: f32) {
        self.path.quad_to(by_x * self.unit, -by_y * self.unit, x * self.unit, -y * self.unit);
    }

    fn curve_to(&mut self, by_x: f32, by_y: f32, to_x: f32, to_y: f32, x: f32, y: f32) {
        let unit = self.unit;
        self.path.cubic_to(by_x * unit, -by_y * unit, to_x * unit, -to_y * unit, x * unit, -y * unit);
    }

    fn close(&mut self) {
        self.path.close();
    }
}
