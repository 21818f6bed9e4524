//! Temporary marks over a map: reach, lines of sight, previews, changes made by a correction.
//!
//! Each mark has a [`Tone`] that gives its meaning, drawn so that pattern and sign distinguish it without colours.
//! Marks are ordinary shapes, so an overlay in the window can also be printed.

use rules::hex::Hex;
use rules::hexside::Hexside;

use super::Theme;
use super::geometry::{Point, Rect};
use super::hatch::hatch;
use super::layout::{self, PIXEL, SIDE};
use super::measure;
use super::palette::{Colour, OverlayColours};
use super::pen::Pen;
use super::shape::{Layer, LineStyle, Paint, Place, Shape, Text, Weight};

/// The meaning of a mark.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Tone {
    /// Something about to be made, chosen or copied: a dashed outline.
    Preview,
    /// Allowed, seen, reached: a solid outline.
    Yes,
    /// Refused, hidden, blocked: hatched.
    No,
    /// Costly, doubtful, held by the enemy: cross-hatched.
    Doubt,
    /// Changed by a correction: a double outline.
    Changed,
}

impl Tone {
    /// Every tone.
    pub const ALL: [Self; 5] = [Self::Preview, Self::Yes, Self::No, Self::Doubt, Self::Changed];
}

/// A mark over a map.
#[derive(Debug, Clone, PartialEq)]
pub enum Mark {
    /// A hex, optionally with a few letters in it, such as a cost.
    Hex(Hex, Tone, String),
    /// A hex that is not available: dimmed.
    Dim(Hex),
    /// A hexside.
    Side(Hexside, Tone),
    /// A few letters at the centre of a hexside.
    Sign(Hexside, Tone, String),
    /// A line from the centre of one hex to that of another, with an arrow at its end.
    Line(Hex, Hex, Tone),
    /// A sign in the lower right of a hex, where it hides nothing painted in the hex.
    Tick(Hex, Tone, String),
    /// A point of the map, in map units, optionally with a few letters next to it.
    Pin(Point, Tone, String),
    /// A line through points of the map, in map units, such as the outline of a selection.
    Rim(Vec<Point>, Tone),
}

/// The opacity that dims an unavailable hex; its print stays legible.
pub(super) const DIM: u8 = 120;
/// The opacity of a mark's tint along its edge.
const RING: u8 = 74;
/// The opacity of a mark's tint all over.
const BREATH: u8 = 20;
/// The opacity of the tint of a sample.
const TINT: u8 = 60;
/// The opacity of hatching.
const HATCHED: u8 = 140;
/// The opacity of the pale line below an outline.
const PALE: u8 = 150;
/// The rank of lines, above areas.
const LINES: u8 = 20;
/// The rank of signs, above lines.
const SIGNS: u8 = 40;

/// Returns the shapes of marks.
#[must_use]
pub fn overlay(marks: &[Mark], theme: Theme) -> Vec<Shape> {
    let colours = OverlayColours::for_theme(theme);
    let mut shapes = Vec::new();
    for mark in marks {
        let place = match mark {
            Mark::Hex(hex, ..) | Mark::Dim(hex) | Mark::Line(hex, ..) | Mark::Tick(hex, ..) => Place::Hex(*hex),
            Mark::Side(side, _) | Mark::Sign(side, ..) => Place::Hexside(*side),
            Mark::Rim(..) | Mark::Pin(..) => Place::Sheet,
        };
        let mut pen = Pen::new(Layer::Overlay, place);
        match mark {
            Mark::Hex(at, tone, said) => hex(&mut pen, *at, *tone, said, colours),
            Mark::Dim(at) => pen.area(0, &layout::corners(*at), Paint::fill(colours.ground.faded(DIM))),
            Mark::Side(at, tone) => side(&mut pen, *at, *tone, colours),
            Mark::Sign(at, tone, said) => sign(&mut pen, *at, *tone, said, colours),
            Mark::Line(from, to, tone) => line(&mut pen, *from, *to, *tone, colours),
            Mark::Tick(at, tone, said) => tick(&mut pen, *at, *tone, said, colours),
            Mark::Pin(at, tone, said) => pin(&mut pen, *at, *tone, said, colours),
            Mark::Rim(points, tone) => pen.line(LINES, points, dashed(*tone, colours.of_tone(*tone), 2.0)),
        }
        shapes.extend(pen.done());
    }
    shapes.sort_by_key(|shape| (shape.rank, shape.place));
    shapes
}

