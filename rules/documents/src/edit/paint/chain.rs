//! Chains of hexsides: along a line of hexes, and around a set of them.

#[cfg(test)]
mod tests;

use std::collections::BTreeSet;

use crate::hex::{Direction, Hex};
use crate::hexside::Hexside;
use crate::map::Grid;

/// A side of a line, as seen in the direction of the line.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Hand {
    /// To the left.
    Left,
    /// To the right.
    Right,
}

impl Hand {
    /// Returns the other hand.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Left => Self::Right,
            Self::Right => Self::Left,
        }
    }
}

/// Returns the hexsides on one hand of the line of hexes from `from` to `to`, both included, in order.
///
/// Each meets the next at a corner, so that they form a wall without gaps; those beyond the rim of the grid are left
/// out. The result is empty if both hexes are the same.
///
/// # Examples
///
/// ```
/// use rules::edit::{Hand, wall_line};
/// use rules::hex::Hex;
/// use rules::map::Grid;
///
/// // South along column 3, the wall on the left hand: to the east.
/// let wall = wall_line(Grid { columns: 9, rows: 9 }, Hex::new(3, 3), Hex::new(3, 4), Hand::Left);
/// let sides: Vec<String> = wall.iter().map(|side| side.to_string()).collect();
/// assert_eq!(sides, ["0303/0402", "0303/0403", "0304/0403", "0304/0404"]);
/// ```
#[must_use]
pub fn wall_line(grid: Grid, from: Hex, to: Hex, hand: Hand) -> Vec<Hexside> {
    let hexes: Vec<Hex> = from.line(to).collect();
    let steps: Vec<Direction> = hexes.windows(2).filter_map(|pair| pair[0].direction_to(pair[1])).collect();
    let (Some(first), Some(last)) = (steps.first().copied(), steps.last().copied()) else { return Vec::new() };
    let came = std::iter::once(first).chain(steps.iter().copied());
    let goes = steps.iter().copied().chain(std::iter::once(last));
    let beside = hexes.iter().zip(came.zip(goes)).flat_map(|(hex, (came, goes))| {
        passed(came, goes, hand).into_iter().filter_map(|direction| Hexside::in_direction(*hex, direction))
    });
    beside.filter(|side| on_grid(grid, *side)).collect()
}

/// Returns the directions of a hex passed on one hand when entering in the direction `came` and leaving in the
/// direction `goes`.
fn passed(came: Direction, goes: Direction, hand: Hand) -> Vec<Direction> {
    let turn = |direction: Direction, by: usize| Direction::ALL[(direction as usize + by) % 6];
    // From the hexside of entry to that of exit: clockwise on the left, counterclockwise on the right.
    let step = match hand {
        Hand::Left => 1,
        Hand::Right => 5,
    };
    let back = came.opposite();
    (1..6).map(|count| turn(back, count * step)).take_while(|direction| *direction != goes).collect()
}

/// Returns the hexsides between these hexes and all others of the grid, in order.
///
/// # Examples
///
/// ```
/// use rules::edit::outline;
/// use rules::hex::Hex;
/// use rules::map::Grid;
///
/// let grid = Grid { columns: 9, rows: 9 };
/// assert_eq!(outline(grid, &[Hex::new(3, 3)]).len(), 6);
/// assert_eq!(outline(grid, &[Hex::new(3, 3), Hex::new(3, 4)]).len(), 10);
/// ```
#[must_use]
pub fn outline(grid: Grid, hexes: &[Hex]) -> Vec<Hexside> {
    let inside: BTreeSet<Hex> = hexes.iter().copied().filter(|hex| grid.contains(*hex)).collect();
    let rim = inside.iter().flat_map(|hex| hex.neighbours().map(|near| (*hex, near)));
    let rim = rim.filter(|(_, near)| grid.contains(*near) && !inside.contains(near));
    let sides: BTreeSet<Hexside> = rim.map(|(hex, near)| Hexside::new(hex, near)).collect();
    sides.into_iter().collect()
}

fn on_grid(grid: Grid, side: Hexside) -> bool {
    side.hexes().iter().all(|hex| grid.contains(*hex))
}
