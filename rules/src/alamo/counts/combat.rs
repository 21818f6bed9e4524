//! How often each cell of the combat table was read.

use super::{CountSheet, EventContext, Family};
use crate::alamo::{Event, Game, Happening, Mode};

/// Cells by way, row, column and die.
#[derive(Debug)]
pub(crate) struct Combat {
    rows: usize,
    columns: usize,
    /// Way, row and column of the attack whose die is to come.
    attack: Option<(Mode, u8, u8)>,
}

impl Combat {
    /// The cell of an attack and its die; `None` for a row or column the table does not have.
    pub(crate) fn cell(&self, mode: Mode, row: usize, column: usize, die: usize) -> Option<usize> {
        let within = row < self.rows && column < self.columns && (1..=6).contains(&die);
        within.then(|| ((mode as usize * self.rows + row) * self.columns + column) * 6 + die - 1)
    }

    /// Rows and columns of the table.
    pub(crate) const fn size(&self) -> (usize, usize) {
        (self.rows, self.columns)
    }
}

impl Family for Combat {
    fn new(game: &Game) -> Self {
        let (rows, columns) = game.table_size();
        Self { rows, columns, attack: None }
    }

    fn cells(&self) -> usize {
        Mode::ALL.len() * self.rows * self.columns * 6
    }

    fn begin(&mut self) {
        self.attack = None;
    }

    #[inline]
    fn note(&mut self, _: &EventContext<'_>, event: &Event, sheet: &mut CountSheet) {
        match event.what {
            Happening::Attacked { mode, row, column, .. } => self.attack = Some((mode, row, column)),
            Happening::Resulted { roll, .. } => {
                let Some((mode, row, column)) = self.attack.take() else { return };
                // The table is read as far as it goes: a variant may bend the die beyond it.
                let die = usize::from(roll.0.clamp(1, 6));
                if let Some(cell) = self.cell(mode, usize::from(row), usize::from(column), die) {
                    sheet.mark(cell);
                }
            }
            _ => {}
        }
    }
}
