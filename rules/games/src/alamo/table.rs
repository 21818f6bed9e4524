//! The Combat Results Table as a flat array.

use crate::rulebook::{Band, CombatResult, CombatRow, Rulebook};

/// The number of strengths a document can state: one more than the highest.
const MOST_STRENGTH: usize = u8::MAX as usize + 1;

/// The Combat Results Table (8.8) as lookup tables.
#[derive(Debug, Clone)]
pub(super) struct CombatTable {
    /// The names of the rows.
    names: Vec<String>,
    /// The headings of the columns, by row.
    bands: Vec<Vec<Band>>,
    /// The column by row and strength; `u8::MAX` for none.
    columns: Vec<[u8; MOST_STRENGTH]>,
    /// The results by column and die.
    results: Vec<[CombatResult; 6]>,
    /// Whether every row has a column for a strength.
    everywhere: [bool; MOST_STRENGTH],
}

impl Default for CombatTable {
    /// A table without rows and columns.
    fn default() -> Self {
        let (names, bands, columns, results) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        Self { names, bands, columns, results, everywhere: [false; MOST_STRENGTH] }
    }
}

impl CombatTable {
    pub(super) fn new(rulebook: &Rulebook) -> Self {
        let columns = rulebook.combat_rows.iter().map(columns).collect();
        let width = rulebook.combat_results.iter().map(|line| line.results.len()).max().unwrap_or(0);
        let mut results = vec![[CombatResult::Nothing; 6]; width];
        for line in &rulebook.combat_results {
            for (column, result) in line.results.iter().enumerate() {
                if (1..=6).contains(&line.die) {
                    results[column][usize::from(line.die) - 1] = *result;
                }
            }
        }
        let names = rulebook.combat_rows.iter().map(|row| row.row.clone()).collect();
        let bands = rulebook.combat_rows.iter().map(|row| row.strengths.clone()).collect();
        let mut table = Self { names, bands, columns, results, everywhere: [true; MOST_STRENGTH] };
        for (strength, everywhere) in table.everywhere.iter_mut().enumerate() {
            let has = |row: &[u8; MOST_STRENGTH]| strength > 0 && usize::from(row[strength]) < table.results.len();
            *everywhere = table.columns.iter().all(has);
        }
        table
    }

    /// Whether a strength has a column in every row.
    pub(super) const fn has_everywhere(&self, strength: u8) -> bool {
        self.everywhere[strength as usize]
    }

    /// The number of rows and columns.
    pub(super) const fn size(&self) -> (usize, usize) {
        (self.names.len(), self.results.len())
    }

    pub(super) fn row_names(&self) -> impl Iterator<Item = &str> {
        self.names.iter().map(String::as_str)
    }

    pub(super) fn row_name(&self, row: u8) -> &str {
        self.names.get(usize::from(row)).map_or("?", String::as_str)
    }

    pub(super) fn band(&self, row: u8, column: u8) -> Band {
        let bands = self.bands.get(usize::from(row));
        bands.and_then(|bands| bands.get(usize::from(column))).copied().unwrap_or(Band::Nothing)
    }

    /// The column for a strength in a row (8.3); `None` if it is too weak to attack.
    pub(super) fn column(&self, row: u8, strength: u8) -> Option<u8> {
        let row = self.columns.get(usize::from(row))?;
        let column = row[usize::from(strength)];
        (strength > 0 && usize::from(column) < self.results.len()).then_some(column)
    }

    /// The result of a die roll in a column.
    pub(super) fn result(&self, column: u8, die: u8) -> CombatResult {
        self.results
            .get(usize::from(column))
            .map_or(CombatResult::Nothing, |results| results[usize::from(die.clamp(1, 6)) - 1])
    }
}

/// The column of a row for every strength, as returned by [`CombatRow::column`]: the first that contains it.
fn columns(row: &CombatRow) -> [u8; MOST_STRENGTH] {
    let mut columns = [u8::MAX; MOST_STRENGTH];
    for (column, band) in row.strengths.iter().enumerate().rev().filter(|(_, band)| !band.is_backward()) {
        if let Some((low, high)) = band.bounds() {
            columns[usize::from(low)..=usize::from(high)].fill(column as u8);
        }
    }
    columns
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_strength_has_the_column_its_row_gives_it() {
        let bands = [Band::Between(9, 12), Band::Nothing, Band::Between(6, 3), Band::Between(2, 4), Band::AtLeast(4)];
        let by = crate::provenance::Provenance::default();
        let row = CombatRow { row: String::new(), strengths: bands.to_vec(), by };
        for (strength, column) in (0..=u8::MAX).zip(columns(&row)) {
            assert_eq!(row.column(strength).map_or(u8::MAX, |column| column as u8), column, "{strength}");
        }
    }
}
