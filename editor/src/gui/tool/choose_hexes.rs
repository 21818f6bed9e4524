//! Selecting hexes: with a rectangle, freehand, or all connected ones of one kind.

use std::collections::BTreeSet;

use rules::hex::Hex;
use rules::map::{Grid, MapDocument};

use super::lasso;
use crate::picture::geometry::{Point, Rect};
use crate::picture::layout;

/// The way in which hexes are selected.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum SelectionMethod {
    /// All hexes between two corners.
    #[default]
    Rectangle,
    /// All hexes within a freehand line.
    Lasso,
    /// All hexes connected with one and painted like it.
    SameKind,
}

impl SelectionMethod {
    /// Every mode, in the order in which the panel shows them.
    pub const ALL: [Self; 3] = [Self::Rectangle, Self::Lasso, Self::SameKind];

    /// Returns the id of its name in the string files.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Rectangle => "gui-selection-rectangle",
            Self::Lasso => "gui-selection-lasso",
            Self::SameKind => "gui-selection-same",
        }
    }

    /// Returns the id of its description in the string files.
    pub const fn about(self) -> &'static str {
        match self {
            Self::Rectangle => "gui-selection-rectangle-about",
            Self::Lasso => "gui-selection-lasso-about",
            Self::SameKind => "gui-selection-same-about",
        }
    }
}

/// Returns the hexes whose centres are in the rectangle, on the picture, with the centres of two hexes as its corners.
pub fn rectangle(grid: Grid, from: Hex, to: Hex) -> BTreeSet<Hex> {
    // Slightly enlarged, so that rounding excludes no hex at the edge. The range of rows is one larger because columns
    // are staggered.
    let area = Rect::around([layout::centre(from), layout::centre(to)]).grown(1.0);
    let (left, right) = (from.column.min(to.column), from.column.max(to.column));
    let (top, bottom) = (from.row.min(to.row).saturating_sub(1), from.row.max(to.row).saturating_add(1));
    let columns = left..=right.min(grid.columns);
    let hexes = columns.flat_map(|column| (top.max(1)..=bottom.min(grid.rows)).map(move |row| Hex::new(column, row)));
    hexes.filter(|hex| area.contains(Rect::around([layout::centre(*hex)]))).collect()
}

/// Returns the hexes whose centres are within a freehand line, whose ends are joined.
pub fn within(grid: Grid, line: &[Point]) -> BTreeSet<Hex> {
    let around = Rect::around(line.iter().copied());
    let hexes = grid.hexes().filter(|hex| around.contains(Rect::around([layout::centre(*hex)])));
    hexes.filter(|hex| lasso::holds(line, layout::centre(*hex))).collect()
}

/// Returns the hexes connected with one and painted like it: with the same ground and the same levels.
pub fn same_kind(map: &MapDocument, from: Hex) -> BTreeSet<Hex> {
    let kind = |hex: Hex| (map.ground(hex), map.storeys(hex));
    let wanted = kind(from);
    let mut found = BTreeSet::from([from]);
    let mut rim = vec![from];
    while let Some(hex) = rim.pop() {
        for near in hex.neighbours().filter(|near| map.grid.contains(*near) && kind(*near) == wanted) {
            if found.insert(near) {
                rim.push(near);
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use rules::edit::paint_hex;
    use rules::map::Ground;
    use rules::provenance::Provenance;
    use rules::words::Words;

    use super::*;

    const GRID: Grid = Grid { columns: 9, rows: 9 };

    #[test]
    fn a_rectangle_holds_its_corners_and_what_lies_between() {
        let chosen = rectangle(GRID, Hex::new(2, 2), Hex::new(4, 4));
        assert!(chosen.contains(&Hex::new(2, 2)) && chosen.contains(&Hex::new(4, 4)));
        // The third column is drawn half a hex higher: its hexes 3 and 4 are completely between, hex 2 above the
        // corner.
        let third: Vec<_> = chosen.iter().filter(|hex| hex.column == 3).map(|hex| hex.row).collect();
        assert_eq!(third, [3, 4]);
        assert_eq!(chosen, rectangle(GRID, Hex::new(4, 4), Hex::new(2, 2)));
        assert_eq!(rectangle(GRID, Hex::new(9, 9), Hex::new(9, 9)).len(), 1);
    }

    #[test]
    fn a_lasso_holds_what_it_goes_around() {
        let middle = layout::centre(Hex::new(5, 5));
        let ring: Vec<_> = (0..36).map(|step| middle + Point::new(120.0, 0.0).turned(step as f32 * 10.0)).collect();
        assert_eq!(within(GRID, &ring).len(), 7, "a hex and its neighbours");
        assert!(within(GRID, &ring[..2]).is_empty());
    }

    #[test]
    fn the_same_kind_ends_where_another_begins() {
        let mut map = MapDocument::new(Words::default(), GRID);
        for row in 1..=9 {
            paint_hex(&map, Hex::new(5, row), Ground::Plaza, &Provenance::default()).apply(&mut map).unwrap();
        }
        assert_eq!(same_kind(&map, Hex::new(5, 5)).len(), 9);
        assert_eq!(same_kind(&map, Hex::new(1, 1)).len(), 36);
    }
}
