//! The key to an overlay: the meaning of its colours and patterns.
//!
//! A key is a separate card: the window shows it in a corner of the map; a file has it in the legend, or in a corner of
//! a map without legend.

use rules::hex::Hex;
use rules::playtest::WallLine;

use super::Theme;
use super::geometry::{Point, Rect};
use super::heat;
use super::layout::{PIXEL, corners_around};
use super::measure::{lines, width};
use super::overlay::{self, Tone};
use super::palette::{OverlayColours, Palette};
use super::pen::Pen;
use super::shape::{Layer, LineStyle, Paint, Place, Shape, Text, Weight};
use super::wall_worth::WallOpening;

/// The font size of the text.
const WORDS: f32 = 12.0;
/// The height of a row.
const ROW: f32 = 22.0;
/// The margin around the text.
const MARGIN: f32 = 10.0;
/// The width reserved for a sample.
const SAMPLE: f32 = 28.0;
/// The distance from the centre of a sample to its corners.
pub(super) const HEX: f32 = 10.0;
/// The longest width of a line of the heading.
const LONGEST: f32 = 230.0;

/// The sample shown in a row of a key.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sample {
    /// A hex in a tone.
    Tone(Tone),
    /// A dimmed hex.
    Dim,
    /// A hex of a heat class.
    Heat(usize),
    /// A line along a stretch of wall.
    Opening(WallOpening),
}

/// A key: a heading, and rows of samples with their meanings.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Key {
    /// The subject of the key.
    pub title: String,
    /// The unit of its numbers and what they were counted on; empty if there is nothing to say.
    pub note: String,
    /// The samples with their meanings.
    pub rows: Vec<(Sample, String)>,
}

impl Key {
    /// Creates the key to a heat map: the range of numbers of each class that occurs.
    #[must_use]
    pub fn to_heat(title: String, note: String, values: &[(Hex, u32)]) -> Self {
        let most = values.iter().map(|(_, value)| *value).max().unwrap_or(0);
        let mut rows: Vec<(Sample, [u32; 2])> = Vec::new();
        for value in 1..=most {
            let Some(class) = heat::class(value, most) else { continue };
            match rows.last_mut() {
                Some((Sample::Heat(last), [_, to])) if *last == class => *to = value,
                _ => rows.push((Sample::Heat(class), [value; 2])),
            }
        }
        let said = |[from, to]: [u32; 2]| if from == to { from.to_string() } else { format!("{from}–{to}") };
        Self { title, note, rows: rows.into_iter().map(|(sample, range)| (sample, said(range))).collect() }
    }

    /// Creates the key to the worth of walls: the meaning of each kind of line that occurs.
    #[must_use]
    pub fn to_worth(title: String, walls: &[WallLine], says: impl Fn(WallOpening) -> String) -> Self {
        let drawn = WallOpening::ALL.into_iter().filter(|own| walls.iter().any(|wall| WallOpening::new(wall) == *own));
        Self { title, note: String::new(), rows: drawn.map(|own| (Sample::Opening(own), says(own))).collect() }
    }

    /// Returns the lines of the heading and of the note below it.
    fn heading(&self) -> Vec<(String, Weight)> {
        let set =
            |words: &str, weight| lines(words, WORDS, weight, LONGEST).into_iter().map(move |line| (line, weight));
        set(&self.title, Weight::Bold).chain(set(&self.note, Weight::Plain)).collect()
    }

    /// Returns the width and height of the card.
    #[must_use]
    pub fn size(&self) -> Point {
        let heading = self.heading();
        let words = self.rows.iter().map(|(_, says)| SAMPLE + width(says, WORDS, Weight::Plain));
        let widest = heading.iter().map(|(line, weight)| width(line, WORDS, *weight)).chain(words).fold(0.0, f32::max);
        let rows = heading.len() as f32 * WORDS * 1.3 + self.rows.len() as f32 * ROW;
        Point::new((widest + 2.0 * MARGIN).ceil(), (rows + 1.6 * MARGIN).ceil())
    }

    /// Returns the card for a file, in the corner of the map where it covers the least of the overlay; ties prefer the
    /// lower left one.
    #[must_use]
    pub fn on_map(&self, map: Rect, laid: &[Shape], theme: Theme) -> Vec<Shape> {
        const UNIT: f32 = 1.8;
        const APART: f32 = 16.0;
        let size = self.size() * UNIT;
        let room = Rect::new(map.from, map.to - size).grown(-APART);
        let [upper_left, upper_right, lower_right, lower_left] = room.corners();
        let covered = |at: &Point| {
            let card = Rect::new(*at, *at + size);
            laid.iter().filter(|shape| shape.bounds.meets(card)).count()
        };
        let corners = [lower_left, lower_right, upper_right, upper_left];
        let best = corners.into_iter().min_by_key(covered).unwrap_or(lower_left);
        self.card(best, UNIT, theme)
    }

