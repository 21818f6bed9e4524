//! How often each cell of the combat table was read.

use super::{CountSheet, EventContext, Family};
use crate::alamo::{Event, Game, Happening, Mode};

/// Cells by mode, row, column and die.
#[derive(Debug)]
pub struct Combat {
    rows: usize,
    columns: usize,
    /// The mode, row and column of the attack whose die roll is still to come.
    attack: Option<(Mode, u8, u8)>,
}

impl Combat {
    /// The cell of an attack with its die roll; `None` for a row or column the table does not have.
    pub fn cell(&self, mode: Mode, row: usize, column: usize, die: usize) -> Option<usize> {
        let within = row < self.rows && column < self.columns && (1..=6).contains(&die);
        within.then(|| ((mode as usize * self.rows + row) * self.columns + column) * 6 + die - 1)
    }

    /// The number of rows and columns of the table.
    pub const fn size(&self) -> (usize, usize) {
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
                // Clamped to the table: a variant may modify the die beyond it.
                let die = usize::from(roll.0.clamp(1, 6));
                if let Some(cell) = self.cell(mode, usize::from(row), usize::from(column), die) {
                    sheet.mark(cell);
                }
            }
            _ => {}
        }
    }
}
