//! Sketches of maps, built line by line.

use super::{Field, charts};
use crate::map::{HexsideKind, MapDocument};
use crate::rulebook::Rulebook;

/// The lines of a sketch.
pub(in crate::board) struct Sketch {
    lines: Vec<String>,
}

impl Sketch {
    pub(in crate::board) fn new(columns: u16, rows: u16) -> Self {
        Self { lines: vec![format!("grid {columns} {rows}")] }
    }

    fn line(mut self, word: &str, list: &str) -> Self {
        self.lines.push(format!("{word} {list}"));
        self
    }

    /// Adds buildings with a roof.
    pub(in crate::board) fn houses(self, list: &str) -> Self {
        self.line("building", list)
    }

    /// Adds platforms.
    pub(in crate::board) fn platforms(self, list: &str) -> Self {
        self.line("roof", list)
    }

    /// Adds interiors without a roof.
    pub(in crate::board) fn ruins(self, list: &str) -> Self {
        self.line("in", list)
    }

    /// Adds hexsides or layers of them that protect both sides.
    pub(in crate::board) fn sides(self, kind: HexsideKind, list: &str) -> Self {
        self.line(kind.name(), list)
    }

    #[track_caller]
    pub(in crate::board) fn field(self) -> Field {
        self.with(charts())
    }

    #[track_caller]
    pub(in crate::board) fn with(self, rulebook: Rulebook) -> Field {
        Field::new(MapDocument::sketch(&self.lines).unwrap_or_else(|error| panic!("{error}")), rulebook)
    }
}
