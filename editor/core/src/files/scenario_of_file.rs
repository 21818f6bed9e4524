//! Finds the scenario named by a file of cases or a log.

use std::path::{Path, PathBuf};

use rules::phrase::Phrase;
use rules::project::LoadError;
use rules::text::nearest;

use super::path_name::named_beside;
use super::{DocumentKind, Source, bundled, bundled_names, is_file_name, read};

/// Finds the scenario a document names: a file in the same folder, or a bundled one.
///
/// # Errors
///
/// When there is neither, with the message id `missing`, or when the file cannot be read.
pub(super) fn beside(source: &Source, name: &str, missing: &'static str) -> Result<Source, LoadError> {
    let file =
        if is_file_name(name) { name.to_owned() } else { format!("{name}.{}", DocumentKind::Scenario.extension()) };
    let beside = source.path.as_deref().map(|own| named_beside(own, &file));
    if let Some(path) = beside.filter(|path| path.is_file()) {
        return Ok(Source { text: read(&path)?, name: path.display().to_string(), path: Some(path) });
    }
    if let Some(text) = bundled(&file) {
        return Ok(Source { name: file, path: None, text: text.to_owned() });
    }
    let bundled = bundled_names(DocumentKind::Scenario.extension());
    let own = scenarios_beside(source);
    let near = nearest(name, own.iter().map(String::as_str).chain(bundled.iter().copied()));
    let message = Phrase::new(missing).with("base", name).with("known", bundled.join(", "));
    Err(LoadError::Missing { name: source.name.clone(), message: message.with("nearest", near.unwrap_or("none")) })
}

/// Returns the names of the scenarios in the folder of a document.
fn scenarios_beside(source: &Source) -> Vec<String> {
    let Some(folder) = source.path.as_deref().and_then(Path::parent) else { return Vec::new() };
    let ending = format!(".{}", DocumentKind::Scenario.extension());
    let name = |file: &PathBuf| file.file_name()?.to_str()?.strip_suffix(&ending).map(str::to_owned);
    files_of(folder, DocumentKind::Scenario).iter().filter_map(name).collect()
}

/// Returns the files of a kind in a folder, sorted by name; none if the folder cannot be read.
pub(super) fn files_of(folder: &Path, kind: DocumentKind) -> Vec<PathBuf> {
    let here = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
    let ending = format!(".{}", kind.extension());
    let is_one = |name: &std::ffi::OsStr| name.to_str().is_some_and(|name| name.ends_with(&ending));
    let entries = std::fs::read_dir(here).into_iter().flatten().filter_map(Result::ok);
    let mut files: Vec<PathBuf> =
        entries.map(|entry| entry.file_name()).filter(|name| is_one(name)).map(|name| folder.join(name)).collect();
    files.sort_unstable();
    files
}