    /// Returns the card with its upper left corner at `at`, scaled so that one of its units is `unit` units of the
    /// map.
    #[must_use]
    pub fn card(&self, at: Point, unit: f32, theme: Theme) -> Vec<Shape> {
        let (palette, size) = (Palette::for_theme(theme), self.size() * unit);
        let mut pen = Pen::new(Layer::Overlay, Place::Sheet).above(ABOVE);
        let card = Rect::new(at, at + size);
        let rim = LineStyle::flat(palette.ink_soft, unit);
        pen.area(0, &super::counter::rounded(card, [4.0 * unit; 2]), Paint::both(palette.paper, rim));
        let mut y = at.y + MARGIN * unit + WORDS * unit * 0.5;
        for (line, weight) in self.heading() {
            let text = Text::new(Point::new(at.x + MARGIN * unit, y), line, WORDS * unit, palette.ink).from_left();
            pen.text(9, Text { weight, ..text });
            y += WORDS * unit * 1.3;
        }
        y += (ROW - WORDS) * unit * 0.4;
        for (sample, says) in &self.rows {
            let middle = Point::new(at.x + (MARGIN + SAMPLE * 0.4) * unit, y);
            swatch(&mut pen, *sample, middle, unit, theme);
            let at = Point::new(at.x + (MARGIN + SAMPLE) * unit, y);
            pen.text(9, Text::new(at, says.as_str(), WORDS * unit, palette.ink).from_left());
            y += ROW * unit;
        }
        pen.done()
    }
}

/// The rank of a card: above everything it explains.
const ABOVE: u8 = 100;

/// Draws a small hex on a piece of ground, marked like those on the map.
pub(super) fn swatch(pen: &mut Pen, sample: Sample, at: Point, unit: f32, theme: Theme) {
    let (palette, colours) = (Palette::for_theme(theme), OverlayColours::for_theme(theme));
    let hex = corners_around(at, HEX * unit);
    pen.area(1, &hex, Paint::fill(palette.outside));
    let scale = PIXEL * unit / 2.0;
    match sample {
        Sample::Tone(tone) => overlay::patch(pen, 2, &hex, tone, scale, colours),
        Sample::Dim => pen.area(2, &hex, Paint::fill(colours.ground.faded(overlay::DIM))),
        Sample::Opening(opening) => {
            let reach = Point::new(HEX * unit * 0.8, 0.0);
            opening.sample(pen, 2, &[at - reach, at + reach], unit, theme);
        }
        Sample::Heat(class) => heat::patch(pen, 2, &hex, class, scale, theme),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_to_heat_names_every_number_once() {
        let values = [(Hex::new(2, 2), 3), (Hex::new(3, 2), 100)];
        let key = Key::to_heat("Losses".to_owned(), String::new(), &values);
        let says: Vec<_> = key.rows.iter().map(|(_, says)| says.as_str()).collect();
        assert_eq!(says, ["1–4", "5–16", "17–36", "37–64", "65–100"]);
        assert_eq!(Key::to_heat(String::new(), String::new(), &[(Hex::new(2, 2), 2)]).rows.len(), 2);
        assert!(Key::to_heat(String::new(), String::new(), &[]).rows.is_empty());
    }

    #[test]
    fn a_card_keeps_clear_of_what_it_explains() {
        let map = Rect::new(Point::default(), Point::new(2000.0, 2000.0));
        let key =
            Key { title: "Losses".to_owned(), note: String::new(), rows: vec![(Sample::Heat(0), "1".to_owned())] };
        let middle = |laid: &[Shape]| {
            Rect::around(key.on_map(map, laid, Theme::Light).iter().flat_map(|own| own.bounds.corners())).centre()
        };
        let first = middle(&[]);
        assert!(first.x < 1000.0 && first.y > 1000.0, "{first:?}");
        let there = key.card(first, 1.0, Theme::Light);
        assert!(middle(&there).x > 1000.0);
    }

    #[test]
    fn nothing_sticks_out_of_a_card() {
        let rows = Tone::ALL.map(|tone| (Sample::Tone(tone), format!("{tone:?} and what it means")));
        let rows = rows.into_iter().chain([(Sample::Dim, "Not here".to_owned())]);
        let rows = rows.chain([(Sample::Opening(WallOpening::Chance), "Chance".to_owned())]).collect();
        let key = Key {
            title: "A heading that is so long that it must be set on several lines".to_owned(),
            note: "2 games".to_owned(),
            rows,
        };
        for theme in [Theme::Light, Theme::Dark] {
            let card = Rect::new(Point::default(), key.size() * 2.0).grown(2.0);
            for shape in key.card(Point::default(), 2.0, theme) {
                assert!(card.contains(shape.bounds), "{shape:?}");
            }
        }
    }
}
