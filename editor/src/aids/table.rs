//! Tables as data.

/// A table of texts.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Table {
    /// What it is called in links and file names, in every language: `combat`, `terrain`, `ladders-escalade`.
    pub name: String,
    /// Its heading.
    pub title: String,
    /// Its columns.
    pub columns: Vec<Column>,
    /// Its rows, in one part or in several with a heading each.
    pub parts: Vec<RowGroup>,
    /// What stands below it.
    pub notes: Vec<String>,
}

/// A column of a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Column {
    /// Its head.
    pub title: String,
    /// What its cells hold.
    pub holds: Holds,
}

/// What the cells of a column hold: figures are narrow and stand in the middle, words run from the left and may be long.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Holds {
    /// Figures, or single words.
    Figures,
    /// Names and sentences.
    Words,
}

/// Rows that belong together.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct RowGroup {
    /// Its heading; empty for none.
    pub title: String,
    /// Its rows, a cell for each column.
    pub rows: Vec<Vec<String>>,
}

impl Table {
    /// A table without rows.
    pub(super) fn new(name: impl Into<String>, title: String, columns: impl IntoIterator<Item = Column>) -> Self {
        Self { name: name.into(), title, columns: columns.into_iter().collect(), ..Self::default() }
    }

    /// The same with rows under no heading.
    pub(super) fn with_rows(self, rows: impl IntoIterator<Item = Vec<String>>) -> Self {
        self.with_part(String::new(), rows)
    }

    /// The same with more rows under a heading of their own; without any rows there is no heading.
    pub(super) fn with_part(mut self, title: String, rows: impl IntoIterator<Item = Vec<String>>) -> Self {
        let rows: Vec<_> = rows.into_iter().collect();
        if !rows.is_empty() {
            self.parts.push(RowGroup { title, rows });
        }
        self
    }

    /// The same with more notes.
    pub(super) fn with_notes(mut self, notes: impl IntoIterator<Item = String>) -> Self {
        self.notes.extend(notes);
        self
    }

    /// Whether it has no rows.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.parts.is_empty()
    }

    /// Its rows, those of all its parts.
    pub fn rows(&self) -> impl Iterator<Item = &[String]> {
        self.parts.iter().flat_map(|part| &part.rows).map(Vec::as_slice)
    }
}

impl Column {
    /// A column of figures.
    pub(super) const fn figures(title: String) -> Self {
        Self { title, holds: Holds::Figures }
    }

    /// A column of words.
    pub(super) const fn words(title: String) -> Self {
        Self { title, holds: Holds::Words }
    }
}
