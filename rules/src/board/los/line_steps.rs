//! What a line from centre to centre passes, in exact integers (7.5, R17).
//!
//! A flat-topped hex is √3 times as high as half its width. Widths and heights are never mixed here, so the root
//! cancels: with x in half radii and y in half heights, every centre and every corner has whole coordinates, and
//! the sign of a cross product says on which side of the line a corner lies.

use arrayvec::ArrayVec;

use super::step::{HexToHex, WayPast};
use crate::hex::{Direction, Hex};

/// A step on the plane: x in half radii to the right, y in half heights downwards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Vector {
    x: i64,
    y: i64,
}

impl Vector {
    /// From the centre of one hex to the centre of another.
    pub(super) fn between(from: Hex, to: Hex) -> Self {
        let (a, b) = (Self::centre(from), Self::centre(to));
        Self { x: b.x - a.x, y: b.y - a.y }
    }

    #[cfg(test)]
    /// From a hex of an odd or even column to the one so many columns to the right and rows further down.
    pub(super) fn over(odd: bool, columns: i32, rows: i32) -> Self {
        let lower = i32::from(columns % 2 != 0) * if odd { 1 } else { -1 };
        Self::along(columns, 2 * rows + lower)
    }

    /// From a hex to the one so many columns to the right and half rows further down.
    pub(super) fn along(columns: i32, half_rows: i32) -> Self {
        Self { x: 3 * i64::from(columns), y: i64::from(half_rows) }
    }

    /// Even columns sit half a hex lower (C1).
    fn centre(hex: Hex) -> Self {
        let (column, row) = (i64::from(hex.column), i64::from(hex.row));
        Self { x: 3 * column, y: 2 * row + i64::from(column % 2 == 0) }
    }

    const fn plus(self, other: Self) -> Self {
        Self { x: self.x + other.x, y: self.y + other.y }
    }

    /// Where a step ends that starts here.
    fn behind(self, step: LineStep) -> Self {
        step.any_way().legs().fold(self, |here, direction| here.plus(NEIGHBOURS[direction as usize]))
    }

    /// Negative when `other` points to the left of this vector, 0 when it lies on its line.
    const fn side_of(self, other: Self) -> i64 {
        self.x * other.y - self.y * other.x
    }
}

/// To the centres of the six neighbours, in the order of [`Direction::ALL`].
const NEIGHBOURS: [Vector; 6] = [
    Vector { x: 0, y: -2 },
    Vector { x: 3, y: -1 },
    Vector { x: 3, y: 1 },
    Vector { x: 0, y: 2 },
    Vector { x: -3, y: 1 },
    Vector { x: -3, y: -1 },
];

/// To the six corners; the hexside in a direction runs, clockwise, from the corner of the same index to the next.
const CORNERS: [Vector; 6] = [
    Vector { x: -1, y: -1 },
    Vector { x: 1, y: -1 },
    Vector { x: 2, y: 0 },
    Vector { x: 1, y: 1 },
    Vector { x: -1, y: 1 },
    Vector { x: -2, y: 0 },
];

/// One way past a point of a line, by the directions of the hexsides it leaves hexes by.
type LineWay = WayPast<Direction>;

/// A step by directions. A hexside it runs along is told by the direction from the hex on the left to that on the right.
pub(super) type LineStep = HexToHex<Direction, Direction>;

/// The steps of the line that leads by `line` from the centre of a hex to the centre of another.
///
/// They depend on the vector alone: pairs of hexes that lie alike share them. The hexes between the steps are those
/// whose inside the line meets; hexes it only touches appear in the ways of a graze.
pub(super) fn steps(line: Vector) -> Steps {
    Steps { line, corners: Corners::new(line), here: Vector { x: 0, y: 0 } }
}

/// The steps of a line, one after the other.
pub(super) struct Steps {
    line: Vector,
    corners: Corners,
    here: Vector,
}

impl Steps {
    /// Whether the last step is made.
    fn is_over(&self) -> bool {
        self.here == self.line
    }
}

impl Iterator for Steps {
    type Item = LineStep;

    fn next(&mut self) -> Option<LineStep> {
        let step = if self.is_over() { None } else { self.corners.leave(self.line.side_of(self.here)) }?;
        self.here = self.here.behind(step);
        Some(step)
    }
}

