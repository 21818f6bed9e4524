//! Tables as data.

/// A table of texts.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Table {
    /// Its name in links and file names, the same in every language: `combat`, `terrain`, `ladders-escalade`.
    pub name: String,
    /// Its heading.
    pub title: String,
    /// Its columns.
    pub columns: Vec<Column>,
    /// Its rows, in one part or in several that each have a heading.
    pub parts: Vec<RowGroup>,
    /// The notes below it.
    pub notes: Vec<String>,
}

/// A column of a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Column {
    /// Its heading.
    pub title: String,
    /// What kind of content its cells have.
    pub holds: Holds,
}

/// The content of the cells of a column: figures are narrow and centred, words are left-aligned and may be long.
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
    /// Its rows, with a cell for each column.
    pub rows: Vec<Vec<String>>,
}

impl Table {
    /// Creates a table without rows.
    pub(super) fn new(name: impl Into<String>, title: String, columns: impl IntoIterator<Item = Column>) -> Self {
        Self { name: name.into(), title, columns: columns.into_iter().collect(), ..Self::default() }
    }

    /// Adds rows without a heading.
    pub(super) fn with_rows(self, rows: impl IntoIterator<Item = Vec<String>>) -> Self {
        self.with_part(String::new(), rows)
    }

    /// Adds rows under a heading; nothing is added if there are no rows.
    pub(super) fn with_part(mut self, title: String, rows: impl IntoIterator<Item = Vec<String>>) -> Self {
        let rows: Vec<_> = rows.into_iter().collect();
        if !rows.is_empty() {
            self.parts.push(RowGroup { title, rows });
        }
        self
    }

    /// Adds notes.
    pub(super) fn with_notes(mut self, notes: impl IntoIterator<Item = String>) -> Self {
        self.notes.extend(notes);
        self
    }

    /// Whether it has no rows.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.parts.is_empty()
    }

    /// Returns the rows of all its parts.
    pub fn rows(&self) -> impl Iterator<Item = &[String]> {
        self.parts.iter().flat_map(|part| &part.rows).map(Vec::as_slice)
    }
}

impl Column {
    /// Creates a column of figures.
    pub(super) const fn figures(title: String) -> Self {
        Self { title, holds: Holds::Figures }
    }

    /// Creates a column of words.
    pub(super) const fn words(title: String) -> Self {
        Self { title, holds: Holds::Words }
    }
}
