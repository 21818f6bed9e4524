//! The files that name an edited document and cannot follow: games as they were played, counts, pictures, and scenarios
//! on other maps that share a part.

use std::collections::BTreeSet;
use std::ffi::OsStr;
use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};

use rules::map::MapDocument;
use rules::phrase::Phrase;
use rules::scenario::Scenario;
use rules::text::{self, Document, outline::Outline};

use super::texts::key;
use super::{Said, UnsavedTexts, with_ending};
use crate::files::{DocumentKind, is_file_name, named_beside};

/// The number of bytes at the beginning of a log or of results that name its scenario.
const HEAD: u64 = 8192;

/// The endings of what is made from a scenario or a map: pictures, sheets, pages, modules, archives.
const MADE: [&str; 8] = ["svg", "png", "gif", "pdf", "html", "vmod", "zip", "csv"];

/// Returns a scenario on another map, or with other counters, that uses one of the changed files.
pub(super) fn sharing(file: &Path, own: &Scenario, changed: &BTreeSet<PathBuf>) -> Option<Said> {
    let parts = [&own.map, &own.counters, &own.rulebook].into_iter();
    let listed = own.corrections.iter().map(|own| &own.document).chain(own.variants.iter().map(|own| &own.document));
    let shared = parts.chain(listed).filter(|name| changed.contains(&key(&named_beside(file, name))));
    let names: BTreeSet<&str> = shared.map(String::as_str).collect();
    let names: Vec<&str> = names.into_iter().collect();
    let why = Phrase::new("dependents-shared").with("files", names.join(", "));
    (!names.is_empty()).then(|| Said { file: file.to_owned(), why })
}

/// Returns the logs and counts of games in a folder, and in the folders in it, that were played on one of these
/// scenarios.
pub(super) fn series(folder: &Path, scenarios: &[PathBuf]) -> Vec<Said> {
    let mut found = Vec::new();
    for file in entries(folder) {
        if file.is_dir() {
            found.extend(entries(&file).into_iter().filter_map(|file| of_games(file, scenarios)));
        } else {
            found.extend(of_games(file, scenarios));
        }
    }
    found
}

fn of_games(file: PathBuf, scenarios: &[PathBuf]) -> Option<Said> {
    let name = file.file_name()?.to_str()?;
    let has = |kind: DocumentKind| name.ends_with(&format!(".{}", kind.extension()));
    let id = if has(DocumentKind::Log) {
        "dependents-log"
    } else if [DocumentKind::Results, DocumentKind::Walls, DocumentKind::Shard].into_iter().any(has) {
        "dependents-counts"
    } else {
        return None;
    };
    let mut head = Vec::new();
    File::open(&file).ok()?.take(HEAD).read_to_end(&mut head).ok()?;
    let head = String::from_utf8_lossy(&head);
    let outline = Outline::new(&head);
    let named = outline.root()?.field("scenario")?.text()?;
    let named = if is_file_name(named) { named.to_owned() } else { with_ending(named) };
    let is_of = scenarios.contains(&key(&named_beside(&file, &named)));
    is_of.then(|| Said { file, why: Phrase::new(id) })
}

/// Returns the files in a folder that are called like one of these documents and were made from it.
pub(super) fn made_from(folder: &Path, documents: &[&Path], texts: &UnsavedTexts) -> Vec<Said> {
    let stems: BTreeSet<&OsStr> = documents.iter().filter_map(|file| stem(file)).collect();
    let maps = documents.iter().filter_map(|file| {
        let own = file.to_str()?.ends_with(MapDocument::EXTENSION).then(|| texts.read(file)).flatten()?;
        Some(named_beside(file, &text::read::<MapDocument>(&own).ok()?.scan?.file))
    });
    // The scan behind a map follows with its anchors.
    let scans: BTreeSet<PathBuf> = maps.map(|scan| key(&scan)).collect();
    let is_made = |file: &PathBuf| {
        let ending = file.extension().and_then(OsStr::to_str).unwrap_or_default();
        MADE.contains(&ending) && stem(file).is_some_and(|own| stems.contains(own)) && !scans.contains(&key(file))
    };
    let made = entries(folder).into_iter().filter(|file| file.is_file()).filter(is_made);
    made.map(|file| Said { file, why: Phrase::new("dependents-made") }).collect()
}

/// Returns the name of a file up to its first dot.
fn stem(file: &Path) -> Option<&OsStr> {
    let name = file.file_name()?.to_str()?;
    Some(OsStr::new(name.split('.').next().unwrap_or(name)))
}

/// Returns everything in a folder, sorted by name; nothing if it cannot be read.
fn entries(folder: &Path) -> Vec<PathBuf> {
    let found = std::fs::read_dir(folder).into_iter().flatten().flatten();
    let mut found: Vec<PathBuf> = found.map(|entry| folder.join(entry.file_name())).collect();
    found.sort_unstable();
    found
}
