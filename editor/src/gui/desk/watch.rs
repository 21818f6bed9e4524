//! Watches the files of a document for changes made by other programs.

use std::path::PathBuf;

use rules::project::LoadError;

use crate::files::{DiskChange, Stamp};
use crate::gui::document::OpenDocument;

/// News of a file.
#[derive(Debug, Clone)]
pub enum FileNews {
    /// The state of a file was checked.
    Seen(PathBuf, DiskChange),
    /// The document is to be reloaded.
    ReloadAsked,
    /// The document was reloaded.
    Reloaded(Result<Box<OpenDocument>, Vec<LoadError>>),
    /// The version in the window is to be kept.
    Kept,
}

/// The known state of the file.
#[derive(Debug, Clone, Default)]
pub(super) struct Watch {
    /// The stamp of the file as changed by another program, until the user decides what to do.
    pub(super) changed: Option<(PathBuf, Stamp)>,
    /// Whether the user has been told that the file is gone.
    pub(super) gone: bool,
}
