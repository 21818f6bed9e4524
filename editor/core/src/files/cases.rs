//! A file of cases together with the scenario on which they are played.

use std::path::{Path, PathBuf};

use rules::case::{Case, Cases, bring_along};
use rules::project::{LoadError, Project, load};
use rules::text::Document;

use super::open::scenario;
use super::scenario_of_file::{beside, files_of};
use super::{Bundled, DocumentKind, Source, bundled_names};

/// A file of cases and its scenario, whose map, counters and rules they use, with the variants the cases add.
#[derive(Debug, Clone)]
pub struct CaseFile {
    /// The file.
    pub source: Source,
    /// The cases.
    pub cases: Cases,
    /// The scenario file.
    pub scenario: Source,
    /// The scenario with all its parts.
    pub base: Project,
}

/// Opens a file of cases and the scenario it names: one in the same folder, or a bundled one.
///
/// # Errors
///
/// Reports everything that is missing or broken.
pub fn open_cases(file: &Path) -> Result<CaseFile, Vec<LoadError>> {
    let one = |error| vec![error];
    let source = Source::find(file, &[DocumentKind::Cases]).map_err(one)?;
    // The reader refuses any other document with a message.
    let cases: Cases = source.read().map_err(one)?;
    let own = beside(&source, &cases.base, "file-no-base").map_err(one)?;
    let mut base = scenario(&own)?;
    bring_along(&mut base, &cases, source.shelf().as_ref())?;
    Ok(CaseFile { source, cases, scenario: own, base })
}

/// Returns the files of cases for a scenario: bundled ones for a bundled scenario, otherwise those in its folder. A
/// file that cannot be read or whose scenario is not found is included, since it may be meant for this scenario.
#[must_use]
pub fn cases_of(scenario: &Source) -> Vec<PathBuf> {
    let is_of = |file: &PathBuf| {
        let Ok(source) = Source::find(file, &[DocumentKind::Cases]) else { return true };
        let Ok(cases) = source.read::<Cases>() else { return true };
        match beside(&source, &cases.base, "file-no-base") {
            Ok(base) => is_same(&base, scenario),
            Err(_) => true,
        }
    };
    let files = match scenario.path.as_deref() {
        Some(path) => files_of(path.parent().unwrap_or(Path::new("")), DocumentKind::Cases),
        None => bundled_names(Cases::EXTENSION)
            .into_iter()
            .map(|name| PathBuf::from(format!("{name}.{}", Cases::EXTENSION)))
            .collect(),
    };
    files.into_iter().filter(is_of).collect()
}

/// Whether two sources are the same document.
fn is_same(a: &Source, b: &Source) -> bool {
    match (&a.path, &b.path) {
        (None, None) => a.name == b.name,
        (Some(a), Some(b)) => matches!((a.canonicalize(), b.canonicalize()), (Ok(a), Ok(b)) if a == b),
        _ => false,
    }
}

/// Returns the bundled case with this id and the file that contains it; `None` if there is no such case.
///
/// # Errors
///
/// Never for the cases as bundled: they all load.
pub fn bundled_case(id: &str) -> Result<Option<(Case, Cases)>, LoadError> {
    for name in bundled_names(Cases::EXTENSION) {
        let cases: Cases = load(&Bundled, name)?;
        if let Some(case) = cases.cases.iter().find(|case| case.id == id).cloned() {
            return Ok(Some((case, cases)));
        }
    }
    Ok(None)
}
