//! A file of cases with the scenario they are played on.

use std::path::{Path, PathBuf};

use rules::case::{Case, Cases, bring_along};
use rules::project::{LoadError, Project, load};
use rules::text::Document;

use super::open::scenario;
use super::scenario_of_file::{beside, files_of};
use super::{Bundled, DocumentKind, Source, bundled_names};

/// A file of cases, and the scenario whose map, counters and rules they use, with the variants they bring along.
#[derive(Debug, Clone)]
pub struct CaseFile {
    /// The file.
    pub source: Source,
    /// The cases.
    pub cases: Cases,
    /// The file of the scenario.
    pub scenario: Source,
    /// The scenario with all its parts.
    pub base: Project,
}

/// Opens a file of cases and the scenario it names: one beside it, or one that comes with the program.
///
/// # Errors
///
/// Everything that is missing or broken.
pub fn open_cases(file: &Path) -> Result<CaseFile, Vec<LoadError>> {
    let one = |error| vec![error];
    let source = Source::find(file, &[DocumentKind::Cases]).map_err(one)?;
    // Anything that is no file of cases is refused in words by the reader.
    let cases: Cases = source.read().map_err(one)?;
    let own = beside(&source, &cases.base, "file-no-base").map_err(one)?;
    let mut base = scenario(&own)?;
    bring_along(&mut base, &cases, source.shelf().as_ref())?;
    Ok(CaseFile { source, cases, scenario: own, base })
}

/// The files of cases that are played on a scenario: of a bundled one those that come with the program, otherwise those
/// that lie beside it. One that cannot be read, or whose scenario is nowhere, may be meant for it and is among them.
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

/// Whether two names lead to the same document.
fn is_same(a: &Source, b: &Source) -> bool {
    match (&a.path, &b.path) {
        (None, None) => a.name == b.name,
        (Some(a), Some(b)) => matches!((a.canonicalize(), b.canonicalize()), (Ok(a), Ok(b)) if a == b),
        _ => false,
    }
}

/// The case of this name among those that come with the program, and the file it stands in.
///
/// # Errors
///
/// Never with the bundled cases as they are: they all load.
pub fn bundled_case(id: &str) -> Result<Option<(Case, Cases)>, LoadError> {
    for name in bundled_names(Cases::EXTENSION) {
        let cases: Cases = load(&Bundled, name)?;
        if let Some(case) = cases.cases.iter().find(|case| case.id == id).cloned() {
            return Ok(Some((case, cases)));
        }
    }
    Ok(None)
}
