//! Saves files atomically: the whole file or nothing.

pub(super) mod pipe;

use std::borrow::Cow;
use std::io::{Error, ErrorKind, Write};
use std::path::{Path, PathBuf};

use rules::phrase::Phrase;

use super::busy::{is_busy, may_pass, patiently};
use super::text_form::TextForm;
use super::{DocumentKind, folder_of, regular};

/// What is written into a file.
#[derive(Debug)]
pub enum FileContent<'a> {
    /// A text. If it is a document, it gets the line ends and the byte order mark of the file that it replaces; new
    /// files, pages and tables have `\n` and no mark everywhere.
    Text(Cow<'a, str>),
    /// Anything else, written as it is.
    Bytes(Cow<'a, [u8]>),
}

impl From<String> for FileContent<'_> {
    fn from(text: String) -> Self {
        Self::Text(text.into())
    }
}

impl<'a> From<&'a String> for FileContent<'a> {
    fn from(text: &'a String) -> Self {
        Self::Text(text.into())
    }
}

impl<'a> From<&'a str> for FileContent<'a> {
    fn from(text: &'a str) -> Self {
        Self::Text(text.into())
    }
}

impl From<Vec<u8>> for FileContent<'_> {
    fn from(bytes: Vec<u8>) -> Self {
        Self::Bytes(bytes.into())
    }
}

impl<'a> From<&'a Vec<u8>> for FileContent<'a> {
    fn from(bytes: &'a Vec<u8>) -> Self {
        Self::Bytes(bytes.into())
    }
}

impl<'a> From<&'a [u8]> for FileContent<'a> {
    fn from(bytes: &'a [u8]) -> Self {
        Self::Bytes(bytes.into())
    }
}

impl<'a> FileContent<'a> {
    /// Returns the bytes that replace those of an existing file.
    fn replacing(self, old: &Path) -> Cow<'a, [u8]> {
        let Self::Text(text) = self else { return self.bytes() };
        let own = DocumentKind::from_text(&text).and_then(|_| regular::bytes(old, regular::DOCUMENT).ok());
        let form = own.map(|file| TextForm::of(&file)).unwrap_or_default();
        Self::Text(form.put_on(text)).bytes()
    }

    fn bytes(self) -> Cow<'a, [u8]> {
        match self {
            Self::Bytes(bytes) => bytes,
            Self::Text(Cow::Owned(text)) => Cow::Owned(text.into_bytes()),
            Self::Text(Cow::Borrowed(text)) => Cow::Borrowed(text.as_bytes()),
        }
    }
}

/// Why a file could not be written. The old file, if there was one, is untouched.
#[derive(Debug, thiserror::Error)]
#[error("{path}: {source}")]
pub struct SaveError {
    /// The file.
    pub path: String,
    /// The error of the operating system.
    pub source: std::io::Error,
}

impl SaveError {
    /// Returns the message for the user.
    #[must_use]
    pub fn message(&self) -> Phrase {
        let message = Phrase::new("file-not-written").with("path", &self.path);
        let known = match self.source.kind() {
            ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => "file-write-protected",
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded => "file-disk-full",
            ErrorKind::AlreadyExists => "file-is-no-folder",
            ErrorKind::NotFound | ErrorKind::NotADirectory => "file-no-folder",
            ErrorKind::IsADirectory => "file-is-folder",
            ErrorKind::InvalidFilename => "file-bad-name",
            _ if is_busy(&self.source) => "file-held",
            _ if pipe::is_unread(&self.source) => "file-pipe-unread",
            _ => return message.with("detail", &self.source),
        };
        message.word("detail", known)
    }
}

/// Creates a folder and its parents if they are missing.
///
/// # Errors
///
/// When it cannot be created, or when a file has its name.
pub fn save_folder(folder: &Path) -> Result<(), SaveError> {
    std::fs::create_dir_all(folder).map_err(|source| SaveError { path: folder.display().to_string(), source })
}

