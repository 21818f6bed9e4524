//! Watches the files of a document for changes made by other programs.

use std::path::PathBuf;

use rules::project::LoadError;

use crate::files::{DiskChange, Stamp};
use crate::gui::document::OpenDocument;

/// News of the file.
#[derive(Debug, Clone)]
pub enum FileNews {
    /// What was seen of a file.
    Seen(PathBuf, DiskChange),
    /// The document is to be read again.
    ReloadAsked,
    /// It was read again.
    Reloaded(Result<Box<OpenDocument>, Vec<LoadError>>),
    /// What is in the window is to stay.
    Kept,
}

/// What is known of the file.
#[derive(Debug, Clone, Default)]
pub(super) struct Watch {
    /// How somebody else has left it, until it is decided what to do about it.
    pub(super) changed: Option<(PathBuf, Stamp)>,
    /// Whether it was said that the file is gone.
    pub(super) gone: bool,
}