fn hex(pen: &mut Pen, at: Hex, tone: Tone, said: &str, colours: OverlayColours) {
    let colour = colours.of_tone(tone);
    // Slightly smaller than the hex, so that neighbours of different tones keep separate outlines.
    let corners = layout::corners_around(layout::centre(at), SIDE * 0.93);
    // The tint is a ring, so that it points at a counter in the centre instead of veiling it.
    let ring =
        vec![corners.to_vec(), layout::corners_around(layout::centre(at), SIDE * 0.64).into_iter().rev().collect()];
    pen.areas(0, ring, Paint::fill(colour.faded(RING)));
    pen.area(0, &corners, Paint::fill(colour.faded(BREATH)));
    pen.lines(1, pattern(&corners, tone, 1.0), LineStyle::flat(colour.faded(HATCHED), PIXEL));
    let rim: Vec<_> = corners.into_iter().chain([corners[0]]).collect();
    // A pale line below keeps the outline visible on brown roofs and on green yards.
    pen.line(LINES - 1, &rim, LineStyle::round(colours.paper.faded(PALE), 4.0 * PIXEL));
    pen.line(LINES, &rim, dashed(tone, colour, 2.0));
    if tone == Tone::Changed {
        let inner = corners_within(&rim, layout::centre(at), 0.1);
        pen.line(LINES, &inner, LineStyle::flat(colour, PIXEL));
    }
    if !said.is_empty() {
        let size = if said.chars().count() > 3 { SIDE * 0.34 } else { SIDE * 0.5 };
        let text = Text::new(layout::centre(at) + Point::new(0.0, SIDE * 0.34), said, size, colours.ink).bold();
        pen.text(SIGNS, text.halo(colours.paper));
    }
}

/// Returns the hatching that distinguishes a tone without its colour.
fn pattern(corners: &[Point], tone: Tone, scale: f32) -> Vec<Vec<Point>> {
    match tone {
        Tone::Preview | Tone::Yes | Tone::Changed => Vec::new(),
        Tone::No => hatch(corners, 45.0, 11.0 * scale),
        Tone::Doubt => [hatch(corners, 30.0, 16.0 * scale), hatch(corners, 150.0, 16.0 * scale)].concat(),
    }
}

/// Draws a sample of a tone for a key, on ranks from `rank` up.
pub(super) fn patch(pen: &mut Pen, rank: u8, hex: &[Point], tone: Tone, pixel: f32, colours: OverlayColours) {
    let colour = colours.of_tone(tone);
    pen.area(rank, hex, Paint::fill(colour.faded(TINT)));
    pen.lines(rank + 1, pattern(hex, tone, 0.4 * pixel / PIXEL), LineStyle::flat(colour.faded(HATCHED), pixel));
    let rim: Vec<_> = hex.iter().chain(hex.first()).copied().collect();
    let stroke = LineStyle::flat(colour, 2.0 * pixel);
    let stroke = match tone {
        Tone::Preview => stroke.dashed(5.0 * pixel, 3.0 * pixel),
        Tone::No => stroke.dashed(3.0 * pixel, 2.0 * pixel),
        Tone::Yes | Tone::Doubt | Tone::Changed => stroke,
    };
    pen.line(rank + 2, &rim, stroke);
    if tone == Tone::Changed {
        let middle = Rect::around(hex.iter().copied()).centre();
        pen.line(rank + 2, &corners_within(&rim, middle, 0.3), LineStyle::flat(colour, pixel));
    }
}

