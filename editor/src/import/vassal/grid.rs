//! A grid of hexes on a picture, as the engine lays it: every second column half a hex lower.

use super::numbering::Numbering;

/// How much of a hex may lie beside the picture, in parts of the distance of its flat sides.
const BESIDE: f64 = 0.1;

/// A grid of hexes.
#[derive(Debug, Clone, PartialEq)]
pub struct Grid {
    /// From one column to the next, in pixels.
    pub across: f64,
    /// From one row to the next, in pixels.
    pub down: f64,
    /// The middle of the hex from which columns and rows are counted, in pixels.
    pub first: [f64; 2],
    /// Whether its hexes stand on a point.
    pub sideways: bool,
    /// The part of the board it covers: left, upper, right and lower edge; all of it for `None`.
    pub zone: Option<[f64; 4]>,
    /// How its hexes are numbered; `None` where they have no numbers.
    pub numbering: Option<Numbering>,
}

/// Columns and rows of hexes on a picture, counted from the first hex of its grid.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct GridExtent {
    /// The first column and the last one.
    pub(super) columns: [i32; 2],
    /// The first row and the last one; those of lower columns may differ by one.
    pub(super) rows: [i32; 2],
}

impl Grid {
    /// How large it is, to tell the largest of several.
    pub(super) fn reach(&self) -> f64 {
        self.zone.map_or(f64::INFINITY, |[left, upper, right, lower]| (right - left) * (lower - upper))
    }

    /// The middle of a hex, in pixels.
    #[must_use]
    pub fn middle(&self, column: i32, row: i32) -> [f64; 2] {
        let lower = if is_lower(column) { 0.5 } else { 0.0 };
        [self.first[0] + f64::from(column) * self.across, self.first[1] + (f64::from(row) + lower) * self.down]
    }

    /// Whether its hexes have a size a picture can be cut into.
    pub(super) fn is_sound(&self) -> bool {
        let fine = |length: f64| length.is_finite() && (2.0..1e5).contains(&length);
        fine(self.across) && fine(self.down) && self.first.iter().all(|at| at.abs() < 1e7)
    }

    /// The hexes that lie on a picture of this size as wholes; `None` where none does.
    pub(super) fn seen(&self, [width, height]: [u32; 2]) -> Option<GridExtent> {
        let [left, upper, right, lower] = self.zone.unwrap_or([0.0, 0.0, f64::INFINITY, f64::INFINITY]);
        let slack = BESIDE * self.down;
        let (left, upper) = (left.max(0.0) - slack, upper.max(0.0) - slack);
        let (right, lower) = (right.min(f64::from(width)) + slack, lower.min(f64::from(height)) + slack);
        let is_seen = |column: i32, row: i32| {
            let [x, y] = self.middle(column, row);
            // A corner lies a third of a column beyond the next one's side.
            let (half, high) = (self.across * 2.0 / 3.0, self.down / 2.0);
            x - half >= left && x + half <= right && y - high >= upper && y + high <= lower
        };
        let span = |from: f64, to: f64, first: f64, step: f64| {
            ((from - first) / step).floor() as i32 - 1..=((to - first) / step).ceil() as i32 + 1
        };
        let mut seen: Option<GridExtent> = None;
        for column in span(left, right, self.first[0], self.across) {
            for row in span(upper, lower, self.first[1], self.down) {
                if is_seen(column, row) {
                    let [a, b] = seen.map_or([column; 2], |own| own.columns);
                    let [c, d] = seen.map_or([row; 2], |own| own.rows);
                    seen = Some(GridExtent { columns: [a.min(column), b.max(column)], rows: [c.min(row), d.max(row)] });
                }
            }
        }
        seen
    }
}

/// Whether a column stands half a hex lower.
pub(super) const fn is_lower(column: i32) -> bool {
    column % 2 != 0
}
