//! The variants of the document: which of them belong to the designer, and the names of new ones in the scenario.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use rules::project::{DocumentRef, LoadError, LoadedVariant, Project};
use rules::text;
use rules::variant::Variant;

use super::OpenDocument;
use crate::files::{Bundled, DocumentKind, Source};

impl OpenDocument {
    /// Returns the variants the scenario lists, in its order.
    pub fn variants(&self) -> &[LoadedVariant] {
        &self.project().variants
    }

    /// Whether a variant, by its index in the list, belongs to the designer: it has a file, or was changed and will get
    /// one.
    pub fn is_own_variant(&self, at: usize) -> bool {
        let part = DocumentRef::Variant(at);
        self.companions.has_changed(part, self.project()) || self.file_of_variant(at).is_some()
    }

    /// Returns the file of a variant, by its index in the list; `None` if it is bundled.
    pub fn file_of_variant(&self, at: usize) -> Option<PathBuf> {
        let known = self.companions.file(DocumentRef::Variant(at), self.project()).map(ToOwned::to_owned);
        known.or_else(|| self.companions.find(&self.variants().get(at)?.name))
    }

    /// Returns the folder of the scenario, or that of the map if there is no scenario file.
    pub fn folder(&self) -> Option<&Path> {
        self.own_file().and_then(Path::parent)
    }

    /// Reads a bundled variant, together with its name for the scenario.
    ///
    /// # Errors
    ///
    /// When there is none of this name.
    pub fn read_bundled_variant(name: &str) -> Result<(String, Variant), LoadError> {
        Ok((name.to_owned(), rules::project::load(&Bundled, name)?))
    }

    /// Reads a variant from a file, together with its name for the scenario: the file name if it is beside the
    /// scenario, otherwise the absolute path.
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

/// Returns the project of a bare map without the variants that have errors there, such as places the map lacks:
/// painting could not fix those. `None` if all of them fit.
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
