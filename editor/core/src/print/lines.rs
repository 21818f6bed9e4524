//! Breaks text into lines of known height, ready to be filled into columns.

use crate::picture::geometry::{Point, Rect};
use crate::picture::measure::{lines_in, width_in};
use crate::picture::palette::{Colour, Palette, Theme};
use crate::picture::shape::{Layer, LineStyle, Paint, Place, Shape, ShapeForm, Text, Typeface, Weight};

use super::placing::Spot;
use super::sheet::Sheet;

/// A text style: the font, and the line height.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Style {
    pub(super) typeface: Typeface,
    pub(super) weight: Weight,
    pub(super) size: f32,
    pub(super) leading: f32,
    pub(super) soft: bool,
}

const fn sans(size: f32, leading: f32) -> Style {
    Style { typeface: Typeface::Sans, weight: Weight::Plain, size, leading, soft: false }
}

impl Style {
    /// The heading of a sheet.
    pub(super) const TITLE: Self = Self { typeface: Typeface::Serif, ..sans(17.0, 23.0) };
    /// The heading of a table, a variant, a correction.
    pub(super) const HEADING: Self = Self { typeface: Typeface::Serif, ..sans(11.5, 15.0) };
    /// Plain text.
    pub(super) const BODY: Self = sans(8.8, 11.4);
    /// The lead-in of a paragraph.
    pub(super) const STRONG: Self = Self { weight: Weight::Bold, ..sans(8.8, 11.4) };
    /// The head of a table.
    pub(super) const HEAD: Self = Self { weight: Weight::Bold, ..sans(7.8, 9.6) };
    /// The cells of a table.
    pub(super) const CELL: Self = sans(8.4, 10.4);
    /// Notes below a table and in the margin.
    pub(super) const NOTE: Self = Self { soft: true, ..sans(7.4, 9.3) };

    /// Returns the colour of the letters.
    pub(super) fn colour(self) -> Colour {
        let palette = Palette::for_theme(Theme::Light);
        if self.soft { palette.ink_soft } else { palette.ink }
    }

    /// Returns a one-line text that begins at a point, which is at half the height of the capitals.
    fn text(self, at: Point, words: &str) -> Text {
        let text = Text::new(at, words, self.size, self.colour()).from_left();
        let text = if self.typeface == Typeface::Serif { text.in_serif() } else { text };
        if self.weight == Weight::Bold { text.bold() } else { text }
    }

    /// Returns the width of a one-line text.
    pub(super) fn width(self, words: &str) -> f32 {
        // Characters from another typeface have the width that `measure` assumes.
        width_in(self.typeface, words, self.size, self.weight)
    }

    /// Breaks a text into lines that fit; a word that is too wide is broken too.
    pub(super) fn broken(self, words: &str, room: f32) -> Vec<String> {
        let lines = words.split('\n').flat_map(|part| lines_in(self.typeface, part, self.size, self.weight, room));
        lines.flat_map(|line| self.torn(line, room)).collect()
    }

    fn torn(self, line: String, room: f32) -> Vec<String> {
        if self.width(&line) <= room || room <= self.size {
            return vec![line];
        }
        let mut lines = vec![String::new()];
        for sign in line.chars() {
            if let Some(last) = lines.last_mut() {
                last.push(sign);
                if self.width(last) > room && last.chars().count() > 1 {
                    last.pop();
                    lines.push(sign.to_string());
                }
            }
        }
        lines
    }
}

/// Whether the text typefaces lack a character. A fallback font then replaces the whole run that contains it.
fn is_strange(sign: char) -> bool {
    !(sign < '\u{180}' || matches!(sign, '–' | '—' | '‘' | '’' | '“' | '”' | '…' | '•' | '−' | '\u{202f}'))
}

/// Returns a one-line text that begins at a point, split into as many runs as it needs.
pub(super) fn set(style: Style, at: Point, words: &str) -> Vec<Shape> {
    let mut shapes = Vec::new();
    let mut x = at.x;
    let signs: Vec<char> = words.chars().collect();
    for run in signs.chunk_by(|one, next| is_strange(*one) == is_strange(*next)) {
        let piece: String = run.iter().collect();
        // Leading and trailing spaces would be dropped.
        let lead = style.width(&piece) - style.width(piece.trim_start());
        let text = style.text(Point::new(x + lead, at.y), piece.trim());
        if !text.content.is_empty() {
            shapes.push(written(text));
        }
        x += style.width(&piece);
    }
    shapes
}

/// Returns a one-line text centred at a point.
pub(super) fn set_centred(style: Style, at: Point, words: &str) -> Vec<Shape> {
    set(style, at - Point::new(style.width(words) / 2.0, 0.0), words)
}

/// A line: the smallest part that is not split between columns.
#[derive(Debug, Clone, Default, PartialEq)]
pub(super) struct SheetLine {
    /// Its height, including the space above and below.
    pub(super) height: f32,
    /// Its shapes, relative to its upper left corner.
    pub(super) shapes: Vec<Shape>,
    /// Whether the next line must be in the same column.
    pub(super) keeps_next: bool,
    /// The lines repeated above it at the top of a column: the head of its table.
    pub(super) head: Vec<SheetLine>,
    /// Whether it is only space, which is dropped at the top of a column.
    pub(super) is_room: bool,
}

