//! The hexes that a line of hexes passes, by the offset of its end: pairs of hexes with the same offset share a line.

use std::sync::OnceLock;

use arrayvec::ArrayVec;

use crate::map::Grid;

/// The hexes equally near a line at one of its steps, as axial offsets from its start.
pub(super) type Candidates = ArrayVec<[i16; 2], 4>;

/// The lines of a map, each computed on first use.
#[derive(Debug, Clone)]
pub(super) struct DistanceLines {
    /// The largest offset between two hexes, in columns and in the other axial coordinate.
    most: [i32; 2],
    lines: Box<[OnceLock<Box<[Candidates]>>]>,
}

impl DistanceLines {
    pub(super) fn new(grid: Grid) -> Self {
        let columns = i32::from(grid.columns);
        let most = [columns, i32::from(grid.rows) + columns / 2 + 1];
        let all = most.map(|own| 2 * own as usize + 1);
        Self { most, lines: (0..all[0] * all[1]).map(|_| OnceLock::new()).collect() }
    }

    /// The steps of the line to an offset, without its start.
    pub(super) fn to(&self, x: i32, y: i32) -> &[Candidates] {
        let [columns, rows] = self.most;
        let place = (x + columns) * (2 * rows + 1) + y + rows;
        let own = usize::try_from(place).ok().and_then(|place| self.lines.get(place));
        own.map_or(&[], |own| own.get_or_init(|| line(x, y)))
    }
}

fn line(end_x: i32, end_y: i32) -> Box<[Candidates]> {
    let steps = end_x.abs().max(end_y.abs()).max((end_x + end_y).abs());
    let passed = |step: i32| {
        // The point on the line, scaled by the number of steps.
        let (x, y) = (end_x * step, end_y * step);
        let (left, up) = (x.div_euclid(steps), y.div_euclid(steps));
        let near = [(0, 0), (1, 0), (0, 1), (1, 1), (-1, 1), (1, -1)];
        let off = |(right, down): (i32, i32)| {
            let (dx, dy) = (x - (left + right) * steps, y - (up + down) * steps);
            dx.abs().max(dy.abs()).max((dx + dy).abs())
        };
        let least = near.into_iter().map(off).min();
        let equal = near.into_iter().filter(|own| Some(off(*own)) == least);
        equal.map(|(right, down)| [(left + right) as i16, (up + down) as i16]).take(4).collect()
    };
    (1..=steps).map(passed).collect()
}
