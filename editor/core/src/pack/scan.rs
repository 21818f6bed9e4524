//! The files of a packed scenario outside its documents: the scan behind its map, and files in other folders.

use std::fs;
use std::path::{Path, PathBuf};

use rules::project::{LoadError, Project};

use crate::files::{Source, named_beside, named_in, read_picture};

/// Returns the bytes of the scan of a project, if its map has one. Its path is relative to the folder of the map.
///
/// # Errors
///
/// Returns an error if the file is missing, unreadable or not a picture: no other file that a map names is passed on.
pub fn scan_of(source: &Source, project: &Project) -> Result<Option<Vec<u8>>, LoadError> {
    let Some(file) = scan_file(source, project) else { return Ok(None) };
    let read = read_picture(&file);
    read.map(Some).map_err(|message| LoadError::Missing { name: file.display().to_string(), message })
}

/// Returns the files a scenario refers to that are outside its folder and the folders below it, sorted.
#[must_use]
pub fn outside(source: &Source, project: &Project) -> Vec<PathBuf> {
    let scenario = &project.scenario;
    let names = [&scenario.map, &scenario.counters, &scenario.rulebook].into_iter();
    let names = names.chain(scenario.corrections.iter().map(|used| &used.document));
    let names = names.chain(scenario.variants.iter().map(|used| &used.document));
    let files = names.filter_map(|name| source.path_of(name)).chain(scan_file(source, project));
    let home = fs::canonicalize(folder(source)).ok();
    let is_outside = |file: &PathBuf| {
        let whole = fs::canonicalize(file).ok();
        whole.zip(home.as_ref()).is_some_and(|(whole, home)| !whole.starts_with(home))
    };
    let mut outside: Vec<PathBuf> = files.filter(is_outside).collect();
    outside.sort();
    outside.dedup();
    outside
}

fn folder(source: &Source) -> &Path {
    let folder = source.path.as_deref().and_then(Path::parent);
    folder.filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// Returns the file of the scan behind the map of a project; `None` if there is none.
#[must_use]
pub fn scan_file(source: &Source, project: &Project) -> Option<PathBuf> {
    let scan = project.base_map().scan.as_ref()?;
    let folder = source.path.as_deref().and_then(Path::parent).unwrap_or(Path::new(""));
    // A map opened on its own is not named by any scenario.
    if project.scenario.map.is_empty() {
        return Some(named_in(folder, &scan.file));
    }
    Some(named_beside(&named_in(folder, &project.scenario.map), &scan.file))
}
