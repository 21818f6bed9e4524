//! The sheet around the map: frame, title, legend, scale, and a note on the origin of the map.

mod legend;

use rules::phrase::Phrase;
use rules::provenance::Provenance;
use rules::spot::Level;

use super::Picture;
use super::geometry::{Point, Rect};
use super::key::Key;
use super::layout::{ACROSS, PIXEL};
use super::marker::Sign;
use super::measure::{lines, lines_in};
use super::pen::Pen;
use super::shape::{Layer, LineStyle, Paint, Place, Shape, Text, Typeface, Weight};
use super::survey::Survey;
use super::view::View;
use crate::words::Voice;

/// The margin between the map and the frame.
const MARGIN: f32 = 90.0;
/// The font size of the title.
const TITLE: f32 = 92.0;
/// The font size of the line below the title.
const SUBTITLE: f32 = 32.0;
/// The font size of the small print.
const SMALL: f32 = 20.0;
/// The least width of a sheet, so that a small map still has room for a legend.
const NARROWEST: f32 = 860.0;
/// The number of hexes in the scale bar.
const SCALE: u16 = 5;

/// The surroundings of a map.
pub(super) struct MapSheet {
    /// The shapes.
    pub(super) shapes: Vec<Shape>,
    /// The bounds of the whole sheet.
    pub(super) bounds: Rect,
}

/// Draws the surroundings of a map; `signs` are those of the markers on it, `key` is the key to its overlay.
pub(super) fn sheet(survey: &Survey<'_>, map: Rect, signs: &[Sign], key: Option<&Key>) -> MapSheet {
    let voice = Voice::new(survey.view.language);
    let mut pen = Pen::new(Layer::Surround, Place::Sheet);
    let centre = map.centre().x;
    let room = map.width().max(NARROWEST);
    let column = Rect::new(Point::new(centre - room / 2.0, map.from.y), Point::new(centre + room / 2.0, map.to.y));

    let top = title(&mut pen, survey, &voice, column);
    let mut y = legend::legend(&mut pen, survey, &voice, column, map.to.y + MARGIN, signs);
    if let Some(key) = key {
        y = legend::laid_over(&mut pen, survey, &voice, column, y, key);
    }
    y = foot(&mut pen, survey, &voice, column, y + 34.0);

    let frame = Rect::new(Point::new(column.from.x, top), Point::new(column.to.x, y)).grown(MARGIN * 0.72);
    let ink = survey.palette.ink_soft;
    pen.area(0, &frame.corners(), Paint::outline(LineStyle::flat(ink, PIXEL * 2.4)));
    pen.area(0, &frame.grown(-9.0).corners(), Paint::outline(LineStyle::flat(ink, PIXEL * 0.7)));
    MapSheet { shapes: pen.done(), bounds: frame.grown(MARGIN * 0.45) }
}

/// Draws only the legend, `width` wide, followed by the notes on the map.
pub(super) fn legend_alone(survey: &Survey<'_>, width: f32, signs: &[Sign]) -> MapSheet {
    let voice = Voice::new(survey.view.language);
    let mut pen = Pen::new(Layer::Surround, Place::Sheet);
    let column = Rect::new(Point::default(), Point::new(width, 0.0));
    let mut y = legend::legend(&mut pen, survey, &voice, column, 0.0, signs) + 10.0;
    for sentence in small_print(survey, &voice) {
        for line in lines(&sentence, SMALL, Weight::Plain, width) {
            let at = Point::new(0.0, y + SMALL * 0.5);
            pen.text(1, Text::new(at, line, SMALL, survey.palette.ink_soft).from_left());
            y += SMALL * 1.4;
        }
    }
    MapSheet { shapes: pen.done(), bounds: Rect::new(Point::default(), Point::new(width, y)) }
}

/// Whether a rank holds the core of an outer wall in a sample.
pub(super) const fn is_core(rank: u8) -> bool {
    legend::is_core(rank)
}

/// Lays the paper under all other shapes.
pub(super) fn lay_paper(picture: &mut Picture, view: View) {
    if view.layers.has(Layer::Paper) {
        let mut pen = Pen::new(Layer::Paper, Place::Sheet);
        pen.area(0, &picture.bounds.corners(), Paint::fill(picture.paper));
        picture.shapes.splice(0..0, pen.done());
    }
}