/// The steps of the line from the centre of a hex to the middle of a hexside of two others, which lie so far away.
///
/// They end in the one of the two hexes the line comes to the hexside from. Where it comes along the hexside itself
/// there are two such lines: past the corner it runs in either of the two.
pub(super) fn steps_to_middle(hexes: [Vector; 2]) -> ArrayVec<Vec<LineStep>, 2> {
    // Twice as far as the middle; only the direction counts.
    let line = hexes[0].plus(hexes[1]);
    let corners = Corners::new(line);
    let mut steps = Vec::new();
    let mut here = Vector { x: 0, y: 0 };
    while !hexes.contains(&here) {
        let Some(step) = corners.leave(line.side_of(here)) else { break };
        if let HexToHex::Graze { ways, .. } = step {
            let entered = ways.map(|way| here.plus(NEIGHBOURS[way.first as usize]));
            if entered.iter().all(|hex| hexes.contains(hex)) {
                return ways.map(|way| [steps.as_slice(), &[HexToHex::Across(way.first)]].concat()).into();
            }
        }
        here = here.behind(step);
        steps.push(step);
    }
    std::iter::once(steps).collect()
}

/// The corners of a hex as a line passes them.
struct Corners {
    /// The side of the line on which each lies, seen from the centre, clockwise from the one farthest on the left.
    sides: [i64; 6],
    /// Which one that is.
    first: usize,
}

impl Corners {
    fn new(line: Vector) -> Self {
        let mut sides = CORNERS.map(|corner| line.side_of(corner));
        let first = (0..6).min_by_key(|corner| sides[*corner]).unwrap_or_default();
        sides.rotate_left(first);
        Self { sides, first }
    }

    /// How the line leaves a hex, from the side of it on which the hex's centre lies.
    fn leave(&self, centre: i64) -> Option<LineStep> {
        let sides = self.sides.map(|corner| centre + corner);
        // Clockwise round the hex, corners change from the left to the right of the line where the line goes out.
        (0..6).find_map(|at| {
            let (before, corner, after) = (sides[(at + 5) % 6], sides[at], sides[(at + 1) % 6]);
            let turned = |by: usize| Direction::ALL[(self.first + at + by) % 6];
            if corner < 0 && after > 0 {
                return Some(HexToHex::Across(turned(0)));
            }
            if corner != 0 || before >= 0 || after <= 0 {
                return None;
            }
            // Out by a corner. Two more hexes meet there, and the hexside between them points straight away from here.
            let (to_left, to_right) = (turned(5), turned(0));
            let over = |first| LineWay { first, second: None };
            let round = |first, second| LineWay { first, second: Some(second) };
            let (left, right) = match centre {
                0 => (round(to_left, to_right), round(to_right, to_left)),
                // The centre on the left puts that hexside on the right: the line goes into the left one of the two.
                ..0 => (over(to_left), round(to_right, turned(4))),
                1.. => (round(to_left, turned(1)), over(to_right)),
            };
            // The two hexes lie next to each other around this one.
            Some(HexToHex::Graze { ways: [left, right], along: (centre == 0).then(|| turned(1)) })
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn between(from: &str, to: &str) -> Vec<LineStep> {
        steps(Vector::between(from.parse().unwrap(), to.parse().unwrap())).collect()
    }

    #[test]
    fn a_neighbour_is_one_hexside_away() {
        for near in Hex::new(4, 4).neighbours() {
            let direction = Hex::new(4, 4).direction_to(near).unwrap();
            assert_eq!(steps(Vector::between(Hex::new(4, 4), near)).collect::<Vec<_>>(), [HexToHex::Across(direction)]);
        }
    }

    #[test]
    fn two_columns_away_the_line_runs_along_a_hexside() {
        let round = |first, second| WayPast { first, second: Some(second) };
        let [up, down] = [Direction::NorthEast, Direction::SouthEast];
        let step = HexToHex::Graze { ways: [round(up, down), round(down, up)], along: Some(Direction::South) };
        assert_eq!(between("1208", "1408"), [step]);
        assert_eq!(between("1208", "1608"), [step, step]);
    }

    #[test]
    fn a_corner_is_passed_on_either_side() {
        let cut = |step: &LineStep| match step {
            HexToHex::Across(_) => false,
            HexToHex::Graze { ways: [left, right], .. } => left.second.is_none() != right.second.is_none(),
        };
        assert!(!between("0505", "0906").iter().any(cut));
        // Four hexes of one slant and one upwards: two corners on the way, each with a hex beyond it.
        let line = between("0505", "0902");
        assert_eq!(line.iter().filter(|step| cut(step)).count(), 2);
        assert!(line.iter().all(|step| step.along().is_none()));
        assert_eq!(line.len(), 5);
    }

    #[test]
    fn every_line_arrives() {
        for column in 1..=20 {
            for row in 1..=20 {
                let line = Vector::between(Hex::new(10, 10), Hex::new(column, row));
                let end = steps(line).fold(Vector { x: 0, y: 0 }, Vector::behind);
                assert_eq!(end, line, "{column} {row}");
            }
        }
    }
}
