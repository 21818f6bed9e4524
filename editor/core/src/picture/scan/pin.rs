//! The points of a map that can anchor a scan: centres and corners of hexes.

use rules::hex::Hex;
use rules::map::{Corner, Grid};

use crate::picture::geometry::Point;
use crate::picture::layout;

/// The distance below which points count as one, in map units.
const ONE: f32 = 1.0;

/// Returns the position of the centre or a corner of a hex.
#[must_use]
pub fn point(hex: Hex, corner: Option<Corner>) -> Point {
    match corner {
        Some(corner) => layout::corners(hex)[corner as usize],
        None => layout::centre(hex),
    }
}

/// Returns the centre or corner nearest to a point; a corner belongs to the lowest-numbered hex that has it. `None` off
/// the map.
#[must_use]
pub fn nearest(grid: Grid, at: Point) -> Option<(Hex, Option<Corner>)> {
    let hex = layout::hex_at(at).filter(|hex| grid.contains(*hex))?;
    let corners = Corner::ALL.into_iter().map(Some);
    let away = |corner: &Option<Corner>| (point(hex, *corner) - at).length();
    let nearest = corners.fold(None, |best, own| if away(&own) < away(&best) { own } else { best });
    let Some(corner) = nearest else { return Some((hex, None)) };
    let there = point(hex, Some(corner));
    let around = hex.neighbours().chain([hex]).filter(|hex| grid.contains(*hex));
    let all = around.flat_map(|hex| Corner::ALL.map(|corner| (hex, corner)));
    let first = all.filter(|(hex, corner)| (point(*hex, Some(*corner)) - there).length() < ONE).min();
    first.map(|(hex, corner)| (hex, Some(corner)))
}
