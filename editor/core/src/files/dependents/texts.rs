//! The texts of files as they are about to be: some are changed in the window and not saved yet.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use rules::project::{LoadError, PictureFault, Shelf};

use crate::files::{Folder, is_file_name, named_beside, read};

/// Texts that replace those on disk.
#[derive(Debug, Clone, Default)]
pub struct UnsavedTexts(BTreeMap<PathBuf, String>);

impl UnsavedTexts {
    /// Creates the collection from files with their texts; of several texts for one file the last counts.
    pub fn new(texts: impl IntoIterator<Item = (PathBuf, String)>) -> Self {
        Self(texts.into_iter().map(|(file, text)| (key(&file), text)).collect())
    }

    /// Returns the text of a file; `None` if it cannot be read.
    #[must_use]
    pub fn read(&self, file: &Path) -> Option<String> {
        self.0.get(&key(file)).cloned().or_else(|| read(file).ok())
    }
}

/// Returns what identifies a file, by whatever path it is named.
pub(super) fn key(file: &Path) -> PathBuf {
    let whole = || std::path::absolute(file).unwrap_or_else(|_| file.to_owned());
    file.canonicalize().unwrap_or_else(|_| whole())
}

/// The folder of a document, with the texts that are not saved yet.
pub(super) struct UnsavedFolder<'a> {
    document: PathBuf,
    folder: Folder,
    texts: &'a UnsavedTexts,
}

/// Returns the shelf on which the parts of a document are found.
pub(super) fn shelf<'a>(document: &Path, texts: &'a UnsavedTexts) -> UnsavedFolder<'a> {
    UnsavedFolder { document: document.to_owned(), folder: Folder::new(document), texts }
}

impl Shelf for UnsavedFolder<'_> {
    fn read(&self, name: &str, extension: &str) -> Result<String, LoadError> {
        let own = is_file_name(name).then(|| key(&named_beside(&self.document, name)));
        match own.and_then(|own| self.texts.0.get(&own)) {
            Some(text) => Ok(text.clone()),
            None => self.folder.read(name, extension),
        }
    }

    fn has(&self, name: &str) -> bool {
        self.folder.has(name)
    }

    fn picture_fault(&self, name: &str) -> Option<PictureFault> {
        self.folder.picture_fault(name)
    }
}
