//! What the lines of a journal say.

use std::collections::BTreeMap;
use std::path::PathBuf;

use rules::map::Grid;
use rules::project_edit::ProjectEdit;
use rules::words::Words;
use serde::{Deserialize, Serialize};

use super::Label;
use crate::files::Print;

/// The fingerprints of files.
pub type Prints = BTreeMap<PathBuf, Print>;

/// A line of a journal.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(rename = "Line")]
pub(super) enum JournalLine {
    /// The first.
    Header(Header),
    /// Something was done.
    Entry(JournalEntry),
    /// The document is about to be saved.
    Saving(Saving),
}

/// Whose journal it is.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Header {
    /// The version of the program.
    pub program: String,
    /// The process that writes it.
    pub process: u32,
    /// Which sitting of this process, told by the time it began: its journals follow each other, so that of several left
    /// behind all but the first are copies that were not finished.
    pub sitting: u64,
    /// How the document came into the window.
    pub beginning: Beginning,
    /// The file its map is saved to, when it has one.
    pub map: Option<PathBuf>,
    /// The title of the map.
    pub title: Words,
    /// Its files as they were before the first entry.
    pub prints: Prints,
}

/// How a document came into the window.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Beginning {
    /// It was opened: a file with its whole path, or the name of a document that comes with the program.
    Opened(PathBuf),
    /// It was begun as an empty map.
    New {
        /// The title.
        title: Words,
        /// The size.
        grid: Grid,
    },
}

impl Default for Beginning {
    fn default() -> Self {
        Self::Opened(PathBuf::new())
    }
}

/// How an entry changed the document.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename = "Step")]
pub enum JournalStep {
    /// A new stroke was made.
    Stroke,
    /// The last stroke was taken back.
    Undo,
    /// The stroke that was last taken back was made again.
    Redo,
}

/// Something that was done.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename = "Entry")]
pub struct JournalEntry {
    /// How.
    pub step: JournalStep,
    /// What the stroke is called.
    pub label: Label,
    /// The edits that were made, in their order: of a stroke taken back those that take it back.
    pub edits: Vec<ProjectEdit>,
}

/// What lies on disk once a save that begins here has ended.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Saving {
    /// The file of the map.
    pub map: PathBuf,
    /// The files that are written.
    pub prints: Prints,
}
