//! The files of the document on disk, and whether another program has changed them.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use super::OpenDocument;
use crate::files::journal::Checksums;
use crate::files::{DiskChange, Stamp};

/// The files of a document as they were when they were last read or written.
pub(super) type OnDisk = BTreeMap<PathBuf, Stamp>;

impl OpenDocument {
    /// Notes the current state of the document's files on disk.
    pub(super) fn look_at_disk(&mut self) {
        let files = self.companions.files().chain(self.file.as_deref());
        self.on_disk = files.filter_map(|file| Some((file.to_owned(), Stamp::read(file)?))).collect();
    }

    /// Returns the checksums of the files, as they were when they were last read or written.
    pub(super) fn checksums(&self) -> Checksums {
        self.on_disk.iter().map(|(file, stamp)| (file.clone(), stamp.checksum)).collect()
    }

    /// Whether the document was read from or written to this file.
    pub fn is_own(&self, file: &Path) -> bool {
        self.on_disk.contains_key(file)
    }

    /// Returns the file of the map, and its state when it was last read or written.
    pub fn stamp(&self) -> Option<(&Path, Stamp)> {
        let file = self.file.as_deref()?;
        Some((file, *self.on_disk.get(file)?))
    }

    /// Accepts the current state of a file of the document, so that it no longer counts as changed.
    pub fn accept(&mut self, file: &Path, stamp: Stamp) {
        if let Some(own) = self.on_disk.get_mut(file) {
            *own = stamp;
        }
    }

    /// Whether another program has written a different text into a file that a save would replace.
    pub fn is_changed_on_disk(&self) -> bool {
        let is_other = |(file, stamp): (&PathBuf, &Stamp)| matches!(stamp.look(file), DiskChange::Other(_));
        self.on_disk.iter().any(is_other) || self.beside.is_changed_on_disk()
    }
}
