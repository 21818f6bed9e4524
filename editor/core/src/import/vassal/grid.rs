//! A hex grid on a picture, as laid out by the engine: every second column is half a hex lower.

use super::numbering::Numbering;

/// The part of a hex that may lie off the picture, as a fraction of the distance between its flat sides.
const BESIDE: f64 = 0.1;

/// A hex grid.
#[derive(Debug, Clone, PartialEq)]
pub struct Grid {
    /// The distance between columns, in pixels.
    pub across: f64,
    /// The distance between rows, in pixels.
    pub down: f64,
    /// The centre of the hex from which columns and rows are counted, in pixels.
    pub first: [f64; 2],
    /// Whether its hexes are pointy-topped.
    pub sideways: bool,
    /// The part of the board it covers: left, upper, right and lower edge; `None` for all of it.
    pub zone: Option<[f64; 4]>,
    /// The numbering of its hexes; `None` if they have no numbers.
    pub numbering: Option<Numbering>,
}

/// The range of columns and rows of hexes on a picture, counted from the first hex of its grid.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct GridExtent {
    /// The first and the last column.
    pub(super) columns: [i32; 2],
    /// The first and the last row; those of lower columns may differ by one.
    pub(super) rows: [i32; 2],
}

impl Grid {
    /// Returns the centre of a hex, in pixels.
    #[must_use]
    pub fn middle(&self, column: i32, row: i32) -> [f64; 2] {
        let lower = if is_lower(column) { 0.5 } else { 0.0 };
        [self.first[0] + f64::from(column) * self.across, self.first[1] + (f64::from(row) + lower) * self.down]
    }

    /// Whether its hexes have a usable size.
    pub(super) fn is_sound(&self) -> bool {
        let fine = |length: f64| length.is_finite() && (2.0..1e5).contains(&length);
        fine(self.across) && fine(self.down) && self.first.iter().all(|at| at.abs() < 1e7)
    }

    /// Returns the hexes that lie entirely on a picture of this size; `None` if there are none.
    pub(super) fn seen(&self, size: [u32; 2]) -> Option<GridExtent> {
        self.extent(size, self.whole())
    }

    /// Whether a hex lies on a picture of this size with its centre, but not entirely.
    pub(super) fn is_cut(&self, hex: [i32; 2], size: [u32; 2]) -> bool {
        self.lies_on(hex, size, [0.0; 2]) && !self.lies_on(hex, size, self.whole())
    }

    /// Returns how much of a hex lies on either side of its centre, but for what may lie beside the picture.
    fn whole(&self) -> [f64; 2] {
        // A corner lies a third of a column beyond the side of the next column.
        let slack = BESIDE * self.down;
        [self.across * 2.0 / 3.0 - slack, self.down / 2.0 - slack]
    }

    /// Returns the part of a picture of this size that the grid covers: left, upper, right and lower edge.
    fn covered(&self, [width, height]: [u32; 2]) -> [f64; 4] {
        let [left, upper, right, lower] = self.zone.unwrap_or([0.0, 0.0, f64::INFINITY, f64::INFINITY]);
        [left.max(0.0), upper.max(0.0), right.min(f64::from(width)), lower.min(f64::from(height))]
    }

    /// Whether this much of a hex on either side of its centre lies on a picture of this size.
    fn lies_on(&self, [column, row]: [i32; 2], size: [u32; 2], [half, high]: [f64; 2]) -> bool {
        let ([left, upper, right, lower], [x, y]) = (self.covered(size), self.middle(column, row));
        x - half >= left && x + half <= right && y - high >= upper && y + high <= lower
    }

    /// Returns the hexes whose centres lie on a picture of this size, those cut by its edge too; `None` if there are none.
    pub(super) fn centred(&self, size: [u32; 2]) -> Option<GridExtent> {
        self.extent(size, [0.0; 2])
    }

    /// Returns the hexes of which this much lies on the picture on either side of their centres.
    fn extent(&self, size: [u32; 2], much: [f64; 2]) -> Option<GridExtent> {
        let [left, upper, right, lower] = self.covered(size);
        let span = |from: f64, to: f64, first: f64, step: f64| {
            ((from - first) / step).floor() as i32 - 1..=((to - first) / step).ceil() as i32 + 1
        };
        let mut seen: Option<GridExtent> = None;
        for column in span(left, right, self.first[0], self.across) {
            for row in span(upper, lower, self.first[1], self.down) {
                if self.lies_on([column, row], size, much) {
                    let [a, b] = seen.map_or([column; 2], |own| own.columns);
                    let [c, d] = seen.map_or([row; 2], |own| own.rows);
                    seen = Some(GridExtent { columns: [a.min(column), b.max(column)], rows: [c.min(row), d.max(row)] });
                }
            }
        }
        seen
    }
}

/// Whether a column is half a hex lower.
pub(super) const fn is_lower(column: i32) -> bool {
    column % 2 != 0
}
