//! What of a packed scenario lies in files of its own: the scan behind its map, and what lies elsewhere.

use std::fs;
use std::path::{Path, PathBuf};

use rules::project::{LoadError, Project};

use crate::files::{Source, read_picture};

/// The bytes of the scan of a project, if its map has one. Its file is looked for from the folder of the map.
///
/// # Errors
///
/// When it is not there, cannot be read or is no picture: whatever else a map names is not handed on.
pub fn scan_of(source: &Source, project: &Project) -> Result<Option<Vec<u8>>, LoadError> {
    let Some(file) = scan_file(source, project) else { return Ok(None) };
    let read = read_picture(&file);
    read.map(Some).map_err(|message| LoadError::Missing { name: file.display().to_string(), message })
}

/// The files a scenario refers to that do not lie in its folder or below it, sorted.
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

/// The file of the scan behind the map of a project; `None` where it has none.
#[must_use]
pub fn scan_file(source: &Source, project: &Project) -> Option<PathBuf> {
    let scan = project.base_map().scan.as_ref()?;
    let folder = source.path.as_deref().and_then(Path::parent).unwrap_or(Path::new(""));
    // A map that is opened by itself is named by no scenario.
    let map = Path::new(&project.scenario.map).parent().unwrap_or(Path::new(""));
    Some(folder.join(map).join(&scan.file))
}
