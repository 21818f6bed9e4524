//! The hex numbering of a module, and whether our maps support it.
//!
//! Our maps name the column first and then the row, in digits, both from 1 at the upper left, and the columns that are
//! half a hex lower are the even ones.

use rules::phrase::Phrase;

use super::grid::is_lower;

/// The hex numbering of a grid.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Numbering {
    /// Which part of the number comes first.
    pub order: NumberingOrder,
    /// The notation of columns.
    pub columns: Signs,
    /// The notation of rows.
    pub rows: Signs,
    /// The numbers of the first column and of the first row.
    pub starts: [i32; 2],
    /// Whether columns count from the right, and rows from the bottom.
    pub backwards: [bool; 2],
    /// Whether the rows of lower columns have numbers one higher.
    pub staggered: bool,
    /// The separator between the two numbers.
    pub between: String,
}

/// The part of a hex number that comes first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NumberingOrder {
    /// The column, then the row.
    ColumnFirst,
    /// The row, then the column.
    RowFirst,
}

/// The notation of a number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Signs {
    /// Digits.
    Figures,
    /// Letters.
    Letters,
}

impl Numbering {
    /// Returns the reason our maps do not support this numbering; `None` if they do.
    #[must_use]
    pub fn refused(&self) -> Option<Phrase> {
        let why = if self.order == NumberingOrder::RowFirst {
            "import-rows-first"
        } else if self.columns == Signs::Letters || self.rows == Signs::Letters {
            "import-letters"
        } else if self.backwards.contains(&true) {
            "import-backwards"
        } else if is_lower(self.starts[0]) == self.staggered {
            // Counting from an odd number, lower columns are even and rows run level. Counting from an even one, lower
            // columns are odd; with their row numbers one higher, they become the higher columns of the next row.
            if self.staggered { "import-slanting" } else { "import-other-columns" }
        } else {
            return None;
        };
        Some(Phrase::new(why))
    }

    /// Returns the column and row numbers of a hex.
    pub(super) fn number(&self, column: i32, row: i32) -> [i32; 2] {
        let more = i32::from(self.staggered && is_lower(column));
        [column + self.starts[0], row + self.starts[1] + more]
    }

    /// Returns the module's name for a hex, as far as its numbers are digits.
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

/// Returns a number in the engine's letter notation: A to Z, then AA, BB and so on.
fn letters(number: i32) -> String {
    let number = u32::try_from(number).unwrap_or(0);
    let letter = char::from(b'A' + u8::try_from(number % 26).unwrap_or(0));
    std::iter::repeat_n(letter, (number / 26).min(100) as usize + 1).collect()
}
