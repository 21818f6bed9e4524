//! The largest map that can be drawn whole.

use rules::map::Grid;
use rules::phrase::Phrase;

/// The largest number of hexes in a picture: forty maps of the Alamo. Each hex takes about two thousand characters in a
/// file, and far more memory while it is painted.
pub const MOST_HEXES: u32 = 20_000;

/// Checks whether a map of this size can be drawn whole in a file.
///
/// # Errors
///
/// Returns the message to show if it has too many hexes.
pub fn fits(grid: Grid) -> Result<(), Phrase> {
    let [columns, rows] = [grid.columns, grid.rows].map(|side| u32::from(side.min(Grid::LIMIT)));
    if columns * rows <= MOST_HEXES {
        return Ok(());
    }
    let message = Phrase::new("picture-too-many-hexes").with("columns", columns).with("rows", rows);
    let side = f64::from(MOST_HEXES).sqrt() as usize;
    Err(message.count("limit", MOST_HEXES as usize).count("side", side))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_map_with_too_many_hexes_is_not_drawn_whole() {
        assert!(fits(Grid { columns: 100, rows: 200 }).is_ok());
        assert!(fits(Grid { columns: 101, rows: 200 }).is_err());
        assert!(fits(Grid { columns: u16::MAX, rows: u16::MAX }).is_err());
        assert!(fits(Grid { columns: 0, rows: u16::MAX }).is_ok());
    }
}
