//! A line as offsets into the flat tables, shared by all pairs of hexes that lie alike.

use arrayvec::ArrayVec;

use super::terrain::Terrain;
use super::walk::{self, Vector, Way};
use crate::hex::Direction;

/// One hexside and the hex behind it, counted from the hex where the line starts.
#[derive(Debug, Clone, Copy)]
pub(super) struct Leg {
    /// To the slot of the hexside.
    pub(super) side: i32,
    /// To the cell of the hex.
    pub(super) hex: i32,
}

/// One way past a point of the line.
#[derive(Debug, Clone, Copy)]
pub(super) struct Path {
    /// The hexside the way leaves by.
    pub(super) first: Leg,
    /// The hexside behind the hex between, when there is one.
    pub(super) second: Option<Leg>,
}

/// The line between two hexes: for each step the ways to take it, one or two.
///
/// It depends only on how far and in which direction the second hex lies, and on whether the first one's column is
/// odd; the first hex itself is added when the line is judged.
#[derive(Debug, Clone)]
pub(super) struct Trail {
    pub(super) steps: Vec<ArrayVec<Path, 2>>,
    /// The directions, seen from the last hex, by which the line enters it: two when it enters by a corner (R24).
    pub(super) arrival: ArrayVec<Direction, 2>,
}

impl Trail {
    pub(super) fn new(terrain: &Terrain, odd: bool, line: Vector) -> Self {
        let mut trail = Self { steps: Vec::new(), arrival: ArrayVec::new() };
        let mut at = Leg { side: 0, hex: 0 };
        let mut odd = odd;
        for step in walk::steps(line) {
            trail.arrival.clear();
            let mut paths = ArrayVec::new();
            let mut end = (at, odd);
            for Way { first, second } in step.ways() {
                let (leg, between) = advance(terrain, at, odd, first);
                let mut path = Path { first: leg, second: None };
                end = (leg, between);
                if let Some(second) = second {
                    let (leg, last) = advance(terrain, leg, between, second);
                    path.second = Some(leg);
                    end = (leg, last);
                }
                trail.arrival.push(second.unwrap_or(first).opposite());
                paths.push(path);
            }
            (at, odd) = end;
            trail.steps.push(paths);
        }
        trail
    }

    /// Whether the two hexes are at least two apart: neighbours and levels of one hex have rules of their own (R18, R23).
    pub(super) fn is_far(&self) -> bool {
        self.steps.len() > 1 || self.steps.first().is_some_and(|paths| paths.len() > 1)
    }

    /// Every leg of every way.
    pub(super) fn legs(&self) -> impl Iterator<Item = Leg> + '_ {
        self.steps.iter().flatten().flat_map(|path| std::iter::once(path.first).chain(path.second))
    }
}

fn advance(terrain: &Terrain, from: Leg, odd: bool, direction: Direction) -> (Leg, bool) {
    let leg = Leg {
        side: from.hex * 3 + terrain.slot_towards(odd, direction),
        hex: from.hex + terrain.towards(odd, direction),
    };
    let same_column = matches!(direction, Direction::North | Direction::South);
    (leg, odd == same_column)
}
