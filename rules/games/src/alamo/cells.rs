//! The cells of the combat table: modes of attack, rows of cover, columns of strength.

use super::{Event, Game, Happening, Mode};
use crate::phrase::Phrase;
use crate::rulebook::Band;
use crate::system::AttackCell;

/// The mode, row and column of a cell.
type TableCell = (Mode, u8, u8);

/// Every cell that some strength can reach, in table order.
fn places(game: &Game) -> impl Iterator<Item = TableCell> + '_ {
    let (rows, columns) = game.table_size();
    let all = Mode::ALL.into_iter().flat_map(move |mode| (0..rows as u8).map(move |row| (mode, row)));
    let all = all.flat_map(move |(mode, row)| (0..columns as u8).map(move |column| (mode, row, column)));
    all.filter(|(_, row, column)| game.strengths(*row, *column) != Band::Nothing)
}

/// The cells with their display names.
pub(super) fn cells(game: &Game) -> Vec<AttackCell> {
    let cell = |(mode, row, column): TableCell| {
        let name = format!("hexside-{}", game.row_name(row).replace('_', "-"));
        AttackCell {
            row: Phrase::new(if mode == Mode::Melee { "report-melee" } else { "report-fire" }).word("row", name),
            name: Phrase::new("gap-strength").with("strength", game.strengths(row, column)),
        }
    };
    places(game).map(cell).collect()
}

/// The indices of the cells used by the attacks among `events`.
pub(super) fn read(game: &Game, events: &[Event]) -> Vec<usize> {
    let attack = |event: &Event| match event.what {
        Happening::Attacked { mode, row, column, .. } => places(game).position(|own| own == (mode, row, column)),
        _ => None,
    };
    events.iter().filter_map(attack).collect()
}
