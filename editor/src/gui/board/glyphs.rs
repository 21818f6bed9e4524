//! Letters as outlines.
//!
//! Text of a canvas is drawn anew for every frame and never culled, which makes a map of hex numbers slow with the
//! software renderer. Outlines are made once a letter, keep their place between the layers and turn with their text.

use std::collections::BTreeMap;

use iced::Point;
use iced::widget::canvas::path::Builder;
use iced::widget::canvas::path::lyon_path::Event;
use iced::widget::canvas::{self, Path};

use crate::gui::theme;
use crate::picture::geometry;
use crate::picture::measure;
use crate::picture::shape::{Anchor, Text, Weight};

/// The size letters are outlined at; they are scaled from here.
const DRAWN: f32 = 64.0;

/// The outlines of the letters used so far.
#[derive(Debug, Default)]
pub(super) struct Glyphs {
    letters: BTreeMap<(bool, char), Option<Path>>,
    lines: BTreeMap<bool, f32>,
}

impl Glyphs {
    /// The outline of a line of text, where it stands on the map.
    pub(super) fn outline(&mut self, text: &Text) -> Path {
        let bold = text.weight == Weight::Bold;
        let line = self.line(bold);
        let size = text.size / DRAWN;
        let width = measure::width(&text.content, text.size, text.weight);
        let mut left = match text.anchor {
            Anchor::Start => 0.0,
            Anchor::Middle => -width / 2.0,
        };
        let mut path = Builder::new();
        for letter in text.content.chars() {
            if let Some(glyph) = self.letter(bold, letter) {
                let place = |x: f32, y: f32| {
                    let on_line = geometry::Point::new(left + x * size, (y - line) * size + text.drop());
                    let at = text.at + on_line.turned(text.turned);
                    Point::new(at.x, at.y)
                };
                copy(glyph, &mut path, place);
            }
            left += measure::width(letter.encode_utf8(&mut [0; 4]), text.size, text.weight);
        }
        path.build()
    }

    fn letter(&mut self, bold: bool, letter: char) -> Option<&Path> {
        self.letters.entry((bold, letter)).or_insert_with(|| outline(bold, letter)).as_ref()
    }

    /// How far below the top of a drawn letter the line lies it stands on: where a capital H ends.
    fn line(&mut self, bold: bool) -> f32 {
        *self.lines.entry(bold).or_insert_with(|| {
            let feet = |path: Path| path.raw().iter().map(|event| event.to().y).fold(0.0, f32::max);
            outline(bold, 'H').map_or(DRAWN, feet)
        })
    }
}

fn outline(bold: bool, letter: char) -> Option<Path> {
    let mut found = None;
    canvas::Text {
        content: letter.to_string(),
        size: DRAWN.into(),
        font: if bold { theme::BOLD } else { theme::FONT },
        ..canvas::Text::default()
    }
    .draw_with(|path, _| found = Some(path));
    found
}

/// Adds an outline to another, every point moved to its place.
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
