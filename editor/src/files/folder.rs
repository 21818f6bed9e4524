//! A folder on disk as a shelf: paths relative to a scenario, and bundled names.

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use rules::message::Message;
use rules::project::{LoadError, Shelf};

use super::{Bundled, is_file_name, sniff};

/// The largest file that is read: far above any map, far below what would make the machine swap.
pub(super) const LARGEST: u64 = 32 * 1024 * 1024;

/// A folder; documents named without a path come from the bundled set.
#[derive(Debug, Clone)]
pub struct Folder {
    root: PathBuf,
}

impl Folder {
    /// The folder a file lies in.
    #[must_use]
    pub fn of(file: &Path) -> Self {
        Self { root: file.parent().map(Path::to_path_buf).unwrap_or_default() }
    }
}

impl Shelf for Folder {
    fn read(&self, name: &str, extension: &str) -> Result<String, LoadError> {
        if is_file_name(name) || name.contains(['/', '\\']) {
            let path = self.root.join(name);
            // A scenario copied out of the program names bundled files; they need not lie beside it.
            match Bundled.read(name, extension) {
                Ok(text) if !path.exists() => Ok(text),
                _ => read(&path),
            }
        } else {
            Bundled.read(name, extension)
        }
    }

    fn has(&self, name: &str) -> bool {
        self.root.join(name).is_file() || Bundled.has(name)
    }

    fn is_picture(&self, name: &str) -> bool {
        let path = self.root.join(name);
        if path.is_file() { sniff::is_picture(&path) } else { Bundled.is_picture(name) }
    }
}

/// Reads a text file.
///
/// # Errors
///
/// When it is not there, not readable, a folder, too large or not UTF-8: each in words of its own.
pub fn read(path: &Path) -> Result<String, LoadError> {
    let name = path.display().to_string();
    let failed = |message: Message| LoadError::Missing { name: name.clone(), message };
    let about = fs::metadata(path).map_err(|error| failed(trouble(&error)))?;
    if about.is_dir() {
        return Err(failed(Message::new("file-is-folder")));
    }
    if about.len() > LARGEST {
        let megabytes = |bytes: u64| usize::try_from(bytes / (1024 * 1024)).unwrap_or(usize::MAX);
        return Err(failed(
            Message::new("file-too-large").count("size", megabytes(about.len())).count("limit", megabytes(LARGEST)),
        ));
    }
    let bytes = read_bytes(path)?;
    String::from_utf8(bytes).map_err(|error| {
        let good = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = good.split(|byte| *byte == b'\n').count();
        failed(Message::new("file-not-text").count("line", line))
    })
}

/// Reads a file of any kind.
///
/// # Errors
///
/// When it is not there, not readable or a folder.
pub fn read_bytes(path: &Path) -> Result<Vec<u8>, LoadError> {
    fs::read(path).map_err(|error| LoadError::Missing { name: path.display().to_string(), message: trouble(&error) })
}

/// What to say about a file that cannot be read.
pub(super) fn trouble(error: &std::io::Error) -> Message {
    match error.kind() {
        ErrorKind::NotFound => Message::new("file-not-found"),
        ErrorKind::PermissionDenied => Message::new("file-not-readable"),
        ErrorKind::IsADirectory => Message::new("file-is-folder"),
        _ => Message::new("file-trouble").with("detail", error),
    }
}
