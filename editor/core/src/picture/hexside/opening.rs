//! Hexsides other than plain walls: openings cut into a wall, ramps, streambeds and impassable hexsides.

use rules::map::HexsideKind;

use super::wall::{wall, width};
use super::{Edge, HALF, rank};
use crate::picture::geometry::{Point, sine_and_cosine};
use crate::picture::layout::{PIXEL, SIDE};
use crate::picture::palette::Palette;
use crate::picture::pen::Pen;
use crate::picture::shape::{LineStyle, Paint};

/// Half the width of a doorway.
const DOOR: f32 = 13.5;
/// Half the width of a breach.
const BREACH: f32 = 15.0;

/// Draws the two pieces of wall beside an opening. Their round ends stop at its rim.
fn stubs(pen: &mut Pen, edge: &Edge, carrier: HexsideKind, half_opening: f32, palette: &Palette) {
    let rim = half_opening + width(carrier) / 2.0;
    wall(pen, edge, carrier, [-HALF, -rim], palette);
    wall(pen, edge, carrier, [rim, HALF], palette);
}

/// Draws a gap in the wall between two red-gold jambs.
pub(super) fn doorway(pen: &mut Pen, edge: &Edge, carrier: HexsideKind, palette: &Palette) {
    stubs(pen, edge, carrier, DOOR, palette);
    let deep = width(carrier) / 2.0 + 3.4;
    let jambs = || [-DOOR, DOOR].map(|along| edge.across(along, [-deep, deep])).to_vec();
    pen.lines(rank::MARKS, jambs(), LineStyle::round(palette.jamb, PIXEL * 2.8));
    pen.lines(rank::MARKS_CORE, jambs(), LineStyle::round(palette.jamb_core, PIXEL * 1.1));
    let sill = edge.stretch([-DOOR, DOOR], 0.0);
    pen.line(rank::LYING, &sill, LineStyle::flat(palette.jamb_core, PIXEL * 1.2));
}

/// Draws a black tick across the wall, with light around it.
pub(super) fn gunslit(pen: &mut Pen, edge: &Edge, carrier: HexsideKind, palette: &Palette) {
    wall(pen, edge, carrier, [-HALF, HALF], palette);
    let wide = width(carrier) / 2.0;
    let light = edge.across(0.0, [-wide - 1.2, wide + 1.2]);
    pen.line(rank::MARKS, &light, LineStyle::flat(palette.slit_light, PIXEL * 3.6));
    let slit = edge.across(0.0, [-wide - 3.4, wide + 3.4]);
    pen.line(rank::MARKS_CORE, &slit, LineStyle::flat(palette.slit, PIXEL * 1.5));
}

/// Draws a slope that narrows towards the platform, marked with arrows pointing up.
pub(super) fn gun_ramp(pen: &mut Pen, edge: &Edge, palette: &Palette) {
    // The depth is limited by the room that the numbers of the two hexes leave.
    let (foot, head) = (-8.0, 8.0);
    let (wide, narrow) = (21.0, 16.0);
    stubs(pen, edge, HexsideKind::InnerWall, wide - 2.0, palette);
    let slope = [edge.at(-wide, foot), edge.at(wide, foot), edge.at(narrow, head), edge.at(-narrow, head)];
    pen.area(rank::MARKS, &slope, Paint::both(palette.ramp_slope, LineStyle::flat(palette.ramp, PIXEL * 0.8)));
    let arrow = |tip: f32| {
        let at = foot + (head - foot) * tip;
        let arm = wide + (narrow - wide) * tip - 5.5;
        vec![edge.at(-arm, at - 5.0), edge.at(0.0, at), edge.at(arm, at - 5.0)]
    };
    pen.lines(rank::MARKS_CORE, [0.4, 0.65, 0.9].map(arrow).to_vec(), LineStyle::round(palette.ramp, PIXEL * 1.1));
}

/// Draws a sandy bed with a wavy line in it. The wave ends at the corners, so that the stream continues.
pub(super) fn streambed(pen: &mut Pen, edge: &Edge, palette: &Palette) {
    const STEPS: i32 = 16;
    pen.line(rank::LYING, &edge.stretch([-HALF, HALF], 0.0), LineStyle::round(palette.bed, PIXEL * 6.0));
    let wave: Vec<Point> = (0..=STEPS)
        .map(|step| {
            let part = step as f32 / STEPS as f32;
            edge.at((part - 0.5) * SIDE, sine_and_cosine(part * std::f32::consts::TAU).0 * 2.7)
        })
        .collect();
    pen.line(rank::LYING_MARKS, &wave, LineStyle::round(palette.water, PIXEL * 1.5));
}

/// Draws the broken ends of a wall with rubble between them.
pub(super) fn breach(pen: &mut Pen, edge: &Edge, carrier: HexsideKind, palette: &Palette) {
    stubs(pen, edge, carrier, BREACH, palette);
    let rim = width(carrier) / 2.0;
    let broken = |sign: f32| {
        [
            (BREACH + rim, -rim - 2.0),
            (BREACH - 4.0, -rim),
            (BREACH, -0.5),
            (BREACH - 5.0, rim * 0.7),
            (BREACH + rim, rim + 2.0),
        ]
        .map(|(along, deep)| edge.at(along * sign, deep * sign))
        .to_vec()
    };
    let outline = LineStyle::flat(palette.slit, PIXEL * 0.5);
    pen.areas(rank::MARKS, vec![broken(-1.0), broken(1.0)], Paint::both(palette.rubble, outline));
    let large = [(-6.0, 1.5), (4.0, -3.0), (2.0, 6.0)];
    let small = [(-9.0, -6.0), (-1.0, -7.5), (8.5, 4.5), (-5.0, 8.0), (9.0, -8.0), (-1.0, -1.0)];
    let stones = |spots: &[(f32, f32)]| spots.iter().map(|&(along, deep)| edge.at(along, deep)).collect();
    pen.circles(rank::MARKS_CORE, stones(&large), 2.7, Paint::both(palette.rubble, outline));
    pen.circles(rank::MARKS_CORE, stones(&small), 1.5, Paint::fill(palette.rubble));
}

/// Draws a line with crosses: the hexside cannot be crossed.
pub(super) fn impassable(pen: &mut Pen, edge: &Edge, palette: &Palette) {
    const ARM: f32 = 3.6;
    pen.line(rank::BODY, &edge.stretch([-HALF, HALF], 0.0), LineStyle::round(palette.barred, PIXEL * 1.1));
    let crosses = [-0.3, 0.0, 0.3].into_iter().flat_map(|part| {
        let along = part * SIDE;
        [
            vec![edge.at(along - ARM, -ARM), edge.at(along + ARM, ARM)],
            vec![edge.at(along - ARM, ARM), edge.at(along + ARM, -ARM)],
        ]
    });
    pen.lines(rank::MARKS, crosses.collect(), LineStyle::round(palette.barred, PIXEL * 1.3));
}
