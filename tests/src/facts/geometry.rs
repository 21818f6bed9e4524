//! Claims about hexes only, which are true of any map.

use rules::hex::Hex;
use rules::hexside::Hexside;
use rules::map::MapDocument;

use super::{Verdict, when};

pub(super) fn distance(a: Hex, b: Hex, holds: impl Fn(u32) -> bool) -> Verdict {
    let found = a.distance(b);
    when(holds(found), || format!("{a} and {b} are {found} hexes apart"))
}

pub(super) fn hexrow(hexes: &[Hex]) -> Verdict {
    let mut first = None;
    for pair in hexes.windows(2) {
        let direction =
            pair[0].direction_to(pair[1]).ok_or_else(|| format!("{} and {} do not touch", pair[0], pair[1]))?;
        let row = *first.get_or_insert(direction);
        when(direction == row, || format!("the row bends at {}", pair[0]))?;
    }
    when(first.is_some(), || "a row has at least two hexes".to_owned())
}

pub(super) fn six_neighbours(map: &MapDocument, hex: Hex) -> Verdict {
    let found = hex.neighbours().filter(|near| map.grid.contains(*near)).count();
    when(found == 6, || format!("{hex} has {found} neighbours"))
}

pub(super) fn unbroken_line(sides: &[Hexside]) -> Verdict {
    for pair in sides.windows(2) {
        when(pair[0].meeting().any(|side| side == pair[1]), || format!("{} does not meet {}", pair[0], pair[1]))?;
    }
    when(sides.len() > 1 && sides.iter().all(|side| side.is_real()), || "not a line of hexsides".to_owned())
}

/// Returns the centre of a hex: its column, and twice its row, because even columns are half a hex lower.
fn doubled(hex: Hex) -> [i64; 2] {
    [i64::from(hex.column), 2 * i64::from(hex.row) + i64::from(hex.column.is_multiple_of(2))]
}

fn between(from: Hex, to: Hex) -> [i64; 2] {
    let ([ax, ay], [bx, by]) = (doubled(from), doubled(to));
    [bx - ax, by - ay]
}

/// A line runs along a hexside if it is perpendicular to the line joining the hexside's two hexes and passes halfway
/// between them.
///
/// In units of half a hex down and one column across, a unit across is √3 times as long as a unit down, so products of
/// horizontal parts count three times and everything stays in integers.
pub(super) fn line_splits(from: Hex, to: Hex, along: Hexside) -> Verdict {
    let [p, q] = along.hexes();
    let line = between(from, to);
    let across = between(p, q);
    let off = |hex| {
        let [x, y] = between(from, hex);
        line[0] * y - line[1] * x
    };
    when(along.is_real() && p.is_adjacent(to) && q.is_adjacent(to), || {
        format!("{along} does not end at a corner of {to}")
    })?;
    when(3 * line[0] * across[0] + line[1] * across[1] == 0, || {
        format!("{along} does not lie in the line's direction")
    })?;
    when(off(p) + off(q) == 0, || format!("the line does not pass between {p} and {q}"))
}
