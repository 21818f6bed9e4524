//! What a line from centre to centre passes, in exact integers (7.5, R17).
//!
//! A flat-topped hex is √3 times as high as half its width. Widths and heights are never mixed here, so the root
//! cancels: with x in half radii and y in half heights, every centre and every corner has whole coordinates, and
//! the sign of a cross product says on which side of the line a corner lies.

use arrayvec::ArrayVec;

use super::step::{HexToHex, WayPast};
use crate::hex::{Direction, Hex};

/// A vector on the plane: x in half radii to the right, y in half heights downwards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Vector {
    x: i64,
    y: i64,
}

impl Vector {
    /// Returns the vector from the centre of one hex to the centre of another.
    pub(super) fn between(from: Hex, to: Hex) -> Self {
        let (a, b) = (Self::centre(from), Self::centre(to));
        Self { x: b.x - a.x, y: b.y - a.y }
    }

    #[cfg(test)]
    /// Returns the vector from a hex of an odd or even column to the hex `columns` to the right and `rows` down.
    pub(super) fn over(odd: bool, columns: i32, rows: i32) -> Self {
        let lower = i32::from(columns % 2 != 0) * if odd { 1 } else { -1 };
        Self::along(columns, 2 * rows + lower)
    }

    /// Returns the vector from a hex to the one `columns` to the right and `half_rows` half rows down.
    pub(super) fn along(columns: i32, half_rows: i32) -> Self {
        Self { x: 3 * i64::from(columns), y: i64::from(half_rows) }
    }

    /// Returns the centre of a hex. Even columns are half a hex lower (C1).
    fn centre(hex: Hex) -> Self {
        let (column, row) = (i64::from(hex.column), i64::from(hex.row));
        Self { x: 3 * column, y: 2 * row + i64::from(column % 2 == 0) }
    }

    const fn plus(self, other: Self) -> Self {
        Self { x: self.x + other.x, y: self.y + other.y }
    }

    /// Returns the end of a step that starts here.
    fn behind(self, step: LineStep) -> Self {
        step.any_way().legs().fold(self, |here, direction| here.plus(NEIGHBOURS[direction as usize]))
    }

    /// Returns a negative number if `other` points to the left of this vector, 0 if it lies on its line.
    const fn side_of(self, other: Self) -> i64 {
        self.x * other.y - self.y * other.x
    }
}

/// The vectors to the centres of the six neighbours, in the order of [`Direction::ALL`].
const NEIGHBOURS: [Vector; 6] = [
    Vector { x: 0, y: -2 },
    Vector { x: 3, y: -1 },
    Vector { x: 3, y: 1 },
    Vector { x: 0, y: 2 },
    Vector { x: -3, y: 1 },
    Vector { x: -3, y: -1 },
];

/// The vectors to the six corners. The hexside in a direction runs clockwise from the corner of the same index to the
/// next.
const CORNERS: [Vector; 6] = [
    Vector { x: -1, y: -1 },
    Vector { x: 1, y: -1 },
    Vector { x: 2, y: 0 },
    Vector { x: 1, y: 1 },
    Vector { x: -1, y: 1 },
    Vector { x: -2, y: 0 },
];

/// One way past a point of a line, as the directions in which it leaves hexes.
type LineWay = WayPast<Direction>;

/// A step in terms of directions. A hexside it runs along is given by the direction from the hex on its left to the one
/// on its right.
pub(super) type LineStep = HexToHex<Direction, Direction>;

/// Returns the steps of the line that leads by the vector `line` from the centre of a hex to the centre of another.
///
/// They depend on the vector alone: all pairs of hexes with the same vector share them. The hexes between the steps are
/// those whose interior the line meets; hexes it only touches appear in the ways of a graze.
pub(super) fn steps(line: Vector) -> Steps {
    Steps { line, corners: Corners::new(line), here: Vector { x: 0, y: 0 } }
}

/// An iterator over the steps of a line.
pub(super) struct Steps {
    line: Vector,
    corners: Corners,
    here: Vector,
}

impl Steps {
    /// Whether the end is reached.
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

/// Returns the steps of the line from the centre of a hex to the middle of the hexside between two others, given by
/// their vectors.
///
/// They end in the hex from which the line reaches the hexside. If it comes along the hexside itself there are two such
/// lines: past the corner it runs in either of the two.
pub(super) fn steps_to_middle(hexes: [Vector; 2]) -> ArrayVec<Vec<LineStep>, 2> {
    // Twice as far as the middle; only the direction matters.
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

/// The corners of a hex in the order in which a line passes them.
struct Corners {
    /// The side of the line on which each corner lies, seen from the centre, clockwise from the leftmost.
    sides: [i64; 6],
    /// The index of that corner.
    first: usize,
}

impl Corners {
    fn new(line: Vector) -> Self {
        let mut sides = CORNERS.map(|corner| line.side_of(corner));
        let first = (0..6).min_by_key(|corner| sides[*corner]).unwrap_or_default();
        sides.rotate_left(first);
        Self { sides, first }
    }

    /// Returns how the line leaves a hex, given the side of the line on which the hex's centre lies.
    fn leave(&self, centre: i64) -> Option<LineStep> {
        let sides = self.sides.map(|corner| centre + corner);
        // Clockwise around the hex, the line leaves where the corners change from its left to its right.
        (0..6).find_map(|at| {
            let (before, corner, after) = (sides[(at + 5) % 6], sides[at], sides[(at + 1) % 6]);
            let turned = |by: usize| Direction::ALL[(self.first + at + by) % 6];
            if corner < 0 && after > 0 {
                return Some(HexToHex::Across(turned(0)));
            }
            if corner != 0 || before >= 0 || after <= 0 {
                return None;
            }
            // Out through a corner. Two more hexes meet there, and the hexside between them points straight away from
            // this one.
            let (to_left, to_right) = (turned(5), turned(0));
            let over = |first| LineWay { first, second: None };
            let round = |first, second| LineWay { first, second: Some(second) };
            let (left, right) = match centre {
                0 => (round(to_left, to_right), round(to_right, to_left)),
                // If the centre is on the left, that hexside is on the right: the line enters the left one of the two.
                ..0 => (over(to_left), round(to_right, turned(4))),
                1.. => (round(to_left, turned(1)), over(to_right)),
            };
            // The two hexes are adjacent around this one.
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
        // Four hexes one way and one up: two corners, each with a hex beyond it.
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