/// Moves the corners of an outline towards the centre by a share of their distance.
fn corners_within(rim: &[Point], middle: Point, share: f32) -> Vec<Point> {
    rim.iter().map(|corner| corner.towards(middle, share)).collect()
}

fn side(pen: &mut Pen, at: Hexside, tone: Tone, colours: OverlayColours) {
    let Some([a, b]) = layout::ends(at) else { return };
    let colour = colours.of_tone(tone);
    pen.line(LINES, &[a, b], LineStyle::round(colour.faded(120), 9.0 * PIXEL));
    // Refused hexsides are crossed out, doubtful ones barred.
    let middle = a.towards(b, 0.5);
    let along = (b - a).unit() * (SIDE * 0.16);
    let across = along.quarter();
    let strokes = match tone {
        Tone::Preview | Tone::Yes => Vec::new(),
        Tone::No => vec![
            vec![middle - along - across, middle + along + across],
            vec![middle - along + across, middle + along - across],
        ],
        Tone::Doubt => vec![vec![middle - across, middle + across]],
        // The double outline of a change: one line on either side.
        Tone::Changed => [-0.55, 0.55].map(|away| [a, b].map(|end| end + across * away).to_vec()).to_vec(),
    };
    pen.lines(SIGNS, strokes.clone(), LineStyle::round(colours.paper, 5.0 * PIXEL));
    pen.lines(SIGNS + 1, strokes, LineStyle::round(colour, 2.5 * PIXEL));
}

fn sign(pen: &mut Pen, at: Hexside, tone: Tone, said: &str, colours: OverlayColours) {
    let Some([a, b]) = layout::ends(at) else { return };
    let (middle, size) = (a.towards(b, 0.5), SIDE * 0.3);
    let wide = measure::width(said, size, Weight::Bold) / 2.0 + SIDE * 0.08;
    let reach = Point::new(wide.max(SIDE * 0.2), SIDE * 0.2);
    let face = Paint::both(colours.paper, LineStyle::flat(colours.of_tone(tone), 1.5 * PIXEL));
    pen.area(SIGNS + 2, &Rect::new(middle - reach, middle + reach).corners(), face);
    pen.text(SIGNS + 3, Text::new(middle, said, size, colours.ink).bold());
}

fn line(pen: &mut Pen, from: Hex, to: Hex, tone: Tone, colours: OverlayColours) {
    let colour = colours.of_tone(tone);
    let (a, b) = (layout::centre(from), layout::centre(to));
    let way = (b - a).unit() * (SIDE * 0.3);
    let tip = [b - way.turned(28.0), b, b - way.turned(-28.0)];
    pen.lines(LINES, vec![vec![a, b], tip.to_vec()], LineStyle::round(colours.paper, 5.0 * PIXEL));
    pen.line(LINES + 1, &[a, b], dashed(tone, colour, 2.5));
    pen.line(LINES + 1, &tip, LineStyle::round(colour, 2.5 * PIXEL));
    pen.circles(LINES + 1, vec![a], SIDE * 0.09, Paint::fill(colour));
}

fn tick(pen: &mut Pen, at: Hex, tone: Tone, said: &str, colours: OverlayColours) {
    let colour = colours.of_tone(tone);
    let middle = layout::centre(at) + Point::new(SIDE * 0.36, SIDE * 0.56);
    let rim = LineStyle::flat(colour, 1.5 * PIXEL);
    pen.circles(SIGNS, vec![middle], SIDE * 0.2, Paint::both(colours.paper, rim));
    pen.text(SIGNS + 1, Text::new(middle, said, SIDE * 0.32, colour).bold());
}

