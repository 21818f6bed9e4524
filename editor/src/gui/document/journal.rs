//! What the journal says of the document.

use std::path::{Path, PathBuf};

use super::{OpenDocument, Snapshot};
use crate::files::Print;
use crate::files::journal::{Beginning, Header, JournalEntry, Record, Saving};

impl OpenDocument {
    /// Notes how the document came into the window, and how its files lie on disk.
    pub(super) fn begun(mut self, beginning: Beginning) -> Self {
        self.beginning = beginning;
        self.look_at_disk();
        self
    }

    /// What tells the document from others: the file of the scenario, or else that of the map, or the name it comes with
    /// the program by. A new map that was never saved has none.
    pub fn home(&self) -> Option<&Path> {
        let opened = match &self.beginning {
            Beginning::Opened(file) => Some(file.as_path()),
            Beginning::New { .. } => None,
        };
        self.companions.scenario_file().or(self.file.as_deref()).or(opened)
    }

    /// The file of the scenario, or else that of the map: what to open to have the document again.
    pub fn own_file(&self) -> Option<&Path> {
        self.companions.scenario_file().or(self.file.as_deref())
    }

    /// Whether it is what a file, or the name of a document that comes with the program, would open.
    pub fn is_from(&self, file: &Path) -> bool {
        self.home().is_some_and(|home| home == file || *home == super::whole(file))
    }

    /// Whether a journal was written for it.
    pub fn is_of(&self, header: &Header) -> bool {
        let opened = matches!(header.beginning, Beginning::Opened(_)) && header.beginning == self.beginning;
        opened || header.map.as_deref().is_some_and(|map| self.home() == Some(map))
    }

    /// What was done since this was last asked: strokes that have ended, and steps back and forward.
    pub fn take_unwritten(&mut self) -> Vec<JournalEntry> {
        self.history.take_unwritten()
    }

    /// What a journal says of the document before anything is done: enough to open it again.
    pub fn as_on_disk(&self) -> Record {
        Record { header: self.header(), rows: Vec::new() }
    }

    /// The head of a journal that begins with what is on disk.
    pub(super) fn header(&self) -> Header {
        Header {
            program: env!("CARGO_PKG_VERSION").to_owned(),
            process: std::process::id(),
            sitting: 0,
            beginning: self.beginning.clone(),
            map: self.file.clone(),
            title: self.base_map().title.clone(),
            prints: self.prints(),
        }
    }
}

impl Snapshot {
    /// The texts with their files, the map last: a map on disk means that all of it is.
    pub fn files(self, map: PathBuf) -> Vec<(PathBuf, String)> {
        self.others.into_iter().chain([(map, self.map)]).collect()
    }

    /// What the journal says before the snapshot is written, its map to this file.
    pub(super) fn saving(&self, map: &Path) -> Saving {
        let print = |text: &str| Print::of(text.as_bytes());
        let others = self.others.iter().map(|(file, text)| (file.clone(), print(text)));
        let map = super::whole(map);
        Saving { prints: others.chain([(map.clone(), print(&self.map))]).collect(), map }
    }
}