impl SheetLine {
    /// Returns an empty space of a given height.
    pub(super) fn room(height: f32) -> Self {
        Self { height, is_room: true, ..Self::default() }
    }

    /// Returns the shapes of the line with its corner at a point of a sheet.
    pub(super) fn laid(&self, at: Point) -> Vec<Shape> {
        Spot::upright(at, 1.0).shapes(&self.shapes, Sheet::PRINT)
    }
}

/// Returns a shape of a sheet.
pub(super) fn printed(rank: u8, form: ShapeForm) -> Shape {
    Shape::new(Layer::Surround, rank, Place::Sheet, form)
}

/// Returns a text of a sheet.
pub(super) fn written(text: Text) -> Shape {
    printed(TEXT, ShapeForm::Text(text))
}

/// Returns an area of a sheet, below its text.
pub(super) fn area(rect: Rect, colour: Colour) -> Shape {
    printed(0, ShapeForm::Polygon(vec![rect.corners().to_vec()], Paint::fill(colour)))
}

/// Returns lines drawn on a sheet.
pub(super) fn ruled(lines: Vec<Vec<Point>>, stroke: LineStyle) -> Shape {
    printed(1, ShapeForm::Lines(lines, stroke))
}

/// The rank of text, above areas and lines.
const TEXT: u8 = 3;

/// Returns the lines of a paragraph, the last one with some space below.
pub(super) fn paragraph(words: &str, style: Style, room: f32) -> Vec<SheetLine> {
    hanging("", words, style, room, 0.0)
}

/// Returns a paragraph with a sign in the margin of its first line and all lines indented.
pub(super) fn hanging(sign: &str, words: &str, style: Style, room: f32, indent: f32) -> Vec<SheetLine> {
    let broken = style.broken(words, room - indent);
    let count = broken.len();
    let mut lines: Vec<SheetLine> = Vec::new();
    for (number, words) in broken.into_iter().enumerate() {
        let y = style.leading / 2.0;
        let mut shapes = set(style, Point::new(indent, y), &words);
        if number == 0 {
            shapes.extend(set(Style { weight: Weight::Bold, ..style }, Point::new(0.0, y), sign));
        }
        // A first or last line of a paragraph must not be alone in a column.
        let keeps_next = count > 1 && (number == 0 || number + 2 == count);
        lines.push(SheetLine { height: style.leading, shapes, keeps_next, ..SheetLine::default() });
    }
    if let Some(last) = lines.last_mut() {
        last.height += style.leading * 0.28;
    }
    lines
}

/// Returns a heading with space above it, kept in the same column as what follows.
pub(super) fn heading(words: &str, style: Style, room: f32) -> Vec<SheetLine> {
    let mut lines = vec![SheetLine::room(style.leading * 0.45)];
    for words in style.broken(words, room) {
        let shapes = set(style, Point::new(0.0, style.leading / 2.0), &words);
        lines.push(SheetLine { height: style.leading, shapes, ..SheetLine::default() });
    }
    for line in &mut lines {
        line.keeps_next = true;
    }
    lines
}

/// Marks lines to be kept in the same column.
pub(super) fn together(mut lines: Vec<SheetLine>) -> Vec<SheetLine> {
    let count = lines.len();
    for line in lines.iter_mut().take(count.saturating_sub(1)) {
        line.keeps_next = true;
    }
    lines
}

/// Returns the total height of lines.
pub(super) fn height(lines: &[SheetLine]) -> f32 {
    lines.iter().map(|line| line.height).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_line_is_wider_than_its_room() {
        let style = Style::BODY;
        let words = "Une unité mexicaine en bon ordre dans les murs: anticonstitutionnellement\nzweite Zeile";
        let lines = style.broken(words, 60.0);
        assert!(lines.iter().all(|line| style.width(line) <= 60.0), "{lines:?}");
        let letters = |text: &str| text.split_whitespace().collect::<String>().replace('\u{a0}', "");
        assert_eq!(letters(&lines.concat()), letters(words));
    }

    #[test]
    fn a_strange_sign_leaves_the_others_in_their_typeface() {
        let shapes = set(Style::BODY, Point::new(10.0, 5.0), "mur → palissade");
        let texts: Vec<_> =
            shapes
                .iter()
                .map(|shape| {
                    if let ShapeForm::Text(text) = &shape.form { (text.content.as_str(), text.at.x) } else { ("", 0.0) }
                })
                .collect();
        assert_eq!(texts.iter().map(|own| own.0).collect::<Vec<_>>(), ["mur", "→", "palissade"]);
        assert!(texts.is_sorted_by(|one, next| one.1 < next.1));
    }

    #[test]
    fn a_heading_is_never_the_last_of_a_column() {
        assert!(heading("The rules in force", Style::HEADING, 200.0).iter().all(|line| line.keeps_next));
        let lines = paragraph(&"word ".repeat(60), Style::BODY, 100.0);
        assert!(lines[0].keeps_next && lines[lines.len() - 2].keeps_next && !lines[lines.len() - 1].keeps_next);
    }
}
