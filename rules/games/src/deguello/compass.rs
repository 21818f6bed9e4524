//! Directions from one hex to another, computed once for every offset that occurs on a board.

use super::ground::towards;
use crate::board::Board;
use crate::board::bearing::{bearing, bears};
use crate::hex::{Direction, Hex};

/// The directions between the hexes of a board.
#[derive(Debug)]
pub(super) struct Compass {
    columns: i32,
    rows: i32,
    /// Indexed by the parity of the first column, then the column and row offsets: the best direction, `None` from a
    /// hex to itself, and a bit for each facing whose front includes the target hex (D9.a).
    ways: Box<[(Option<Direction>, u8)]>,
}

impl Compass {
    /// Builds the compass of a board; the front extends `half_angle` degrees to either side of a facing.
    pub(super) fn new(board: &Board, half_angle: i32) -> Self {
        let hexes = board.ids().map(|spot| board.spot(spot).hex);
        let most =
            |(columns, rows): (i32, i32), hex: Hex| (columns.max(i32::from(hex.column)), rows.max(i32::from(hex.row)));
        let (columns, rows) = hexes.fold((1, 1), most);
        let mut ways = Vec::new();
        for even in [0, 1] {
            // A hex from which all offsets on a board of this size stay positive.
            let from = [columns + 1 + (columns + even) % 2, rows + 1];
            for column in -columns..=columns {
                for row in -rows..=rows {
                    let [from, to] = [from, [from[0] + column, from[1] + row]]
                        .map(|[column, row]| Hex::new(column as u16, row as u16));
                    let way = bearing(from, to);
                    let sees = |facing: &Direction| way.is_none_or(|way| bears(*facing as i32 * 60, half_angle, way));
                    let fronts = Direction::ALL.into_iter().filter(sees).fold(0, |all, own| all | 1 << own as u8);
                    ways.push((towards(from, to), fronts));
                }
            }
        }
        Self { columns, rows, ways: ways.into() }
    }

    fn way(&self, from: Hex, to: Hex) -> (Option<Direction>, u8) {
        let even = i32::from(from.column.is_multiple_of(2));
        let [column, row] = [(from.column, to.column), (from.row, to.row)].map(|(a, b)| i32::from(b) - i32::from(a));
        let of_column = even * (2 * self.columns + 1) + column + self.columns;
        self.ways[(of_column * (2 * self.rows + 1) + row + self.rows) as usize]
    }

    /// The best direction from one hex to another; `None` from a hex to itself.
    pub(super) fn towards(&self, from: Hex, to: Hex) -> Option<Direction> {
        self.way(from, to).0
    }

    /// Whether a hex is in the front of a piece in another hex with a given facing (D9.a). The piece's own hex is.
    pub(super) fn is_in_front(&self, from: Hex, facing: Direction, to: Hex) -> bool {
        self.way(from, to).1 & 1 << facing as u8 != 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::deguello::charts;
    use crate::fixture;

    #[test]
    fn every_way_is_the_one_that_is_reckoned() {
        let board = Board::new(&fixture::guardhouse().map, charts());
        let compass = Compass::new(&board, 60);
        for [from, to] in board.ids().flat_map(|a| board.ids().map(move |b| [a, b])) {
            let [from, to] = [from, to].map(|spot| board.spot(spot).hex);
            assert_eq!(compass.towards(from, to), towards(from, to), "{from} {to}");
            for facing in Direction::ALL {
                let front = bearing(from, to).is_none_or(|way| bears(facing as i32 * 60, 60, way));
                assert_eq!(compass.is_in_front(from, facing, to), front, "{from} {facing:?} {to}");
            }
        }
    }
}