/// Draws a cross in a ring; the point itself stays visible.
fn pin(pen: &mut Pen, at: Point, tone: Tone, said: &str, colours: OverlayColours) {
    let colour = colours.of_tone(tone);
    let arm = |degrees: f32| {
        let way = Point::new(SIDE * 0.8, 0.0).turned(degrees);
        vec![at + way * 0.25, at + way]
    };
    let arms: Vec<_> = [0.0, 90.0, 180.0, 270.0].map(arm).to_vec();
    pen.lines(LINES, arms.clone(), LineStyle::round(colours.paper, 6.0 * PIXEL));
    pen.lines(LINES + 1, arms, LineStyle::round(colour, 3.0 * PIXEL));
    let ring: Vec<_> =
        (0..=24_u8).map(|part| at + Point::new(SIDE * 0.45, 0.0).turned(f32::from(part) * 15.0)).collect();
    pen.line(LINES, &ring, LineStyle::round(colours.paper, 6.0 * PIXEL));
    pen.line(LINES + 1, &ring, dashed(tone, colour, 3.0));
    if !said.is_empty() {
        let beside = at + Point::new(SIDE * 0.62, -SIDE * 0.55);
        pen.text(SIGNS, Text::new(beside, said, SIDE * 0.6, colours.ink).bold().halo(colours.paper));
    }
}

/// Returns the line style of a tone: previews are dashed, refusals have short dashes.
fn dashed(tone: Tone, colour: Colour, pixels: f32) -> LineStyle {
    let stroke = LineStyle::flat(colour, pixels * PIXEL);
    match tone {
        Tone::Preview => stroke.dashed(8.0 * PIXEL, 4.0 * PIXEL),
        Tone::No => stroke.dashed(4.0 * PIXEL, 3.0 * PIXEL),
        Tone::Yes | Tone::Doubt | Tone::Changed => stroke,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::picture::shape::ShapeForm;

    fn mark(tone: Tone) -> Vec<Shape> {
        overlay(&[Mark::Hex(Hex::new(3, 3), tone, String::new())], Theme::Light)
    }

    /// Returns only the forms, because a tone must be recognizable without colours.
    fn pattern(tone: Tone) -> Vec<String> {
        let forms = mark(tone).into_iter().map(|shape| match shape.form {
            ShapeForm::Polygon(outlines, _) => format!("area {}", outlines.len()),
            ShapeForm::Lines(lines, stroke) => {
                format!("lines {} {:?}", lines.len(), stroke.dash.map(|dash| dash[0] > 10.0))
            }
            ShapeForm::Circles(..) | ShapeForm::Text(_) | ShapeForm::Vignette(..) => String::new(),
        });
        forms.collect()
    }

    #[test]
    fn every_tone_has_a_pattern_of_its_own() {
        for (at, tone) in Tone::ALL.into_iter().enumerate() {
            for other in &Tone::ALL[at + 1..] {
                assert_ne!(pattern(tone), pattern(*other), "{tone:?} {other:?}");
            }
        }
    }

    #[test]
    fn marks_stand_out_from_the_paper_and_from_each_other() {
        for theme in [Theme::Light, Theme::Dark] {
            let colours = OverlayColours::for_theme(theme);
            let ground = crate::picture::palette::Palette::for_theme(theme);
            for tone in Tone::ALL {
                let colour = colours.of_tone(tone);
                for (name, below) in [("outside", ground.outside), ("plaza", ground.plaza), ("paper", ground.paper)] {
                    assert!(colour.contrast(below) >= 3.0, "{theme:?} {tone:?} {name}: {}", colour.contrast(below));
                }
            }
            assert!(colours.ink.contrast(colours.paper) >= 4.5);
        }
    }

    #[test]
    fn a_side_that_is_none_draws_nothing() {
        let apart = Hexside::new(Hex::new(1, 1), Hex::new(5, 5));
        assert!(overlay(&[Mark::Side(apart, Tone::Yes)], Theme::Light).is_empty());
    }
}
