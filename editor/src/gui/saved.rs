//! A saved game as loaded from disk.

use std::path::PathBuf;

use rules::log::Log;

use super::document::OpenDocument;

/// A saved game, and the current document of its scenario.
#[derive(Debug, Clone)]
pub struct Saved {
    /// The file of the game.
    pub file: PathBuf,
    /// The game.
    pub log: Log,
    /// The document.
    pub document: OpenDocument,
}
