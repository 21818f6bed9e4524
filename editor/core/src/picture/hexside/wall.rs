//! Walls: lines from corner to corner with round ends, so that they join at any angle.

use rules::map::HexsideKind;

use super::light::towards_light;
use super::{Edge, rank};
use crate::picture::geometry::Point;
use crate::picture::layout::{PIXEL, SIDE};
use crate::picture::palette::Palette;
use crate::picture::pen::Pen;
use crate::picture::shape::{LineStyle, Paint};

/// The number of gaps between posts or pickets along a hexside; the last post of a hexside is the first of the next.
const POSTS: f32 = 7.0;

/// Returns the width of a wall in map units; openings extend as far as the wall they are cut into.
pub(super) const fn width(kind: HexsideKind) -> f32 {
    PIXEL
        * match kind {
            HexsideKind::OuterWall | HexsideKind::ChurchWall => 5.6,
            HexsideKind::StoneWall | HexsideKind::WoodenWall | HexsideKind::HighPalisade => 4.2,
            HexsideKind::InnerWall => 3.0,
            HexsideKind::InteriorWall
            | HexsideKind::Clear
            | HexsideKind::DryStreambed
            | HexsideKind::Doorway
            | HexsideKind::Gunslit
            | HexsideKind::GunRamp
            | HexsideKind::Breach
            | HexsideKind::Impassable => 2.0,
        }
}

/// Draws a stretch of a wall, in units from the centre of the hexside.
pub(super) fn wall(pen: &mut Pen, edge: &Edge, kind: HexsideKind, stretch: [f32; 2], palette: &Palette) {
    let width = width(kind);
    let line = edge.stretch(stretch, 0.0);
    match kind {
        HexsideKind::OuterWall => {
            pen.line(rank::STRONG, &line, LineStyle::round(palette.outer_wall, width));
            pen.line(rank::CORE, &line, LineStyle::round(palette.outer_face, width - PIXEL * 2.6));
            pen.line(rank::CORE_LIT, &lit(&line, width * 0.14), LineStyle::round(palette.outer_edge, PIXEL * 0.9));
        }
        HexsideKind::ChurchWall => {
            pen.line(rank::STRONG + 1, &line, LineStyle::round(palette.church_wall, width));
            pen.line(rank::DETAIL, &line, LineStyle::round(palette.church_core, width - PIXEL * 1.9));
            pen.line(rank::DETAIL + 3, &lit(&line, width * 0.14), LineStyle::round(palette.church_edge, PIXEL * 0.9));
        }
        HexsideKind::InnerWall => {
            pen.line(rank::BODY + 2, &line, LineStyle::round(palette.inner_wall, width));
        }
        HexsideKind::InteriorWall => {
            pen.line(rank::BODY + 1, &line, LineStyle::round(palette.interior_wall, width));
        }
        HexsideKind::StoneWall => {
            pen.line(rank::BODY + 3, &line, LineStyle::round(palette.stone_edge, width + PIXEL * 0.6));
            pen.line(rank::FACE, &line, LineStyle::round(palette.stone, width - PIXEL * 0.6));
            pen.circles(rank::DETAIL + 2, stipple(edge, stretch), PIXEL * 0.42, Paint::fill(palette.stone_edge));
        }
        HexsideKind::WoodenWall => {
            pen.line(rank::BODY, &line, LineStyle::round(palette.wood_edge, PIXEL * 1.5));
            let posts = posts(stretch).map(|along| edge.at(along, 0.0)).collect();
            let paint = Paint::both(palette.wood, LineStyle::flat(palette.wood_edge, PIXEL * 0.7));
            pen.circles(rank::POSTS, posts, width / 2.0 - PIXEL * 0.1, paint);
        }
        HexsideKind::HighPalisade => palisade(pen, edge, stretch, palette),
        HexsideKind::Clear
        | HexsideKind::DryStreambed
        | HexsideKind::Doorway
        | HexsideKind::Gunslit
        | HexsideKind::GunRamp
        | HexsideKind::Breach
        | HexsideKind::Impassable => {}
    }
}

/// Returns the lit edge of a wall: the whole line moved towards the light, so that the edges of walls that meet still
/// meet.
fn lit(line: &[Point], by: f32) -> Vec<Point> {
    line.iter().map(|&point| point + towards_light(by)).collect()
}

/// Returns the positions of posts: evenly spaced from corner to corner.
fn posts([from, to]: [f32; 2]) -> impl Iterator<Item = f32> {
    let gap = SIDE / POSTS;
    let slack = 0.01;
    (0..=POSTS as i32)
        .map(move |number| number as f32 * gap - SIDE / 2.0)
        .filter(move |along| (from - slack..=to + slack).contains(along))
}

/// Returns dots in two rows, staggered like masonry.
fn stipple(edge: &Edge, [from, to]: [f32; 2]) -> Vec<Point> {
    const GAP: f32 = 4.1;
    let count = ((to - from) / GAP).floor().max(1.0) as u32;
    let start = (from + to - (count - 1) as f32 * GAP) / 2.0;
    (0..count)
        .map(|number| {
            let deep = if number % 2 == 0 { -1.15 } else { 1.15 };
            edge.at(start + number as f32 * GAP, deep)
        })
        .collect()
}

/// Draws tall pickets side by side, their points turned outwards, with a rail across them.
fn palisade(pen: &mut Pen, edge: &Edge, stretch: [f32; 2], palette: &Palette) {
    let half = SIDE / POSTS / 2.0 - PIXEL * 0.15;
    let picket = |along: f32| {
        vec![
            edge.at(along - half, 3.6),
            edge.at(along + half, 3.6),
            edge.at(along + half, -3.2),
            edge.at(along, -8.6),
            edge.at(along - half, -3.2),
        ]
    };
    let middles = posts(stretch).map(|along| along + SIDE / POSTS / 2.0).filter(|&along| along < stretch[1]);
    let line = edge.stretch(stretch, 0.0);
    pen.line(rank::BODY + 4, &line, LineStyle::round(palette.wood_edge, PIXEL * 3.0));
    let paint = Paint::both(palette.wood, LineStyle::flat(palette.wood_edge, PIXEL * 0.6));
    pen.areas(rank::POSTS, middles.map(picket).collect(), paint);
    let rail = edge.stretch([stretch[0] + half, stretch[1] - half], 0.6);
    pen.line(rank::POSTS + 1, &rail, LineStyle::flat(palette.wood_edge, PIXEL * 0.8));
}