/// Draws the title and the level shown above the map. Returns the upper edge.
fn title(pen: &mut Pen, survey: &Survey<'_>, voice: &Voice, column: Rect) -> f32 {
    let words = survey.map.title.get(survey.view.language);
    let broken = lines_in(Typeface::Serif, words, TITLE, Weight::Bold, column.width());
    let level = match survey.view.level {
        Level::Ground => "picture-level-ground",
        Level::In => "picture-level-in",
        Level::Upper => "picture-level-upper",
        Level::Roof => "picture-level-roof",
    };
    let x = column.centre().x;
    let mut y = column.from.y - MARGIN * 1.05;
    let subtitle = voice.text(level);
    let text = Text::new(Point::new(x, y), subtitle, SUBTITLE, survey.palette.ink_soft).in_serif();
    let half = text.width() / 2.0;
    pen.text(1, text);
    // A short rule on either side of the level, as on a title page.
    let rule = |sign: f32| vec![Point::new(x + sign * (half + 24.0), y), Point::new(x + sign * (half + 130.0), y)];
    pen.lines(1, vec![rule(-1.0), rule(1.0)], LineStyle::flat(survey.palette.ink_soft, PIXEL));
    y -= SUBTITLE * 0.8;
    for line in broken.into_iter().rev() {
        y -= TITLE * 0.62;
        pen.text(1, Text::new(Point::new(x, y), line, TITLE, survey.palette.ink).in_serif());
        y -= TITLE * 0.5;
    }
    y
}

/// Draws scale, north arrow and small print. Returns the lower edge.
fn foot(pen: &mut Pen, survey: &Survey<'_>, voice: &Voice, column: Rect, top: f32) -> f32 {
    let scale = f32::from(SCALE) * ACROSS;
    let beside = column.width() > 2.0 * scale;
    let room = if beside { column.width() - scale - 190.0 } else { column.width() };
    let mut y = top;
    for sentence in small_print(survey, voice) {
        for line in lines(&sentence, SMALL, Weight::Plain, room) {
            let at = Point::new(column.from.x, y + SMALL * 0.5);
            pen.text(1, Text::new(at, line, SMALL, survey.palette.ink_soft).from_left());
            y += SMALL * 1.4;
        }
    }
    let scale_top = if beside { top } else { y + 20.0 };
    let left = if beside { column.to.x - scale - 24.0 } else { column.from.x + 60.0 };
    bar(pen, survey, voice, Point::new(left, scale_top + 6.0));
    north(pen, survey, Point::new(left - 50.0, scale_top + 24.0));
    y.max(scale_top + 62.0)
}

/// Draws the scale: a bar of hexes, each measured between opposite flat sides.
fn bar(pen: &mut Pen, survey: &Survey<'_>, voice: &Voice, at: Point) {
    let ink = survey.palette.ink;
    let length = f32::from(SCALE) * ACROSS;
    let outline = Rect::new(at, at + Point::new(length, 10.0));
    pen.area(1, &outline.corners(), Paint::outline(LineStyle::flat(ink, PIXEL)));
    let box_at = |number: u16| {
        let from = at + Point::new(f32::from(number) * ACROSS, 0.0);
        Rect::new(from, from + Point::new(ACROSS, 10.0)).corners().to_vec()
    };
    pen.areas(2, (0..SCALE).filter(|number| number % 2 == 0).map(box_at).collect(), Paint::fill(ink));
    for number in 0..=SCALE {
        let below = at + Point::new(f32::from(number) * ACROSS, 10.0 + SMALL);
        pen.text(1, Text::new(below, number.to_string(), SMALL, ink));
    }
    let unit = at + Point::new(length / 2.0, 10.0 + SMALL * 2.3);
    pen.text(1, Text::new(unit, voice.text("picture-scale"), SMALL, survey.palette.ink_soft));
}

/// Draws an arrow pointing north, which is up.
fn north(pen: &mut Pen, survey: &Survey<'_>, at: Point) {
    let ink = survey.palette.ink;
    let half = |sign: f32| [(0.0, -30.0), (sign * 11.0, 12.0), (0.0, 4.0)].map(|(x, y)| at + Point::new(x, y)).to_vec();
    let line = LineStyle::flat(ink, PIXEL * 0.7);
    pen.areas(1, vec![half(-1.0)], Paint::both(survey.palette.paper, line));
    pen.areas(1, vec![half(1.0)], Paint::both(ink, line));
    pen.text(1, Text::new(at + Point::new(0.0, 28.0), "N", SMALL * 1.1, ink).bold());
}

/// Returns the sentences about the origin of the map.
fn small_print(survey: &Survey<'_>, voice: &Voice) -> Vec<String> {
    let map = survey.map;
    let hexes = map.hexes.iter().filter(|entry| entry.by.is_cited()).count();
    let hexsides = map.hexsides.iter().filter(|entry| entry.by.is_cited()).count();
    let origin = match &map.by {
        Provenance::Cited(source) => Phrase::new("picture-cited").with("source", source),
        Provenance::Original => Phrase::new("picture-own-work"),
        // A map that cites nothing from the rules is not a reconstruction but original work.
        _ if hexes + hexsides == 0 => Phrase::new("picture-own-work"),
        _ => Phrase::new("picture-reconstruction"),
    };
    let mut sentences = vec![voice.say(&origin)];
    // The cited share is for people who study the map, not for players.
    if survey.view.provenance && hexes + hexsides > 0 {
        let share = Phrase::new("picture-cited-share")
            .count("hexes", hexes)
            .count("hexsides", hexsides)
            .count("all", map.hexsides.len());
        sentences.push(voice.say(&share));
    }
    sentences
}
