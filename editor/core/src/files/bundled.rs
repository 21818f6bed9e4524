//! The documents embedded in the program: everything under `data/`.

use std::collections::BTreeMap;
use std::io::Cursor;
use std::sync::LazyLock;

use include_dir::{Dir, DirEntry, File, include_dir};
use rules::phrase::Phrase;
use rules::project::{LoadError, PictureFault, Project, Shelf};
use rules::rulebook::System;
use rules::scenario::Scenario;
use rules::text::Document;

use super::source::nearest_name;
use super::{is_file_name, picture_kind};

static DATA: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/../../data");

/// Every file by its name, without its text: reading all texts to find one took longer than checking it.
static FILES: LazyLock<BTreeMap<&str, &File<'_>>> = LazyLock::new(|| files(&DATA).collect());

/// The bundled documents as a shelf, named without a path.
#[derive(Debug, Clone, Copy, Default)]
pub struct Bundled;

impl Shelf for Bundled {
    fn read(&self, name: &str, extension: &str) -> Result<String, LoadError> {
        let file = if is_file_name(name) { name.to_owned() } else { format!("{name}.{extension}") };
        bundled(&file)
            .map(str::to_owned)
            .ok_or_else(|| LoadError::Missing { name: file, message: not_bundled(name, &bundled_names(extension)) })
    }

    fn has(&self, name: &str) -> bool {
        FILES.contains_key(name)
    }

    fn picture_fault(&self, name: &str) -> Option<PictureFault> {
        FILES.get(name).map_or(Some(PictureFault::Format), |file| picture_kind::fault(Cursor::new(file.contents())))
    }
}

/// Returns the message that no bundled document has a name, with the one that was most likely meant.
fn not_bundled(name: &str, known: &[&str]) -> Phrase {
    match nearest_name(name, known.iter().copied()) {
        Some(nearest) => Phrase::new("file-not-bundled-near").with("name", name).with("nearest", nearest),
        None if known.is_empty() => Phrase::new("file-not-found"),
        None => Phrase::new("file-not-bundled").with("name", name).with("known", known.join(", ")),
    }
}

/// Returns the text of a bundled file by its name in any folder of `data/`; files in subfolders keep the subfolder in
/// their name, such as `homebrew/powder_shortage.variant.ron`.
#[must_use]
pub fn bundled(file: &str) -> Option<&'static str> {
    FILES.get(file).and_then(|file| file.contents_utf8())
}

/// Returns the names of the bundled documents with an extension, without that extension, sorted.
#[must_use]
pub fn bundled_names(extension: &str) -> Vec<&'static str> {
    let ending = format!(".{extension}");
    let mut names: Vec<_> = FILES.keys().filter_map(|name| name.strip_suffix(&ending)).collect();
    names.sort_unstable();
    names
}

/// Returns the names of the bundled scenarios of a game system.
#[must_use]
pub fn bundled_scenarios(system: System) -> Vec<&'static str> {
    let is_of = |name: &&str| Project::load(&Bundled, name).is_ok_and(|project| project.rulebook.system == system);
    bundled_names(Scenario::EXTENSION).into_iter().filter(is_of).collect()
}

/// Returns every file with its name.
fn files(folder: &'static Dir<'static>) -> Box<dyn Iterator<Item = (&'static str, &'static File<'static>)>> {
    Box::new(folder.entries().iter().flat_map(|entry| match entry {
        DirEntry::Dir(inner) => files(inner),
        DirEntry::File(file) => {
            let path = file.path().to_str();
            let name = path.map(|path| path.split_once('/').map_or(path, |(_, name)| name));
            Box::new(name.map(|name| (name, file)).into_iter())
        }
    }))
}
