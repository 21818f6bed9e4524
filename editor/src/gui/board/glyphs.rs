//! Letters as outlines.
//!
//! The text of a canvas is redrawn in every frame and never culled, which makes a map of hex numbers slow with the
//! software renderer. Outlines are built once per letter, keep their order between the layers and turn with their text.

use std::collections::BTreeMap;

use iced::widget::canvas::path::Builder;
use iced::widget::canvas::path::lyon_path::Event;
use iced::widget::canvas::{self, Path};
use iced::{Font, Point, font};

use crate::picture::geometry;
use crate::picture::measure;
use crate::picture::shape::{Anchor, Text, Typeface, Weight};
use crate::picture::typeface;

/// The font size at which letters are outlined; other sizes are scaled from it.
const DRAWN: f32 = 64.0;

/// A typeface, and whether it is bold.
type FontStyle = (Typeface, bool);

/// The outlines of the letters used so far.
#[derive(Debug, Default)]
pub(super) struct Glyphs {
    letters: BTreeMap<(FontStyle, char), Option<Path>>,
    lines: BTreeMap<FontStyle, f32>,
}

impl Glyphs {
    /// Returns the outline of a line of text at its position on the map.
    pub(super) fn outline(&mut self, text: &Text) -> Path {
        let kind = (text.typeface, text.weight == Weight::Bold);
        let line = self.line(kind);
        let size = text.size / DRAWN;
        let mut left = match text.anchor {
            Anchor::Start => 0.0,
            Anchor::Middle => -text.width() / 2.0,
        };
        let mut path = Builder::new();
        for letter in text.content.chars() {
            if let Some(glyph) = self.letter(kind, letter) {
                let place = |x: f32, y: f32| {
                    let on_line = geometry::Point::new(left + x * size, (y - line) * size + text.drop());
                    let at = text.at + on_line.turned(text.turned);
                    Point::new(at.x, at.y)
                };
                copy(glyph, &mut path, place);
            }
            left += measure::width_in(text.typeface, letter.encode_utf8(&mut [0; 4]), text.size, text.weight);
        }
        path.build()
    }

    fn letter(&mut self, kind: FontStyle, letter: char) -> Option<&Path> {
        self.letters.entry((kind, letter)).or_insert_with(|| outline(kind, letter)).as_ref()
    }

    /// Returns the distance from the top of a drawn letter down to the baseline: the lower end of a capital H.
    fn line(&mut self, kind: FontStyle) -> f32 {
        *self.lines.entry(kind).or_insert_with(|| {
            let feet = |path: Path| path.raw().iter().map(|event| event.to().y).fold(0.0, f32::max);
            outline(kind, 'H').map_or(DRAWN, feet)
        })
    }
}

fn outline((typeface, bold): FontStyle, letter: char) -> Option<Path> {
    let mut found = None;
    let plain = Font::with_name(typeface::family(typeface));
    let is_bold = bold && typeface == Typeface::Sans;
    canvas::Text {
        content: letter.to_string(),
        size: DRAWN.into(),
        font: if is_bold { Font { weight: font::Weight::Bold, ..plain } } else { plain },
        ..canvas::Text::default()
    }
    .draw_with(|path, _| found = Some(path));
    found
}

/// Adds an outline to another, with every point moved by `place`.
fn copy(glyph: &Path, path: &mut Builder, place: impl Fn(f32, f32) -> Point) {
    for event in glyph.raw() {
        match event {
            Event::Begin { at } => path.move_to(place(at.x, at.y)),
            Event::Line { to, .. } => path.line_to(place(to.x, to.y)),
            Event::Quadratic { ctrl, to, .. } => path.quadratic_curve_to(place(ctrl.x, ctrl.y), place(to.x, to.y)),
            Event::Cubic { ctrl1, ctrl2, to, .. } => {
                path.bezier_curve_to(place(ctrl1.x, ctrl1.y), place(ctrl2.x, ctrl2.y), place(to.x, to.y));
            }
            Event::End { close: true, .. } => path.close(),
            Event::End { close: false, .. } => {}
        }
    }
}
