//! A line as offsets into the flat tables, shared by all pairs of hexes with the same vector.

use arrayvec::ArrayVec;

use super::line_steps::{self, LineStep, Vector};
use super::step::{HexToHex, is_far};
use super::terrain::Terrain;
use crate::hex::Direction;

/// One hexside and the hex behind it, relative to the hex where the line starts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Leg {
    /// The offset to the slot of the hexside.
    pub(super) side: i32,
    /// The offset to the cell of the hex.
    pub(super) hex: i32,
}

/// A step in terms of such legs. A hexside it runs along is given by the offset to its slot.
pub(super) type TableStep = HexToHex<Leg, i32>;

/// The line between two hexes.
///
/// It depends only on the vector to the second hex and on whether the column of the first is odd. The first hex itself
/// is added when the line is followed.
#[derive(Debug, Clone, Default)]
pub(super) struct TablePath {
    pub(super) steps: Vec<TableStep>,
    /// The directions, seen from the first hex, by which the line leaves it.
    pub(super) departure: ArrayVec<Direction, 2>,
    /// The directions, seen from the last hex, by which the line enters it: two if it enters through a corner (R24).
    pub(super) arrival: ArrayVec<Direction, 2>,
}

impl TablePath {
    pub(super) fn new(terrain: &Terrain, odd: bool, line: Vector) -> Self {
        Self::along(terrain, odd, line_steps::steps(line).collect())
    }

    /// Creates the line with these steps from a hex of an odd or even column.
    pub(super) fn along(terrain: &Terrain, odd: bool, steps: Vec<LineStep>) -> Self {
        let mut path = Self {
            steps: Vec::with_capacity(steps.len()),
            departure: steps.first().into_iter().flat_map(|step| step.departure()).collect(),
            arrival: steps.last().into_iter().flat_map(|step| step.arrival()).collect(),
        };
        let mut at = At { cell: 0, odd };
        for step in steps {
            let leg = |at: At, direction| at.leave(terrain, direction);
            let (step, behind) = step.placed(at, leg, |at, direction| leg(at, direction).0.side);
            path.steps.push(step);
            at = behind;
        }
        path
    }

    /// Returns the same line from its other end.
    pub(super) fn reversed(&self) -> Self {
        let end = self.end();
        let turned = |before: i32, leg: Leg| (Leg { side: leg.side - 3 * end, hex: before - end }, leg.hex);
        let mut before = 0;
        let mut steps = Vec::with_capacity(self.steps.len());
        for step in &self.steps {
            let (step, behind) = step.placed(before, turned, |_, side| side - 3 * end);
            steps.push(step.reversed());
            before = behind;
        }
        steps.reverse();
        Self { steps, departure: self.arrival.clone(), arrival: self.departure.clone() }
    }

    /// Returns the offset to the cell where it ends.
    pub(super) fn end(&self) -> i32 {
        self.steps.last().map_or(0, |step| step.any_way().last().hex)
    }

    /// Whether the two hexes are at least two apart.
    pub(super) fn is_far(&self) -> bool {
        is_far(&self.steps)
    }

    /// Returns every leg of every way.
    pub(super) fn legs(&self) -> impl Iterator<Item = Leg> + '_ {
        self.steps.iter().flat_map(|step| step.legs())
    }

    /// Returns the slot offset of every hexside of every way; if not `lenient`, also of those the line runs along.
    pub(super) fn sides(&self, lenient: bool) -> impl Iterator<Item = i32> + '_ {
        self.steps.iter().flat_map(move |step| {
            let along = step.along().filter(|_| !lenient);
            step.legs().map(|leg| leg.side).chain(along)
        })
    }
}

/// A hex of the line, relative to the first one.
#[derive(Debug, Clone, Copy)]
struct At {
    /// The offset to its cell.
    cell: i32,
    /// Whether its column is odd.
    odd: bool,
}

impl At {
    /// Returns the leg over the hexside in a direction, and the hex behind it.
    fn leave(self, terrain: &Terrain, direction: Direction) -> (Leg, Self) {
        let side = self.cell * 3 + terrain.slot_towards(self.odd, direction);
        let hex = self.cell + terrain.towards(self.odd, direction);
        let keeps_column = matches!(direction, Direction::North | Direction::South);
        (Leg { side, hex }, Self { cell: hex, odd: self.odd == keeps_column })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Board;
    use crate::board::los::tests::{charts, plain};

    #[test]
    fn walked_from_the_other_end_it_passes_the_same() {
        let map = plain(9, 8);
        let board = Board::new(&map, crate::alamo::charts(&charts()));
        let terrain = Terrain::new(&map, &board);
        for odd in [true, false] {
            for columns in -8..=8 {
                for rows in -7..=7 {
                    let there = TablePath::new(&terrain, odd, Vector::over(odd, columns, rows));
                    let odd_end = odd == (columns % 2 == 0);
                    let back = TablePath::new(&terrain, odd_end, Vector::over(odd_end, -columns, -rows));
                    let turned = there.reversed();
                    // Left and right are swapped.
                    let swapped = |step: &TableStep| match *step {
                        HexToHex::Across(leg) => HexToHex::Across(leg),
                        HexToHex::Graze { ways: [left, right], along } => {
                            HexToHex::Graze { ways: [right, left], along }
                        }
                    };
                    assert_eq!(turned.steps, back.steps.iter().map(swapped).collect::<Vec<_>>());
                    assert_eq!(turned.reversed().steps, there.steps);
                }
            }
        }
    }
}
