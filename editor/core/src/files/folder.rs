//! A folder on disk as a shelf: paths relative to a scenario, and bundled names.

use std::borrow::Cow;
use std::path::{Path, PathBuf};

use rules::phrase::Phrase;
use rules::project::{LoadError, PictureFault, Shelf};

use super::path_name::named_in;
use super::{Bundled, is_file_name, picture_kind, regular, text_form};

/// A folder; documents named without a path are bundled ones.
#[derive(Debug, Clone)]
pub struct Folder {
    root: PathBuf,
}

impl Folder {
    /// Creates the shelf for the folder that contains a file.
    #[must_use]
    pub fn new(file: &Path) -> Self {
        Self { root: file.parent().map(Path::to_path_buf).unwrap_or_default() }
    }
}

impl Shelf for Folder {
    fn read(&self, name: &str, extension: &str) -> Result<String, LoadError> {
        if is_file_name(name) || name.contains(['/', '\\']) {
            let path = named_in(&self.root, name);
            // A scenario copied out of the program names bundled files, which need not exist next to it.
            match Bundled.read(name, extension) {
                Ok(text) if !path.exists() => Ok(text),
                _ => read(&path),
            }
        } else {
            let beside = format!("{name}.{extension}");
            Bundled.read(name, extension).map_err(|error| {
                if named_in(&self.root, &beside).is_file() {
                    let message = Phrase::new("file-beside").with("name", name).with("file", beside.as_str());
                    LoadError::Missing { name: beside, message }
                } else {
                    error
                }
            })
        }
    }

    fn has(&self, name: &str) -> bool {
        named_in(&self.root, name).is_file() || Bundled.has(name)
    }

    fn picture_fault(&self, name: &str) -> Option<PictureFault> {
        let path = named_in(&self.root, name);
        if path.is_file() { picture_kind::fault_of_file(&path) } else { Bundled.picture_fault(name) }
    }
}

/// Reads a text file, without a byte order mark at its start and with `\n` at the end of its lines: saving restores
/// both.
///
/// # Errors
///
/// When the file is missing, unreadable, a folder, a device, a pipe, too large or not UTF-8, each with its own
/// message.
pub fn read(path: &Path) -> Result<String, LoadError> {
    let failed = |message: Phrase| LoadError::Missing { name: path.display().to_string(), message };
    let text = String::from_utf8(regular::bytes(path, regular::DOCUMENT).map_err(failed)?).map_err(|error| {
        let good = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = good.split(|byte| *byte == b'\n').count();
        failed(Phrase::new("file-not-text").count("line", line))
    })?;
    Ok(match text_form::plain(&text) {
        Cow::Owned(plain) => plain,
        Cow::Borrowed(plain) if plain.len() == text.len() => text,
        Cow::Borrowed(plain) => plain.to_owned(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_document_beside_that_is_named_without_its_ending_is_pointed_out() {
        let folder = tempfile::tempdir().unwrap();
        std::fs::write(folder.path().join("own.map.ron"), "Map(").unwrap();
        let shelf = Folder::new(&folder.path().join("own.scenario.ron"));
        let message = |name| match shelf.read(name, "map.ron") {
            Err(LoadError::Missing { message, .. }) => message.id,
            other => panic!("{name}: {other:?}"),
        };
        assert_eq!(message("own"), "file-beside");
        assert_ne!(message("other"), "file-beside");
        assert_eq!(shelf.read("own.map.ron", "map.ron").unwrap(), "Map(");
    }
}
