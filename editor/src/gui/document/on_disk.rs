//! What lies on disk of the document, and whether somebody else has changed it.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use super::OpenDocument;
use crate::files::journal::Prints;
use crate::files::{DiskChange, Stamp};

/// The files of a document as they were when they were last read or written.
pub(super) type OnDisk = BTreeMap<PathBuf, Stamp>;

impl OpenDocument {
    /// Looks how the files of the document lie on disk now.
    pub(super) fn look_at_disk(&mut self) {
        let files = self.companions.files().chain(self.file.as_deref());
        self.on_disk = files.filter_map(|file| Some((file.to_owned(), Stamp::of(file)?))).collect();
    }

    /// The fingerprints of the files, as they were when they were last read or written.
    pub(super) fn prints(&self) -> Prints {
        self.on_disk.iter().map(|(file, stamp)| (file.clone(), stamp.print)).collect()
    }

    /// Whether a file is one of those the document was read from or written to.
    pub fn is_own(&self, file: &Path) -> bool {
        self.on_disk.contains_key(file)
    }

    /// The file of the map, and how it was when it was last read or written.
    pub fn stamp(&self) -> Option<(&Path, Stamp)> {
        let file = self.file.as_deref()?;
        Some((file, *self.on_disk.get(file)?))
    }

    /// Takes note of how a file of the document lies on disk: what is there is not news any more.
    pub fn accept(&mut self, file: &Path, stamp: Stamp) {
        if let Some(own) = self.on_disk.get_mut(file) {
            *own = stamp;
        }
    }

    /// Whether somebody else has written another text into a file that a save would replace.
    pub fn is_changed_on_disk(&self) -> bool {
        self.on_disk.iter().any(|(file, stamp)| matches!(stamp.look(file), DiskChange::Other(_)))
    }
}
