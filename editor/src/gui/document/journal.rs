//! What the journal records about the document.

use std::path::{Path, PathBuf};

use super::{OpenDocument, Snapshot};
use crate::files::journal::{Beginning, Header, JournalEntry, Record, Saving};
use crate::files::{Checksum, is_same_file};

impl OpenDocument {
    /// Sets how the document was opened, and notes the state of its files on disk.
    pub(super) fn begun(mut self, beginning: Beginning) -> Self {
        self.beginning = beginning;
        self.look_at_disk();
        self
    }

    /// Returns the identity of the document: the file of the scenario, otherwise that of the map, otherwise the file or
    /// bundled name that was opened; `None` for a new map that was never saved.
    pub fn home(&self) -> Option<&Path> {
        let opened = match &self.beginning {
            Beginning::Opened(file) => Some(file.as_path()),
            Beginning::New { .. } => None,
        };
        self.companions.scenario_file().or(self.file.as_deref()).or(opened)
    }

    /// Returns the file of the scenario, otherwise that of the map: the file to open to get the document again.
    pub fn own_file(&self) -> Option<&Path> {
        self.companions.scenario_file().or(self.file.as_deref())
    }

    /// Whether opening this file, or the bundled document of this name, would give this document.
    pub fn is_from(&self, file: &Path) -> bool {
        self.home().is_some_and(|home| home == file || *home == super::whole(file) || is_same_file(home, file))
    }

    /// Whether a journal with this header was written for the document.
    pub fn is_of(&self, header: &Header) -> bool {
        let opened = matches!(header.beginning, Beginning::Opened(_)) && header.beginning == self.beginning;
        opened || header.map.as_deref().is_some_and(|map| self.home() == Some(map))
    }

    /// Takes the entries since the last call: finished strokes, and undo and redo steps.
    pub fn take_unwritten(&mut self) -> Vec<JournalEntry> {
        self.history.take_unwritten()
    }

    /// Returns a journal record without entries: enough to open the document again.
    pub fn as_on_disk(&self) -> Record {
        Record { header: self.header(), rows: Vec::new() }
    }

    /// Returns the header of a journal that starts from the state on disk.
    pub(super) fn header(&self) -> Header {
        Header {
            program: env!("CARGO_PKG_VERSION").to_owned(),
            process: std::process::id(),
            sitting: 0,
            beginning: self.beginning.clone(),
            map: self.file.clone(),
            title: self.base_map().title.clone(),
            checksums: self.checksums(),
        }
    }
}

impl Snapshot {
    /// Returns the texts with their files, the map last: once the map is on disk, everything is.
    pub fn files(self, map: PathBuf) -> Vec<(PathBuf, String)> {
        self.others.into_iter().chain([(map, self.map)]).collect()
    }

    /// Returns the journal row to write before the snapshot is saved, with its map in this file.
    pub(super) fn saving(&self, map: &Path) -> Saving {
        let checksum = |text: &str| Checksum::from_bytes(text.as_bytes());
        let others = self.others.iter().map(|(file, text)| (file.clone(), checksum(text)));
        let map = super::whole(map);
        Saving { checksums: others.chain([(map.clone(), checksum(&self.map))]).collect(), map }
    }
}
