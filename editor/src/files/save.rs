//! Saving: all of a file or nothing of it.

use std::io::Write;
use std::path::Path;

use rules::message::Message;

/// Why a file could not be written. The old file, if there was one, is untouched.
#[derive(Debug, thiserror::Error)]
#[error("{path}: {source}")]
pub struct SaveError {
    /// The file.
    pub path: String,
    /// What the system said.
    pub source: std::io::Error,
}

impl SaveError {
    /// What to say about it.
    #[must_use]
    pub fn message(&self) -> Message {
        Message::new("file-not-written").with("path", &self.path).with("detail", &self.source)
    }
}

/// Writes a file so that a crash leaves either the old one or the new one, never half of it.
///
/// A link stays a link: what it points to is replaced. A device or a pipe is written to, not replaced.
///
/// # Errors
///
/// When the folder is missing, full or write-protected, or the target is a folder.
pub fn save(path: &Path, content: impl AsRef<[u8]>) -> Result<(), SaveError> {
    let failed = |source| SaveError { path: path.display().to_string(), source };
    let content = content.as_ref();
    // Nothing there yet, or a link to nothing: then the path itself is the target.
    let target = std::fs::canonicalize(path).unwrap_or_else(|_| path.to_path_buf());
    let old = std::fs::metadata(&target).ok();
    if old.as_ref().is_some_and(|old| !old.is_file() && !old.is_dir()) {
        let device = std::fs::OpenOptions::new().write(true).open(&target);
        return device.and_then(|mut device| device.write_all(content)).map_err(failed);
    }
    let folder = target.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let mut file = tempfile::Builder::new().prefix(".bexar-").tempfile_in(folder).map_err(failed)?;
    file.write_all(content).and_then(|()| file.as_file().sync_all()).map_err(failed)?;
    // A temporary file is private; a saved document keeps the rights of the file it replaces, or the usual ones.
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let rights = old.map_or(0o644, |about| about.permissions().mode() & 0o777);
        file.as_file().set_permissions(std::fs::Permissions::from_mode(rights)).map_err(failed)?;
    }
    file.persist(&target).map_err(|error| failed(error.error))?;
    Ok(())
}
