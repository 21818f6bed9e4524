//! The variants of the document: which of them are the designer's own, and what the scenario calls a new one.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use rules::project::{DocumentRef, LoadError, LoadedVariant, Project};
use rules::text;
use rules::variant::Variant;

use super::OpenDocument;
use crate::files::{Bundled, DocumentKind, Source};

impl OpenDocument {
    /// The variants the scenario lists, in its order.
    pub fn variants(&self) -> &[LoadedVariant] {
        &self.project().variants
    }

    /// Whether a variant, by its place in the list, is the designer's own: it has a file beside the scenario, or was
    /// changed and will have one.
    pub fn is_own_variant(&self, at: usize) -> bool {
        let part = DocumentRef::Variant(at);
        self.companions.has_changed(part, self.project()) || self.file_of_variant(at).is_some()
    }

    /// The file of a variant, by its place in the list; `None` for one that comes with the program.
    pub fn file_of_variant(&self, at: usize) -> Option<PathBuf> {
        let known = self.companions.file(DocumentRef::Variant(at), self.project()).map(ToOwned::to_owned);
        known.or_else(|| self.companions.find(&self.variants().get(at)?.name))
    }

    /// The folder the scenario lies in; that of the map around which a scenario is being made.
    pub fn folder(&self) -> Option<&Path> {
        self.own_file().and_then(Path::parent)
    }

    /// Reads a variant that comes with the program, with what a scenario calls it.
    ///
    /// # Errors
    ///
    /// When there is none of this name.
    pub fn read_bundled_variant(name: &str) -> Result<(String, Variant), LoadError> {
        Ok((name.to_owned(), rules::project::load(&Bundled, name)?))
    }

    /// Reads a variant in a file, with what the scenario must call it: its name where it lies beside the scenario,
    /// otherwise its whole path.
    ///
    /// # Errors
    ///
    /// When the file cannot be read or holds something else.
    pub fn read_variant_file(&self, file: &Path) -> Result<(String, Variant), LoadError> {
        let file = super::whole(file);
        let source = Source::find(&file, &[DocumentKind::Variant])?;
        let variant =
            text::read(&source.text).map_err(|error| LoadError::Text { name: file.display().to_string(), error })?;
        let beside = self.folder().is_some_and(|folder| file.parent() == Some(folder));
        let name = if beside { super::companions::name_of(&file) } else { file.display().to_string() };
        Ok((name, variant))
    }
}

/// The project of a map alone without the variants that have errors there, such as places the map lacks: nobody could
/// mend them by painting. `None` when all of them fit.
pub(super) fn that_fit(document: &OpenDocument) -> Option<Project> {
    let errors = document.obstacles()?;
    let misfits: BTreeSet<usize> = errors
        .findings
        .iter()
        .filter_map(|finding| match finding.part {
            DocumentRef::Variant(at) => Some(at),
            _ => None,
        })
        .collect();
    if misfits.is_empty() {
        return None;
    }
    let mut project = document.project().clone();
    let mut place = 0..;
    project.variants.retain(|_| place.next().is_some_and(|at| !misfits.contains(&at)));
    project.scenario.variants = project.variants.iter().map(LoadedVariant::used).collect();
    Some(project)
}
