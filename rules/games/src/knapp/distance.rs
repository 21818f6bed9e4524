//! Ranges in half inches, measured along the line of hexes between two hexes (K1.e).

mod lines;

use std::sync::OnceLock;

use self::lines::{Candidates, DistanceLines};
use crate::hex::Hex;
use crate::map::Grid;

/// The ranges in half inches between all hexes of a map, computed row by row on first use.
#[derive(Debug, Clone)]
pub(super) struct Distances {
    grid: Grid,
    /// The half inches it costs to enter each hex.
    costs: Vec<u8>,
    rows: Box<[OnceLock<Box<[u16]>>]>,
    lines: OnceLock<DistanceLines>,
}

impl Distances {
    /// Builds the ranges of a map; `cost` is the cost in half inches of entering a hex.
    pub(super) fn new(grid: Grid, cost: impl Fn(Hex) -> u8) -> Self {
        let costs: Vec<u8> = grid.hexes().map(cost).collect();
        let rows = costs.iter().map(|_| OnceLock::new()).collect();
        let mut own = Self { grid, costs: vec![0; costs.len()], rows, lines: OnceLock::new() };
        for (hex, cost) in grid.hexes().zip(costs) {
            if let Some(at) = own.index(hex) {
                own.costs[at] = cost;
            }
        }
        own
    }

    /// The index of a hex in the lists; `None` off the map.
    pub(super) fn index(&self, hex: Hex) -> Option<usize> {
        let Grid { columns, rows } = self.grid;
        let inside = (1..=columns).contains(&hex.column) && (1..=rows).contains(&hex.row);
        inside.then(|| usize::from(hex.column - 1) * usize::from(rows) + usize::from(hex.row - 1))
    }

    /// The half inches it costs to enter a hex; 0 off the map.
    pub(super) fn cost(&self, hex: Hex) -> u8 {
        self.index(hex).map_or(0, |at| self.costs[at])
    }

    /// The ranges in half inches from the hex with this [index](Distances::index) to every other: the sum of the entry
    /// costs of the hexes on the line, except the first. If two hexes are equally near the line, the cheaper one
    /// counts.
    pub(super) fn row_of(&self, start: usize) -> &[u16] {
        let Some(own) = self.rows.get(start) else { return &[] };
        own.get_or_init(|| {
            let Grid { rows, .. } = self.grid;
            let from = Hex::new((start / usize::from(rows)) as u16 + 1, (start % usize::from(rows)) as u16 + 1);
            let mut row = vec![u16::MAX; self.costs.len()];
            for to in self.grid.hexes() {
                if let Some(end) = self.index(to) {
                    row[end] = self.measure(from, to);
                }
            }
            row.into_boxed_slice()
        })
    }

    /// The cost of the line from one hex to another.
    fn measure(&self, from: Hex, to: Hex) -> u16 {
        let (a, b) = (from.axial(), to.axial());
        let lines = self.lines.get_or_init(|| DistanceLines::new(self.grid));
        let cost = |[x, y]: [i16; 2]| self.cost_at(a.x + i32::from(x), a.y + i32::from(y));
        let cheapest = |step: &Candidates| step.iter().filter_map(|own| cost(*own)).min().unwrap_or(0);
        lines.to(b.x - a.x, b.y - a.y).iter().map(|step| u16::from(cheapest(step))).sum()
    }

    /// The cost of entering the hex at these axial coordinates; `None` off the map.
    fn cost_at(&self, x: i32, y: i32) -> Option<u8> {
        let hex = Hex::from_axial(hexx::Hex::new(x, y))?;
        self.index(hex).map(|at| self.costs[at])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hex(text: &str) -> Hex {
        text.parse().unwrap()
    }

    fn between(ranges: &Distances, from: Hex, to: Hex) -> u16 {
        ranges.row_of(ranges.index(from).unwrap())[ranges.index(to).unwrap()]
    }

    #[test]
    fn every_step_of_a_line_costs_its_hex_and_the_first_hex_nothing() {
        let grid = Grid { columns: 25, rows: 27 };
        let ranges = Distances::new(grid, |hex| if hex.column <= 10 { 2 } else { 1 });
        assert_eq!(between(&ranges, hex("0505"), hex("0505")), 0);
        assert_eq!(between(&ranges, hex("0505"), hex("0512")), 14);
        assert_eq!(between(&ranges, hex("1505"), hex("1512")), 7);
        // Leaving the fort, the first hex does not count; entering it, the last one does.
        assert_eq!(between(&ranges, hex("1005"), hex("1105")), 1);
        assert_eq!(between(&ranges, hex("1105"), hex("1005")), 2);
        for (from, to) in [("0101", "2527"), ("0327", "2105"), ("1010", "1320")] {
            let (from, to) = (hex(from), hex(to));
            let (range, steps) = (u32::from(between(&ranges, from, to)), from.distance(to));
            assert!((steps..=steps * 2).contains(&range), "{from} to {to}: {range}");
        }
    }

    #[test]
    fn of_two_hexes_equally_near_the_cheaper_one_counts() {
        // A line along a hexside: its midpoint is equally near to 1110 and 1111.
        let grid = Grid { columns: 20, rows: 20 };
        let (from, to) = (hex("1010"), hex("1210"));
        assert_eq!(from.distance(to), 2);
        for dear in [hex("1110"), hex("1111")] {
            let ranges = Distances::new(grid, |hex| if hex == dear { 2 } else { 1 });
            assert_eq!(between(&ranges, from, to), 2, "{dear}");
        }
        let both = Distances::new(grid, |hex| if hex.column == 11 { 2 } else { 1 });
        assert_eq!(between(&both, from, to), 3);
    }
}
