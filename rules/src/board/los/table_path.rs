//! A line as offsets into the flat tables, shared by all pairs of hexes that lie alike.

use arrayvec::ArrayVec;

use super::line_walk::{self, LineStep, LineWay, Vector};
use super::terrain::Terrain;
use crate::hex::Direction;

/// One hexside and the hex behind it, counted from the hex where the line starts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Leg {
    /// To the slot of the hexside.
    pub(super) side: i32,
    /// To the cell of the hex.
    pub(super) hex: i32,
}

/// One way past a point of the line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct TablePath {
    /// The hexside the way leaves by.
    pub(super) first: Leg,
    /// The hexside behind the hex between, when there is one.
    pub(super) second: Option<Leg>,
}

/// One step of a line: over a hexside, or past a graze on the left or the right.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum TableStep {
    /// Over a hexside.
    Across(Leg),
    /// Past a graze, either way.
    Graze {
        /// On the left and on the right.
        ways: [TablePath; 2],
        /// To the slot of the hexside the line runs along, if it does: that between the first hexes of the two ways.
        along: Option<i32>,
    },
}

/// The line between two hexes.
///
/// It depends only on how far and in which direction the second hex lies, and on whether the first one's column is
/// odd; the first hex itself is added when the line is judged.
#[derive(Debug, Clone, Default)]
pub(super) struct Trail {
    pub(super) strides: Vec<TableStep>,
    /// The directions, seen from the first hex, by which the line leaves it.
    pub(super) departure: ArrayVec<Direction, 2>,
    /// The directions, seen from the last hex, by which the line enters it: two when it enters by a corner (R24).
    pub(super) arrival: ArrayVec<Direction, 2>,
}

impl Trail {
    pub(super) fn new(terrain: &Terrain, odd: bool, line: Vector) -> Self {
        Self::along(terrain, odd, line_walk::steps(line).collect())
    }

    /// The line of these steps from a hex of an odd or even column.
    pub(super) fn along(terrain: &Terrain, odd: bool, steps: Vec<LineStep>) -> Self {
        let first = |way: LineWay| way.first;
        let last = |way: LineWay| way.second.unwrap_or(way.first).opposite();
        let mut trail = Self {
            strides: Vec::with_capacity(steps.len()),
            departure: steps.first().into_iter().flat_map(|step| step.ways()).map(first).collect(),
            arrival: steps.last().into_iter().flat_map(|step| step.ways()).map(last).collect(),
        };
        let (mut at, mut odd) = (0, odd);
        for step in steps {
            let stride = match step {
                LineStep::Across(direction) => {
                    let leg = advance(terrain, at, odd, direction);
                    (at, odd) = (leg.hex, odd == keeps_column(direction));
                    TableStep::Across(leg)
                }
                LineStep::Graze { left, right } => {
                    let paths = [left, right].map(|way| path(terrain, at, odd, way));
                    let along = step.along().map(|direction| {
                        advance(terrain, paths[0].first.hex, odd == keeps_column(left.first), direction).side
                    });
                    let [first, second] = [left.first, left.second.unwrap_or(Direction::North)].map(keeps_column);
                    at = paths[0].second.map_or(paths[0].first.hex, |leg| leg.hex);
                    odd = (odd == first) == (left.second.is_none() || second);
                    TableStep::Graze { ways: paths, along }
                }
            };
            trail.strides.push(stride);
        }
        trail
    }

    /// The same line walked from its other end.
    pub(super) fn reversed(&self) -> Self {
        let end = self.end();
        let leg = |side: i32, hex: i32| Leg { side: side - 3 * end, hex: hex - end };
        let mut strides = Vec::with_capacity(self.strides.len());
        let mut before = 0;
        for stride in &self.strides {
            strides.push(match *stride {
                TableStep::Across(over) => TableStep::Across(leg(over.side, before)),
                TableStep::Graze { ways, along } => TableStep::Graze {
                    ways: ways.map(|path| match path.second {
                        None => TablePath { first: leg(path.first.side, before), second: None },
                        Some(second) => TablePath {
                            first: leg(second.side, path.first.hex),
                            second: Some(leg(path.first.side, before)),
                        },
                    }),
                    along: along.map(|side| leg(side, before).side),
                },
            });
            before = stride.end();
        }
        strides.reverse();
        Self { strides, departure: self.arrival.clone(), arrival: self.departure.clone() }
    }

    /// To the cell where it ends.
    pub(super) fn end(&self) -> i32 {
        self.strides.last().map_or(0, TableStep::end)
    }

    /// Whether the two hexes are at least two apart: neighbours and levels of one hex have rules of their own (R18, R23).
    pub(super) fn is_far(&self) -> bool {
        !matches!(self.strides.as_slice(), [] | [TableStep::Across(_)])
    }

    /// Every leg of every way.
    pub(super) fn legs(&self) -> impl Iterator<Item = Leg> + '_ {
        self.strides.iter().flat_map(|stride| {
            let legs: ArrayVec<Leg, 4> = match stride {
                TableStep::Across(leg) => std::iter::once(*leg).collect(),
                TableStep::Graze { ways: paths, .. } => {
                    paths.iter().flat_map(|path| std::iter::once(path.first).chain(path.second)).collect()
                }
            };
            legs
        })
    }

    /// Every hexside of every way, by its place from the first hex; where nothing is lenient also those it runs along.
    pub(super) fn sides(&self, lenient: bool) -> impl Iterator<Item = i32> + '_ {
        self.strides.iter().flat_map(move |stride| {
            let sides: ArrayVec<i32, 5> = match stride {
                TableStep::Across(leg) => std::iter::once(leg.side).collect(),
                TableStep::Graze { ways, along } => {
                    let legs = ways.iter().flat_map(|path| std::iter::once(path.first).chain(path.second));
                    legs.map(|leg| leg.side).chain(along.filter(|_| !lenient)).collect()
                }
            };
            sides
        })
    }
}

impl TableStep {
    /// To the cell where it ends.
    fn end(&self) -> i32 {
        match self {
            Self::Across(leg) => leg.hex,
            Self::Graze { ways: [path, _], .. } => path.second.unwrap_or(path.first).hex,
        }
    }
}

/// Whether a neighbour in this direction lies in the same column.
const fn keeps_column(direction: Direction) -> bool {
    matches!(direction, Direction::North | Direction::South)
}

fn path(terrain: &Terrain, at: i32, odd: bool, way: LineWay) -> TablePath {
    let first = advance(terrain, at, odd, way.first);
    let odd = odd == keeps_column(way.first);
    TablePath { first, second: way.second.map(|second| advance(terrain, first.hex, odd, second)) }
}

fn advance(terrain: &Terrain, at: i32, odd: bool, direction: Direction) -> Leg {
    Leg { side: at * 3 + terrain.slot_towards(odd, direction), hex: at + terrain.towards(odd, direction) }
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
                    let there = Trail::new(&terrain, odd, Vector::over(odd, columns, rows));
                    let odd_end = odd == (columns % 2 == 0);
                    let back = Trail::new(&terrain, odd_end, Vector::over(odd_end, -columns, -rows));
                    let turned = there.reversed();
                    // Left and right change places.
                    let swapped = |stride: &TableStep| match *stride {
                        TableStep::Across(leg) => TableStep::Across(leg),
                        TableStep::Graze { ways: [left, right], along } => {
                            TableStep::Graze { ways: [right, left], along }
                        }
                    };
                    assert_eq!(turned.strides, back.strides.iter().map(swapped).collect::<Vec<_>>());
                    assert_eq!(turned.reversed().strides, there.strides);
                }
            }
        }
    }
}
