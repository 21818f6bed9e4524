//! A file of cases with the scenario they are played on.

use std::path::Path;

use rules::case::{Case, Cases, bring_along};
use rules::project::{LoadError, Project, load};
use rules::text::Document;

use super::beside::beside;
use super::open::scenario;
use super::{Bundled, Kind, Source, bundled_names};

/// A file of cases, and the scenario whose map, counters and rules they use, with the variants they bring along.
#[derive(Debug, Clone)]
pub struct CaseFile {
    /// The file.
    pub source: Source,
    /// The cases.
    pub cases: Cases,
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
    let source = Source::find(file, &[Kind::Cases]).map_err(one)?;
    // Anything that is no file of cases is refused in words by the reader.
    let cases: Cases = source.read().map_err(one)?;
    let mut base = scenario(&beside(&source, &cases.base, "file-no-base").map_err(one)?)?;
    bring_along(&mut base, &cases, source.shelf().as_ref())?;
    Ok(CaseFile { source, cases, base })
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
