//! A saved game as it comes from disk.

use std::path::PathBuf;

use rules::log::Log;

use super::document::OpenDocument;

/// A saved game, and the document of its scenario as it is now.
#[derive(Debug, Clone)]
pub struct Saved {
    /// The file of the game.
    pub file: PathBuf,
    /// The game.
    pub log: Log,
    /// The document.
    pub document: OpenDocument,
}