/// Writes files in order, all of them or none: if one fails, those already written are restored.
///
/// # Errors
///
/// As for [`save`].
pub fn save_all(files: &[(PathBuf, String)]) -> Result<(), SaveError> {
    let mut before: Vec<(&Path, Option<Vec<u8>>)> = Vec::with_capacity(files.len());
    for (file, text) in files {
        let old = std::fs::read(file).ok();
        if let Err(error) = save(file, text) {
            for (file, old) in before.into_iter().rev() {
                // A file that has just been written can be written again or removed.
                let _ = match old {
                    Some(old) => save(file, old).is_ok(),
                    None => std::fs::remove_file(file).is_ok(),
                };
            }
            return Err(error);
        }
        before.push((file, old));
    }
    Ok(())
}

/// Writes a file so that a crash leaves either the old one or the new one, never half of it.
///
/// A link stays a link: its target is replaced. A device or a pipe is written to, not replaced. A write-protected
/// file is left alone: it could be replaced, but it is protected on purpose. A document keeps the line ends of the file
/// it replaces. A file that another program holds is tried again for a second.
///
/// # Errors
///
/// When the folder is missing, full or write-protected, when the path is a folder or a write-protected file, or when
/// another program does not let go of the file.
pub fn save<'a>(path: &Path, content: impl Into<FileContent<'a>>) -> Result<(), SaveError> {
    let failed = |source| SaveError { path: path.display().to_string(), source };
    // If nothing exists there yet, or only a dangling link, the path itself is the target.
    let target = std::fs::canonicalize(path).unwrap_or_else(|_| path.to_path_buf());
    let old = std::fs::metadata(&target).ok();
    if old.as_ref().is_some_and(|old| !old.is_file() && !old.is_dir()) {
        let content = content.into().bytes();
        return pipe::open(&target).and_then(|mut device| device.write_all(&content)).map_err(failed);
    }
    if old.as_ref().is_some_and(std::fs::Metadata::is_dir) {
        return Err(failed(ErrorKind::IsADirectory.into()));
    }
    if old.as_ref().is_some_and(|old| old.permissions().readonly()) {
        return Err(failed(Error::from(ErrorKind::PermissionDenied)));
    }
    let content = content.into().replacing(&target);
    let folder = folder_of(&target);
    let mut file = tempfile::Builder::new().prefix(".bexar-").tempfile_in(folder).map_err(failed)?;
    file.write_all(&content).and_then(|()| file.as_file().sync_all()).map_err(failed)?;
    // A temporary file is private; a saved document keeps the permissions of the file it replaces, or gets the usual
    // ones.
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let rights = old.map_or(0o644, |about| about.permissions().mode() & 0o777);
        file.as_file().set_permissions(std::fs::Permissions::from_mode(rights)).map_err(failed)?;
    }
    let replaced = patiently(file, may_pass, |file| file.persist(&target).map_err(|error| (error.error, error.file)));
    replaced.map_err(|error| {
        // The folder can be written, and so can the file: only another program can be in the way.
        let error = if may_pass(&error) { Error::from(ErrorKind::ResourceBusy) } else { error };
        failed(error)
    })?;
    // The new name should survive a power cut too. Where a folder cannot be opened, the system takes care of that.
    if let Ok(folder) = std::fs::File::open(folder) {
        let _ = folder.sync_all();
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    /// Returns the sorted names of everything in a folder.
    fn names(folder: &Path) -> Vec<String> {
        let mut names: Vec<_> = fs::read_dir(folder)
            .unwrap()
            .map(|entry| entry.unwrap().file_name().to_string_lossy().into_owned())
            .collect();
        names.sort();
        names
    }

    fn detail(error: &SaveError) -> String {
        format!("{:?}", error.message().arguments)
    }

    #[test]
    fn files_are_written_together_or_not_at_all() {
        let folder = tempfile::tempdir().unwrap();
        let [old, new, taken] =
            ["a.scenario.ron", "b.scenario.ron", "c.scenario.ron"].map(|name| folder.path().join(name));
        fs::write(&old, "old").unwrap();
        fs::create_dir(&taken).unwrap();
        let mut files: Vec<_> = [&old, &new, &taken].map(|file| (file.clone(), "new".to_owned())).to_vec();
        assert!(save_all(&files).is_err());
        assert_eq!(fs::read_to_string(&old).unwrap(), "old");
        assert_eq!(names(folder.path()), ["a.scenario.ron", "c.scenario.ron"]);
        files.pop();
        save_all(&files).unwrap();
        assert_eq!([&old, &new].map(|file| fs::read_to_string(file).unwrap()), ["new", "new"]);
    }

    #[test]
    fn a_document_keeps_the_line_ends_of_its_file_and_nothing_else_does() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("fort.map.ron");
        let now = |old: &str, new: &str| {
            fs::write(&file, old).unwrap();
            save(&file, new).unwrap();
            fs::read_to_string(&file).unwrap()
        };
        assert_eq!(now("\u{feff}Map(\r\n)\r\n", "Map(\n  // ours\n)\n"), "\u{feff}Map(\r\n  // ours\r\n)\r\n");
        assert_eq!(now("Map(\n)\n", "Map(\n)\n"), "Map(\n)\n");
        assert_eq!(now("<p>\r\n</p>\r\n", "<p>\n</p>\n"), "<p>\n</p>\n");
        fs::write(&file, "Map(\r\n)\r\n").unwrap();
        save(&file, b"Map(\n)\n".as_slice()).unwrap();
        assert_eq!(fs::read(&file).unwrap(), b"Map(\n)\n", "bytes are written as they are");
        let new = folder.path().join("new.map.ron");
        save(&new, "Map(\n)\n").unwrap();
        assert_eq!(fs::read_to_string(&new).unwrap(), "Map(\n)\n");
    }

    #[test]
    fn a_file_held_by_another_program_is_told() {
        let held = SaveError { path: "fort.map.ron".to_owned(), source: ErrorKind::ResourceBusy.into() };
        assert!(detail(&held).contains("file-held"));
        let strange = SaveError { path: "a?.map.ron".to_owned(), source: ErrorKind::InvalidFilename.into() };
        assert!(detail(&strange).contains("file-bad-name"));
    }

    #[test]
    fn a_write_protected_file_stays_as_it_is() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("fort.map.ron");
        fs::write(&file, "old").unwrap();
        let mut rights = fs::metadata(&file).unwrap().permissions();
        rights.set_readonly(true);
        fs::set_permissions(&file, rights).unwrap();
        let error = save(&file, "new").unwrap_err();
        assert!(detail(&error).contains("file-write-protected"), "{error}");
        assert_eq!(
            (fs::read_to_string(&file).unwrap(), names(folder.path())),
            ("old".into(), vec!["fort.map.ron".into()])
        );
    }

    #[test]
    fn a_folder_that_is_gone_and_a_folder_in_the_place_of_a_file_are_told() {
        let folder = tempfile::tempdir().unwrap();
        let gone = save(&folder.path().join("gone/fort.map.ron"), "new").unwrap_err();
        assert!(detail(&gone).contains("file-no-folder"), "{gone}");
        let taken = save(folder.path(), "new").unwrap_err();
        assert!(detail(&taken).contains("file-is-folder"), "{taken}");
        assert_eq!(names(folder.path()), Vec::<String>::new());
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn a_full_disk_is_told() {
        let full = save(Path::new("/dev/full"), "new").unwrap_err();
        assert!(detail(&full).contains("file-disk-full"), "{full}");
        // Not even the administrator can create a file there.
        assert!(save(Path::new("/proc/fort.map.ron"), "new").is_err());
    }

    #[cfg(unix)]
    #[test]
    fn rights_and_links_survive() {
        use std::os::unix::fs::{PermissionsExt, symlink};

        let folder = tempfile::tempdir().unwrap();
        let (file, link) = (folder.path().join("fort.map.ron"), folder.path().join("link.map.ron"));
        fs::write(&file, "old").unwrap();
        fs::set_permissions(&file, fs::Permissions::from_mode(0o640)).unwrap();
        symlink(&file, &link).unwrap();
        save(&link, "new").unwrap();
        assert_eq!(fs::read_to_string(&file).unwrap(), "new");
        assert_eq!(fs::metadata(&file).unwrap().permissions().mode() & 0o777, 0o640);
        assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
        assert_eq!(names(folder.path()), ["fort.map.ron", "link.map.ron"]);
    }
}
