//! How a module numbers its hexes, and whether a map of ours can have the same numbers.
//!
//! Ours name the column first and then the row, in figures, both from 1 at the upper left, and the columns that stand half
//! a hex lower are those with even numbers.

use rules::phrase::Phrase;

use super::grid::is_lower;

/// How a grid numbers its hexes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Numbering {
    /// What is named first.
    pub order: NumberingOrder,
    /// How columns are numbered.
    pub columns: Signs,
    /// How rows are numbered.
    pub rows: Signs,
    /// The numbers of the first column and the first row.
    pub starts: [i32; 2],
    /// Whether columns count from the right, and rows from below.
    pub backwards: [bool; 2],
    /// Whether the rows of lower columns have a number more.
    pub staggered: bool,
    /// What stands between the two numbers.
    pub between: String,
}

/// What of a hex is named first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NumberingOrder {
    /// The column, then the row.
    ColumnFirst,
    /// The row, then the column.
    RowFirst,
}

/// What numbers are written with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Signs {
    /// Figures.
    Figures,
    /// Letters.
    Letters,
}

impl Numbering {
    /// Why no map of ours can have these numbers; `None` where one can.
    #[must_use]
    pub fn refused(&self) -> Option<Phrase> {
        let why = if self.order == NumberingOrder::RowFirst {
            "import-rows-first"
        } else if self.columns == Signs::Letters || self.rows == Signs::Letters {
            "import-letters"
        } else if self.backwards.contains(&true) {
            "import-backwards"
        } else if is_lower(self.starts[0]) == self.staggered {
            // Counted on from an odd number, lower columns are even and rows run level; from an even one the lower columns
            // are odd, which the number more of their rows makes the higher ones of the next row.
            if self.staggered { "import-slanting" } else { "import-other-columns" }
        } else {
            return None;
        };
        Some(Phrase::new(why))
    }

    /// The column and row a hex has by its numbers.
    pub(super) fn number(&self, column: i32, row: i32) -> [i32; 2] {
        let more = i32::from(self.staggered && is_lower(column));
        [column + self.starts[0], row + self.starts[1] + more]
    }

    /// What a hex is called in the module, as far as its numbers are figures.
    pub(super) fn name(&self, column: i32, row: i32) -> String {
        let sign = |number: i32, signs: Signs| match signs {
            Signs::Figures => format!("{number:02}"),
            Signs::Letters => letters(number),
        };
        let [across, down] = self.number(column, row);
        let (across, down) = (sign(across, self.columns), sign(down, self.rows));
        match self.order {
            NumberingOrder::ColumnFirst => format!("{across}{}{down}", self.between),
            NumberingOrder::RowFirst => format!("{down}{}{across}", self.between),
        }
    }
}

/// A number as the engine writes it in letters: A to Z, then AA, BB and so on.
fn letters(number: i32) -> String {
    let number = u32::try_from(number).unwrap_or(0);
    let letter = char::from(b'A' + u8::try_from(number % 26).unwrap_or(0));
    std::iter::repeat_n(letter, (number / 26).min(100) as usize + 1).collect()
}
