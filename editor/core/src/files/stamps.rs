//! The library of stamps: pieces of maps in the user's state folder, each in its own file.

use std::fs;
use std::path::{Path, PathBuf};

use rules::edit::Fragment;
use rules::phrase::Phrase;
use rules::text::{Document, TextError};
use rules::words::Language;

use super::{file_name, read, save, save_folder};

/// A stamp of the library.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StampFile {
    /// The file.
    pub path: PathBuf,
    /// The piece of map it holds, or why it cannot be read.
    pub piece: Result<Fragment, Phrase>,
}

/// Returns the stamps in a folder, sorted by file name.
#[must_use]
pub fn stamps(folder: &Path) -> Vec<StampFile> {
    let paths = fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    let ending = format!(".{}", Fragment::EXTENSION);
    let mut paths: Vec<_> = paths.filter(|path| path.to_string_lossy().ends_with(&ending)).collect();
    paths.sort();
    let held = |path: &Path| {
        let text = read(path).map_err(|error| match error {
            rules::project::LoadError::Missing { message, .. } => message,
            rules::project::LoadError::Text { error, .. } => broken(error),
        })?;
        Fragment::read(&text).map_err(broken)
    };
    paths.into_iter().map(|path| StampFile { piece: held(&path), path }).collect()
}

fn broken(error: TextError) -> Phrase {
    Phrase::new("stamp-broken").with("line", error.line).said("why", error.message)
}

/// Writes a stamp into a folder, which is created if it is missing, in a new file named after the stamp's title.
///
/// # Errors
///
/// When it is too large to write, or when the folder is write-protected or full.
pub fn keep_stamp(folder: &Path, piece: &Fragment) -> Result<PathBuf, Phrase> {
    let text = piece.write().ok_or_else(|| Phrase::new("stamp-too-large"))?;
    save_folder(folder).map_err(|error| error.message())?;
    let name = file_name(piece.title().get(Language::English));
    let numbered = |number: u32| {
        let number = if number > 1 { format!("-{number}") } else { String::new() };
        folder.join(format!("{name}{number}.{}", Fragment::EXTENSION))
    };
    let path = (1..10_000).map(numbered).find(|path| !path.exists()).unwrap_or_else(|| numbered(1));
    save(&path, text).map_err(|error| error.message())?;
    Ok(path)
}

/// Deletes a stamp.
///
/// # Errors
///
/// When the folder is write-protected.
pub fn drop_stamp(path: &Path) -> std::io::Result<()> {
    fs::remove_file(path)
}

#[cfg(test)]
mod tests {
    use rules::map::{Grid, MapDocument};
    use rules::words::Words;

    use super::*;

    fn piece(name: &str) -> Fragment {
        let map = MapDocument::new(Words::new("Fort", ""), Grid { columns: 6, rows: 6 });
        let at = "0303".parse().unwrap();
        Fragment::copy(&map, &[at], at, false).called(Words::new(name, ""))
    }

    #[test]
    fn what_is_kept_is_found_again_and_nothing_is_replaced() {
        let folder = tempfile::tempdir().unwrap();
        let library = folder.path().join("not/there/yet");
        assert!(stamps(&library).is_empty());
        let tower = keep_stamp(&library, &piece("Round tower")).unwrap();
        let second = keep_stamp(&library, &piece("Round tower")).unwrap();
        assert!(tower.ends_with("round-tower.fragment.ron") && second.ends_with("round-tower-2.fragment.ron"));
        fs::write(library.join("odd.fragment.ron"), "Fragment(").unwrap();
        fs::write(library.join("notes.txt"), "mine").unwrap();
        let found = stamps(&library);
        assert_eq!(found.len(), 3);
        assert_eq!(found.iter().filter(|own| own.piece == Ok(piece("Round tower"))).count(), 2);
        let odd = found.iter().find(|own| own.piece.is_err()).unwrap();
        assert!(odd.path.ends_with("odd.fragment.ron"), "a broken one hides no other");
        drop_stamp(&tower).unwrap();
        assert_eq!(stamps(&library).len(), 2);
    }
}
