//! The documents inside the program: everything under `data/`.

use include_dir::{Dir, DirEntry, include_dir};
use rules::message::Message;
use rules::project::{LoadError, Shelf};

use super::is_file_name;

static DATA: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/../data");

/// The bundled documents as a shelf: names without a path.
#[derive(Debug, Clone, Copy, Default)]
pub struct Bundled;

impl Shelf for Bundled {
    fn read(&self, name: &str, extension: &str) -> Result<String, LoadError> {
        let file = if is_file_name(name) { name.to_owned() } else { format!("{name}.{extension}") };
        bundled(&file).map(str::to_owned).ok_or_else(|| LoadError::Missing {
            name: file,
            message: Message::new("file-not-bundled")
                .with("name", name)
                .with("known", bundled_names(extension).join(", ")),
        })
    }

    fn has(&self, name: &str) -> bool {
        holds(&DATA, name)
    }
}

/// The text of a bundled file, by its file name in whatever folder of `data/`.
#[must_use]
pub fn bundled(file: &str) -> Option<&'static str> {
    all(&DATA).into_iter().find(|(name, _)| *name == file).map(|(_, text)| text)
}

/// The names of the bundled documents of a kind, without the extension.
#[must_use]
pub fn bundled_names(extension: &str) -> Vec<&'static str> {
    let ending = format!(".{extension}");
    let mut names: Vec<_> = all(&DATA).into_iter().filter_map(|(name, _)| name.strip_suffix(&ending)).collect();
    names.sort_unstable();
    names
}

/// Whether a folder holds a file of this name, text or not.
fn holds(folder: &Dir<'_>, name: &str) -> bool {
    folder.entries().iter().any(|entry| match entry {
        DirEntry::Dir(inner) => holds(inner, name),
        DirEntry::File(file) => file.path().file_name().is_some_and(|own| own == name),
    })
}

fn all(folder: &'static Dir<'static>) -> Vec<(&'static str, &'static str)> {
    folder
        .entries()
        .iter()
        .flat_map(|entry| match entry {
            DirEntry::Dir(inner) => all(inner),
            DirEntry::File(file) => {
                let name = file.path().file_name().and_then(|name| name.to_str());
                name.zip(file.contents_utf8()).into_iter().collect()
            }
        })
        .collect()
}
