//! Ranges in half inches, along the line of hexes from one to another (K1.e).

use std::sync::OnceLock;

use crate::hex::Hex;
use crate::map::Grid;

/// Half inches between all hexes of a map; worked out hex by hex when somebody asks.
#[derive(Debug, Clone)]
pub(super) struct Ranges {
    grid: Grid,
    /// Half inches to enter each hex.
    costs: Vec<u8>,
    rows: Box<[OnceLock<Box<[u16]>>]>,
}

impl Ranges {
    /// The ranges of a map whose hexes cost this to enter.
    pub(super) fn new(grid: Grid, cost: impl Fn(Hex) -> u8) -> Self {
        let costs: Vec<u8> = grid.hexes().map(cost).collect();
        let mut own = Self { grid, costs: vec![0; costs.len()], rows: costs.iter().map(|_| OnceLock::new()).collect() };
        for (hex, cost) in grid.hexes().zip(costs) {
            if let Some(at) = own.index(hex) {
                own.costs[at] = cost;
            }
        }
        own
    }

    /// The place of a hex in the lists.
    pub(super) fn index(&self, hex: Hex) -> Option<usize> {
        let Grid { columns, rows } = self.grid;
        let inside = (1..=columns).contains(&hex.column) && (1..=rows).contains(&hex.row);
        inside.then(|| usize::from(hex.column - 1) * usize::from(rows) + usize::from(hex.row - 1))
    }

    /// Half inches to enter a hex.
    pub(super) fn cost(&self, hex: Hex) -> u8 {
        self.index(hex).map_or(0, |at| self.costs[at])
    }

    /// Half inches from one hex to another: what each hex of the line costs but the first. Where two hexes lie equally near
    /// the line, the cheaper one counts.
    pub(super) fn between(&self, from: Hex, to: Hex) -> u16 {
        self.index(to).and_then(|end| self.row(from).get(end).copied()).unwrap_or(u16::MAX)
    }

    /// Half inches from a hex to every other, by their [places](Ranges::index).
    pub(super) fn row(&self, from: Hex) -> &[u16] {
        let Some(start) = self.index(from) else { return &[] };
        self.rows[start].get_or_init(|| {
            let mut row = vec![u16::MAX; self.costs.len()];
            for to in self.grid.hexes() {
                if let Some(end) = self.index(to) {
                    row[end] = self.measure(from, to);
                }
            }
            row.into_boxed_slice()
        })
    }

    fn measure(&self, from: Hex, to: Hex) -> u16 {
        let steps = from.distance(to) as i32;
        let (a, b) = (from.axial(), to.axial());
        let cheapest = |step: i32| {
            // The point of the line, in parts of which each hex has as many as the line has steps.
            let (x, y) = (a.x * (steps - step) + b.x * step, a.y * (steps - step) + b.y * step);
            let (left, up) = (x.div_euclid(steps), y.div_euclid(steps));
            let near = [(0, 0), (1, 0), (0, 1), (1, 1), (-1, 1), (1, -1)];
            let off = |(right, down): (i32, i32)| {
                let (dx, dy) = (x - (left + right) * steps, y - (up + down) * steps);
                dx.abs().max(dy.abs()).max((dx + dy).abs())
            };
            let least = near.into_iter().map(off).min();
            let equal = near.into_iter().filter(|own| Some(off(*own)) == least);
            let hexes = equal.filter_map(|(right, down)| Hex::from_axial(hexx::Hex::new(left + right, up + down)));
            hexes.filter_map(|hex| self.index(hex)).map(|at| u16::from(self.costs[at])).min().unwrap_or(0)
        };
        (1..=steps).map(cheapest).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hex(text: &str) -> Hex {
        text.parse().unwrap()
    }

    #[test]
    fn every_step_of_a_line_costs_its_hex_and_the_first_hex_nothing() {
        let grid = Grid { columns: 25, rows: 27 };
        let ranges = Ranges::new(grid, |hex| if hex.column <= 10 { 2 } else { 1 });
        assert_eq!(ranges.between(hex("0505"), hex("0505")), 0);
        assert_eq!(ranges.between(hex("0505"), hex("0512")), 14);
        assert_eq!(ranges.between(hex("1505"), hex("1512")), 7);
        // Out of the fort the first hex does not count, into it the last one does.
        assert_eq!(ranges.between(hex("1005"), hex("1105")), 1);
        assert_eq!(ranges.between(hex("1105"), hex("1005")), 2);
        for (from, to) in [("0101", "2527"), ("0327", "2105"), ("1010", "1320")] {
            let (from, to) = (hex(from), hex(to));
            let (range, steps) = (u32::from(ranges.between(from, to)), from.distance(to));
            assert!((steps..=steps * 2).contains(&range), "{from} to {to}: {range}");
        }
    }

    #[test]
    fn of_two_hexes_equally_near_the_cheaper_one_counts() {
        // A line along a hexside: 1010 and 1109 meet 1209 so that its middle lies between the two.
        let grid = Grid { columns: 20, rows: 20 };
        let (from, to) = (hex("1010"), hex("1210"));
        assert_eq!(from.distance(to), 2);
        for dear in [hex("1110"), hex("1111")] {
            let ranges = Ranges::new(grid, |hex| if hex == dear { 2 } else { 1 });
            assert_eq!(ranges.between(from, to), 2, "{dear}");
        }
        let both = Ranges::new(grid, |hex| if hex.column == 11 { 2 } else { 1 });
        assert_eq!(both.between(from, to), 3);
    }
}
