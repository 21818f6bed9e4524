//! Hatching: parallel lines clipped to a shape.

use super::geometry::Point;

/// Returns parallel lines within a convex outline given clockwise.
///
/// `turn` is their direction in degrees clockwise from the right, `gap` the distance between them. The lines of
/// adjacent outlines meet, because they all belong to one infinite pattern.
pub(super) fn hatch(outline: &[Point], turn: f32, gap: f32) -> Vec<Vec<Point>> {
    let along = Point::new(1.0, 0.0).turned(turn);
    let across = along.quarter();
    let depth = |point: &Point| across.dot(*point);
    let from = outline.iter().map(depth).fold(f32::INFINITY, f32::min);
    let to = outline.iter().map(depth).fold(f32::NEG_INFINITY, f32::max);
    let first = (from / gap).ceil() as i32;
    let last = (to / gap).floor() as i32;
    (first..=last).filter_map(|number| cut(outline, across * (number as f32 * gap), along)).collect()
}

/// Returns the part of an infinite line that lies within a convex outline.
fn cut(outline: &[Point], start: Point, along: Point) -> Option<Vec<Point>> {
    let (mut from, mut to) = (f32::NEG_INFINITY, f32::INFINITY);
    for (index, &a) in outline.iter().enumerate() {
        let b = outline[(index + 1) % outline.len()];
        let inwards = (b - a).quarter();
        let (speed, room) = (inwards.dot(along), inwards.dot(a - start));
        if speed.abs() < f32::EPSILON {
            if room > 0.0 {
                return None;
            }
        } else if speed > 0.0 {
            from = from.max(room / speed);
        } else {
            to = to.min(room / speed);
        }
    }
    // A line that only touches a corner is dropped.
    (to - from > 1.0).then(|| vec![start + along * from, start + along * to])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::picture::layout::{ACROSS, SIDE, corners_around};

    #[test]
    fn lines_stay_in_the_hex_and_fill_it() {
        let centre = Point::new(321.0, 123.0);
        let hex = corners_around(centre, SIDE);
        for turn in [0.0, 30.0, 45.0, 90.0, 135.0] {
            let lines = hatch(&hex, turn, 5.0);
            assert!((16..=24).contains(&lines.len()), "{turn}: {}", lines.len());
            let drawn: f32 = lines.iter().map(|line| (line[1] - line[0]).length()).sum();
            // Lines five units apart would cover a fifth of the area of the hex if one unit wide.
            let area = ACROSS * ACROSS * 0.866_025_4;
            assert!((drawn * 5.0 / area - 1.0).abs() < 0.05, "{turn}: {drawn}");
            for point in lines.iter().flatten() {
                assert!((*point - centre).length() < SIDE + 0.1);
            }
        }
    }
}
