//! Washes: the darker edge that watercolour leaves where one ground ends and another begins.

use rules::hex::Hex;
use rules::hexside::Hexside;
use rules::map::Ground;

use super::fixed_random::chance;
use super::geometry::Point;
use super::ground::{EDGE, WASH};
use super::layout::{SIDE, ends};
use super::pen::Pen;
use super::shape::{Layer, Paint, Place, Shape};
use super::survey::Survey;

/// The breadth of the pale outer part of a wash and of its dark edge.
const BROAD: [f32; 2] = [15.0, 5.5];
/// The darkness of both parts.
const DARK: [f32; 2] = [0.07, 0.16];
/// The variation of the inner edge of a wash, as a fraction of its breadth.
const WANDER: f32 = 0.38;
/// The number of segments of the inner edge.
const STRETCHES: u8 = 6;

/// Draws the washes on both sides of a hexside.
///
/// They depend only on what its two hexes are. Each wash fills its hex up to the adjacent hexsides, so that the washes
/// within one hex meet, and so do those of neighbouring hexes.
pub(super) fn wash(survey: &Survey<'_>, side: Hexside) -> Vec<Shape> {
    let Some([a, b]) = ends(side) else { return Vec::new() };
    let [low, high] = side.hexes();
    let mut pen = Pen::new(Layer::Ground, Place::Hexside(side));
    for (own, other, line) in [(low, high, [a, b]), (high, low, [b, a])] {
        if is_washed(survey, own, other) {
            draw(&mut pen, survey, [own, other], line);
        }
    }
    pen.done()
}

/// Whether a hex has a wash at a hexside: it is open ground, and the ground beyond differs.
fn is_washed(survey: &Survey<'_>, own: Hex, other: Hex) -> bool {
    let (ground, beyond) = (survey.map.ground(own), survey.map.ground(other));
    if !(survey.map.grid.contains(own) && survey.map.grid.contains(other)) {
        return false;
    }
    match ground {
        Ground::Platform => false,
        Ground::Floor => survey.open_top(own) && !(beyond == Ground::Floor && survey.open_top(other)),
        Ground::Outside | Ground::Plaza | Ground::Yard | Ground::Churchyard => ground != beyond,
    }
}

fn draw(pen: &mut Pen, survey: &Survey<'_>, [hex, other]: [Hex; 2], [a, b]: [Point; 2]) {
    let along = (b - a).unit();
    let inwards = along.quarter();
    // The other sides of the same hex have different washes.
    let purpose = 1_000 + chance(other, 39) % 4_096;
    for ((number, rank), (broad, dark)) in (0..).zip([WASH, EDGE]).zip(BROAD.into_iter().zip(DARK)) {
        let edge = (0..=STRETCHES).rev().map(|stretch| {
            let part = f32::from(stretch) / f32::from(STRETCHES);
            let chance = chance(hex, purpose + number * 16 + u32::from(stretch));
            let wander = ((chance % 201) as f32 / 100.0 - 1.0) * WANDER;
            // Both ends keep the full breadth, so that the next wash continues seamlessly.
            let at_end = stretch == 0 || stretch == STRETCHES;
            let deep = broad * if at_end { 1.0 } else { 1.0 + wander };
            // Within a hex with no cut corners, a parallel line is longer than the side by this much at either end.
            let longer = deep * 0.577_350_3;
            a + along * (part * (SIDE + 2.0 * longer) - longer) + inwards * deep
        });
        let corners: Vec<_> = [a, b].into_iter().chain(edge).collect();
        let colour = survey.colour(hex).mix(survey.palette.shade, dark);
        pen.area(rank, &corners, Paint::fill(colour));
    }
}
