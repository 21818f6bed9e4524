//! The lines of a journal.

use std::collections::BTreeMap;
use std::path::PathBuf;

use rules::map::Grid;
use rules::project_edit::ProjectEdit;
use rules::rulebook::System;
use rules::words::Words;
use serde::{Deserialize, Serialize};

use super::Label;
use crate::files::Checksum;

/// The checksums of files, by path.
pub type Checksums = BTreeMap<PathBuf, Checksum>;

/// A line of a journal.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(rename = "Line")]
pub(super) enum JournalLine {
    /// The first line.
    Header(Header),
    /// An edit was made, undone or redone.
    Entry(JournalEntry),
    /// The document is about to be saved.
    Saving(Saving),
}

/// The first line of a journal: the document and the process it belongs to.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Header {
    /// The version of the program that writes it.
    pub program: String,
    /// The process that writes it.
    pub process: u32,
    /// The sitting of this process, identified by the time it began. Its journals replace each other, so of several
    /// left behind all but the first are incomplete copies.
    pub sitting: u64,
    /// How the document was opened in the window.
    pub beginning: Beginning,
    /// The file to which its map is saved, if it has one.
    pub map: Option<PathBuf>,
    /// The title of the map.
    pub title: Words,
    /// Its files as they were before the first entry.
    #[serde(rename = "prints")]
    pub checksums: Checksums,
}

/// How a document was opened in the window.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Beginning {
    /// It was opened: a file by its full path, or a bundled document by its name.
    Opened(PathBuf),
    /// It was created as an empty map.
    New {
        /// The title.
        title: Words,
        /// The size.
        grid: Grid,
        /// The game it is for.
        #[serde(default)]
        system: System,
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
    /// The last stroke was undone.
    Undo,
    /// The last undone stroke was redone.
    Redo,
}

/// An edit that was made, undone or redone.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename = "Entry")]
pub struct JournalEntry {
    /// Whether it was a new stroke, an undo or a redo.
    pub step: JournalStep,
    /// The name of the stroke.
    pub label: Label,
    /// The edits made, in order; for an undone stroke, the edits that undo it.
    pub edits: Vec<ProjectEdit>,
}

/// The state on disk after the save that starts here has finished.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Saving {
    /// The file of the map.
    pub map: PathBuf,
    /// The checksums of the files that are written.
    #[serde(rename = "prints")]
    pub checksums: Checksums,
}
