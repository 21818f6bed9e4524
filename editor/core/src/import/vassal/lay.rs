//! Makes the map for a board: the hexes on its picture, and the anchors that align the picture with them.

use rules::hex::Hex;
use rules::map::{Anchor, Grid as Size, MapDocument, Scan};
use rules::phrase::Phrase;
use rules::provenance::Provenance;
use rules::words::{Language, Words};

use super::ModuleBoard;
use super::grid::{Grid, GridExtent, is_lower};
use super::numbering::Numbering;
use crate::words::Voice;

/// The source of the hex numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Numbers {
    /// The numbers of the module.
    Theirs,
    /// New numbers, from 0101 at the upper left.
    New,
}

/// A board imported as a map.
#[derive(Debug, Clone, PartialEq)]
pub struct ImportedBoard {
    /// The map: empty except for the scan behind it.
    pub map: MapDocument,
    /// The first and the last hex of the picture.
    pub ends: [Hex; 2],
    /// An example of a renumbered hex: its name in the module, and its new number.
    pub renumbered: Option<(String, Hex)>,
}

/// The offset from the hexes of a grid to those of a map, in columns and rows; if `staggered`, lower columns are
/// shifted by one more row.
#[derive(Debug, Clone, Copy)]
struct Shift {
    by: [i32; 2],
    staggered: bool,
}

impl Shift {
    fn moved(self, column: i32, row: i32) -> [i32; 2] {
        let more = i32::from(self.staggered && is_lower(column));
        [column + self.by[0], row + self.by[1] + more]
    }
}

/// Makes the map of a board; `size` is the size of its picture and `file` its name.
///
/// # Errors
///
/// Returns the reason it cannot be made: unsupported hexes, unsupported numbers, or too many hexes.
pub fn lay(
    module: &str,
    board: &ModuleBoard,
    file: &str,
    size: [u32; 2],
    numbers: Numbers,
) -> Result<ImportedBoard, Phrase> {
    let of = |id| Phrase::new(id).with("board", &board.name);
    if let Some(fault) = &board.fault {
        return Err(of("import-odd-board").said("why", fault.clone()));
    }
    let Some(grid) = board.grid.as_ref().filter(|grid| grid.is_sound()) else { return Err(of("import-odd-grid")) };
    if grid.sideways {
        return Err(of("import-on-their-points"));
    }
    let seen = belonging(grid, size, numbers).ok_or_else(|| of("import-nothing-seen"))?;
    let shift = match numbers {
        Numbers::New => new(seen),
        Numbers::Theirs => theirs(grid, seen).map_err(|why| of("import-numbering").said("why", why))?,
    };
    let [first, [columns, rows]] = ends(seen, shift);
    let limit = i32::from(Size::LIMIT);
    if columns > limit || rows > limit {
        return Err(of("import-too-large").with("columns", columns).with("rows", rows).with("limit", limit));
    }
    let hex = |[column, row]: [i32; 2]| Hex::new(column as u16, row as u16);
    let mut map = MapDocument::new(title(module, board), Size { columns: columns as u16, rows: rows as u16 });
    let said = |language| Voice::new(language).say(&of("import-by"));
    map.by = Provenance::reconstructed(said(Language::English), said(Language::French));
    map.scan = Some(Scan { anchors: anchors(grid, seen, shift), ..Scan::new(file) });
    let renumbered = match (&grid.numbering, numbers) {
        (Some(own), Numbers::New) => Some(renumbered(own, seen, shift)),
        _ => None,
    };
    Ok(ImportedBoard {
        map,
        ends: [first, [columns, rows]].map(hex),
        renumbered: renumbered.map(|(name, at)| (name, hex(at))),
    })
}

/// Returns the hexes that belong to the map. Those cut by the edge of the picture belong to it on all four sides if the first
/// one of the grid is cut, and otherwise on none: nothing else tells them from the blank space beside lower columns.
fn belonging(grid: &Grid, size: [u32; 2], numbers: Numbers) -> Option<GridExtent> {
    let first = match (&grid.numbering, numbers) {
        (Some(numbering), Numbers::Theirs) => numbering.starts.map(|start| 1 - start),
        _ => [0, 0],
    };
    let whole = grid.seen(size)?;
    if grid.is_cut(first, size) { grid.centred(size) } else { Some(whole) }
}

fn title(module: &str, board: &ModuleBoard) -> Words {
    let title = if module.is_empty() { board.name.clone() } else { format!("{module}: {}", board.name) };
    Words::new(title, "")
}

/// Returns the shift that keeps the numbers of the module, if a map supports them.
fn theirs(grid: &Grid, seen: GridExtent) -> Result<Shift, Phrase> {
    let numbering = grid.numbering.as_ref().ok_or_else(|| Phrase::new("import-no-numbers"))?;
    if let Some(why) = numbering.refused() {
        return Err(why);
    }
    let shift = Shift { by: numbering.starts, staggered: numbering.staggered };
    let [column, row] = ends(seen, shift)[0];
    if column < 1 || row < 1 {
        return Err(Phrase::new("import-below-one").with("column", column).with("row", row));
    }
    Ok(shift)
}

/// Returns the shift for new numbers, which begin with column 1 at the left edge of the picture and row 1 at its upper
/// edge. The first column of a map is a high one. If that of the picture is a lower one, its hexes get the numbers of the
/// rows below them, so that the columns beside it are the lower ones.
fn new(seen: GridExtent) -> Shift {
    let [left, _] = seen.columns;
    Shift { by: [1 - left, 1 - seen.rows[0]], staggered: is_lower(left) }
}

/// Returns the least and the greatest column and row of the hexes seen.
fn ends(seen: GridExtent, shift: Shift) -> [[i32; 2]; 2] {
    let [left, right] = seen.columns;
    let rows = |row: i32| [left, (left + 1).min(right)].map(|column| shift.moved(column, row)[1]);
    let [upper, lower] = [rows(seen.rows[0]), rows(seen.rows[1])];
    [[shift.moved(left, 0)[0], upper[0].min(upper[1])], [shift.moved(right, 0)[0], lower[0].max(lower[1])]]
}

/// Returns anchors for the corners of the visible part and for its centre.
fn anchors(grid: &Grid, seen: GridExtent, shift: Shift) -> Vec<Anchor> {
    let ([left, right], [upper, lower]) = (seen.columns, seen.rows);
    let middle = [i32::midpoint(left, right), i32::midpoint(upper, lower)];
    let mut places = vec![[left, upper], [right, upper], [right, lower], [left, lower], middle];
    places.sort_unstable();
    places.dedup();
    let held = places.into_iter().filter_map(|[column, row]| {
        let [x, y] = grid.middle(column, row).map(|part| part.round() as i32);
        let [column, row] = shift.moved(column, row);
        let at = Hex::new(u16::try_from(column).ok()?, u16::try_from(row).ok()?);
        (at.column > 0 && at.row > 0).then_some(Anchor { at, corner: None, x, y })
    });
    held.collect()
}

/// Returns a hex in the middle of the picture: its name in the module, and its column and row on the map.
fn renumbered(numbering: &Numbering, seen: GridExtent, shift: Shift) -> (String, [i32; 2]) {
    let [column, row] = [seen.columns, seen.rows].map(|[from, to]| i32::midpoint(from, to));
    (numbering.name(column, row), shift.moved(column, row))
}
