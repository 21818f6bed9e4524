//! Outlines around groups of hexes, for drawing an area as a whole.

use std::collections::{BTreeMap, BTreeSet};

use rules::hex::{Direction, Hex};

use super::geometry::Point;
use super::layout::{ACROSS, SIDE, side};

/// Returns the closed outlines around hexes: one for each connected group, and one for each hole in it.
///
/// The hexes lie to the right of the outline, so it runs clockwise around a group and counter-clockwise around a hole.
pub(crate) fn outlines(hexes: &BTreeSet<Hex>) -> Vec<Vec<Point>> {
    // Three hexes meet at a corner, so at most one segment of the outline begins there.
    let mut begun = BTreeMap::new();
    for &hex in hexes {
        for way in Direction::ALL {
            if hex.neighbour(way).is_none_or(|other| !hexes.contains(&other)) {
                let [from, to] = side(hex, way);
                begun.insert(corner_key(from), (from, corner_key(to)));
            }
        }
    }
    let mut outlines = Vec::new();
    while let Some((_, (first, mut next))) = begun.pop_first() {
        let mut outline = vec![first];
        while let Some((point, after)) = begun.remove(&next) {
            outline.push(point);
            next = after;
        }
        outlines.push(outline);
    }
    outlines
}

/// Moves a closed outline inwards, to its right, by `by`.
pub(super) fn inset(outline: &[Point], by: f32) -> Vec<Point> {
    let count = outline.len();
    let moved = |at: usize| {
        let (before, here, after) = (outline[(at + count - 1) % count], outline[at], outline[(at + 1) % count]);
        let (come, go) = ((here - before).unit().quarter(), (after - here).unit().quarter());
        here + (come + go) * (by / (1.0 + come.dot(go)))
    };
    (0..count).map(moved).collect()
}

/// Returns the band between an outline moved inwards by `from` and by `to`: its two edges, to be painted as one area.
pub(super) fn band(outline: &[Point], [from, to]: [f32; 2]) -> [Vec<Point>; 2] {
    let mut inner = inset(outline, to);
    // Reversed, the inner edge cuts a hole.
    inner.reverse();
    [inset(outline, from), inner]
}

/// Returns a key for the corner at a point: hex corners lie on a lattice of half sides and half hexes.
pub(super) fn corner_key(at: Point) -> (i32, i32) {
    ((at.x * 2.0 / SIDE).round() as i32, (at.y * 2.0 / ACROSS).round() as i32)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::picture::layout::centre;

    #[test]
    fn an_area_has_one_outline_and_another_for_its_hole() {
        let row: BTreeSet<_> = (1..=5).map(|row| Hex::new(3, row)).collect();
        let rims = outlines(&row);
        assert_eq!(rims.iter().map(Vec::len).collect::<Vec<_>>(), [5 * 6 - 4 * 2]);
        let middle = Hex::new(4, 4);
        let ring: BTreeSet<_> = Direction::ALL.into_iter().filter_map(|way| middle.neighbour(way)).collect();
        assert_eq!(outlines(&ring).into_iter().map(|rim| rim.len()).collect::<BTreeSet<_>>(), BTreeSet::from([6, 18]));
    }

    #[test]
    fn an_inset_keeps_its_distance_from_every_side() {
        let hex = Hex::new(4, 4);
        let rims = outlines(&BTreeSet::from([hex]));
        let [whole, smaller] = [rims[0].clone(), inset(&rims[0], 10.0)];
        for (corner, moved) in whole.iter().zip(&smaller) {
            let [far, near] = [*corner, *moved].map(|at| (at - centre(hex)).length());
            // Ten units from a side are slightly more when measured from its end.
            assert!((far - near - 10.0 / 0.866).abs() < 0.1, "{far} {near}");
        }
    }
}
