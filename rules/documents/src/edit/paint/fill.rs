//! Flood fill.

#[cfg(test)]
mod tests;

use crate::hex::{Direction, Hex};
use crate::hexside::{Hexside, Layer};
use crate::map::{Grid, Ground, HexsideKind, MapDocument};

/// Returns the hexes of the same ground that can be reached from a hex without crossing a wall, in the order of hexes;
/// none from a hex off the grid.
///
/// A wall is anything impassable on the ground layer: walls, gunslits and impassable hexsides. The fill continues
/// through doorways. It takes time proportional to the size of the grid.
///
/// # Examples
///
/// ```
/// use rules::edit::fill;
/// use rules::hex::Hex;
/// use rules::map::MapDocument;
///
/// let map = MapDocument::sketch(&["grid 1 5", "stone_wall 0102/0103"])?;
/// assert_eq!(fill(&map, Hex::new(1, 1)), [Hex::new(1, 1), Hex::new(1, 2)], "the wall stops it");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn fill(map: &MapDocument, from: Hex) -> Vec<Hex> {
    if !map.grid.contains(from) {
        return Vec::new();
    }
    let field = Field::new(map);
    let wanted = field.ground[field.place(from)];
    let mut reached = vec![false; field.ground.len()];
    reached[field.place(from)] = true;
    let mut open = vec![from];
    while let Some(hex) = open.pop() {
        for direction in Direction::ALL {
            let Some(near) = hex.neighbour(direction).filter(|near| map.grid.contains(*near)) else { continue };
            let place = field.place(near);
            if !reached[place] && field.ground[place] == wanted && !field.is_closed(hex, near) {
                reached[place] = true;
                open.push(near);
            }
        }
    }
    map.grid.hexes().filter(|hex| reached[field.place(*hex)]).collect()
}

/// Grounds and closed hexsides of a map, as tables.
struct Field {
    rows: usize,
    ground: Vec<Ground>,
    /// Whether hexsides are closed, by their lower hex and the direction, one of three, of the other hex.
    closed: Vec<[bool; 3]>,
}

impl Field {
    fn new(map: &MapDocument) -> Self {
        let rows = usize::from(map.grid.rows.min(Grid::LIMIT));
        let size = usize::from(map.grid.columns.min(Grid::LIMIT)) * rows;
        let mut field = Self { rows, ground: vec![Ground::Outside; size], closed: vec![[false; 3]; size] };
        // In reverse order, because the first of several entries counts on a broken map.
        for entry in map.hexes.iter().rev().filter(|entry| map.grid.contains(entry.hex)) {
            let place = field.place(entry.hex);
            field.ground[place] = entry.ground;
        }
        for entry in map.hexsides.iter().rev().filter(|entry| entry.at.covers(Layer::Ground)) {
            let [low, _] = entry.at.side.hexes();
            if let Some(slot) = slot(entry.at.side).filter(|_| map.grid.contains(low)) {
                let place = field.place(low);
                field.closed[place][slot] = stops(entry.kind);
            }
        }
        field
    }

    fn place(&self, hex: Hex) -> usize {
        (usize::from(hex.column) - 1) * self.rows + usize::from(hex.row) - 1
    }

    fn is_closed(&self, a: Hex, b: Hex) -> bool {
        let side = Hexside::new(a, b);
        slot(side).is_some_and(|slot| self.closed[self.place(side.hexes()[0])][slot])
    }
}

/// Returns the index of a hexside among the three of its lower hex; `None` if its hexes do not touch.
const fn slot(side: Hexside) -> Option<usize> {
    match side.direction() {
        Some(Direction::South) => Some(0),
        Some(Direction::NorthEast) => Some(1),
        Some(Direction::SouthEast) => Some(2),
        _ => None,
    }
}

/// Whether a kind stops the fill.
const fn stops(kind: HexsideKind) -> bool {
    kind.is_wall() || matches!(kind, HexsideKind::Impassable | HexsideKind::Gunslit)
}
