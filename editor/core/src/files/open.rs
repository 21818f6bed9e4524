//! Opens any document as a project for the validator and the engine.

use std::path::{Path, PathBuf};

use rules::lint;
use rules::map::MapDocument;
use rules::phrase::Phrase;
use rules::project::DocumentRef;
use rules::project::{LoadError, LoadedCorrection, LoadedVariant, Project, load};
use rules::report::Severity;
use rules::rulebook::{Rulebook, System};
use rules::scenario::Scenario;
use rules::text::{self, Document};

use super::path_name::named_beside;
use super::{Bundled, DocumentKind, Source, bundled_names};

/// The bundled rulebook used for a document without a scenario, unless there is one with the document's name.
const RULEBOOK: &str = "alamo";

/// Loads the bundled rulebook for a single document: `mission.map.ron` belongs to the rules of `mission`.
fn rulebook(source: &Source) -> Result<Rulebook, LoadError> {
    let file = Path::new(&source.name).file_name().and_then(|name| name.to_str()).unwrap_or_default();
    let stem = file.split('.').next().unwrap_or_default();
    let own = bundled_names(Rulebook::EXTENSION).into_iter().find(|name| *name == stem);
    load(&Bundled, own.unwrap_or(RULEBOOK))
}

/// A document with everything it refers to.
#[derive(Debug, Clone)]
pub struct Opened {
    /// The document itself.
    pub source: Source,
    /// The scenario and its parts. For any other document the other parts are empty, with the bundled rulebook.
    pub project: Project,
    /// The part of the project that was opened; `None` for a scenario, which means all of it.
    pub part: Option<DocumentRef>,
}

impl Opened {
    /// Returns the display name of the document that holds a part of the project.
    #[must_use]
    pub fn name_of(&self, part: DocumentRef) -> String {
        if self.part.is_some() {
            return self.source.name.clone();
        }
        let scenario = &self.project.scenario;
        match part {
            DocumentRef::Scenario | DocumentRef::Cases => self.source.name.clone(),
            DocumentRef::Map => self.source.name_of(&scenario.map, DocumentKind::Map),
            DocumentRef::Counters => self.source.name_of(&scenario.counters, DocumentKind::Counters),
            DocumentRef::Rulebook => self.source.name_of(&scenario.rulebook, DocumentKind::Rulebook),
            DocumentRef::Correction(at) => match scenario.corrections.get(at) {
                Some(used) => self.source.name_of(&used.document, DocumentKind::Correction),
                None => self.source.name.clone(),
            },
            DocumentRef::Variant(at) => match scenario.variants.get(at) {
                Some(used) => self.source.name_of(&used.document, DocumentKind::Variant),
                None => self.source.name.clone(),
            },
        }
    }

    /// Reads the document that holds a part of the project again; `None` if it is gone.
    #[must_use]
    pub fn text_of(&self, part: DocumentRef) -> Option<String> {
        let scenario = &self.project.scenario;
        let (name, kind) = match part {
            _ if self.part.is_some() => return Some(self.source.text.clone()),
            DocumentRef::Scenario | DocumentRef::Cases => return Some(self.source.text.clone()),
            DocumentRef::Map => (&scenario.map, DocumentKind::Map),
            DocumentRef::Counters => (&scenario.counters, DocumentKind::Counters),
            DocumentRef::Rulebook => (&scenario.rulebook, DocumentKind::Rulebook),
            DocumentRef::Correction(at) => (&scenario.corrections.get(at)?.document, DocumentKind::Correction),
            DocumentRef::Variant(at) => (&scenario.variants.get(at)?.document, DocumentKind::Variant),
        };
        self.source.shelf().read(name, kind.extension()).ok()
    }
}

/// Opens a single correction, switched off, since it does not name the map it changes.
///
/// # Errors
///
/// When it is missing or broken.
pub fn open_correction(file: &Path) -> Result<Opened, Vec<LoadError>> {
    let source = Source::find(file, &[DocumentKind::Correction]).map_err(|error| vec![error])?;
    let document = source.read().map_err(|error| vec![error])?;
    let correction = LoadedCorrection { name: source.name.clone(), document, on: false, conflict: None };
    let mut project = Project::default();
    project.corrections.push(correction);
    Ok(Opened { source, project, part: Some(DocumentRef::Correction(0)) })
}

/// Opens a single variant, switched off, since it does not name the map it is played on.
///
/// # Errors
///
/// When it is missing or broken.
pub fn open_variant(file: &Path) -> Result<Opened, Vec<LoadError>> {
    let source = Source::find(file, &[DocumentKind::Variant]).map_err(|error| vec![error])?;
    let document = source.read().map_err(|error| vec![error])?;
    let mut project = Project::default();
    project.variants.push(LoadedVariant::off(source.name.clone(), document));
    // A variant does not name its game: it is of the one with the fewest errors, then the fewest findings.
    let faults = |system: &System| {
        let mut own = project.clone();
        own.rulebook.system = *system;
        let report = lint::run(&own);
        (report.count(Severity::Error), report.findings.len())
    };
    project.rulebook.system = System::ALL.into_iter().min_by_key(faults).unwrap_or_default();
    Ok(Opened { source, project, part: Some(DocumentRef::Variant(0)) })
}

impl Opened {
    /// Returns the file of a part of the project; `None` for a bundled document.
    #[must_use]
    pub fn file_of(&self, part: DocumentRef) -> Option<PathBuf> {
        let own = self.source.path.as_deref()?;
        let scenario = &self.project.scenario;
        let name = match part {
            _ if self.part == Some(part) => return Some(own.to_owned()),
            DocumentRef::Scenario => return Some(own.to_owned()),
            DocumentRef::Map => &scenario.map,
            DocumentRef::Counters => &scenario.counters,
            DocumentRef::Rulebook => &scenario.rulebook,
            DocumentRef::Correction(at) => &scenario.corrections.get(at)?.document,
            DocumentRef::Variant(at) => &scenario.variants.get(at)?.document,
            DocumentRef::Cases => return None,
        };
        Some(named_beside(own, name)).filter(|file| file.is_file())
    }

    /// Returns the text of a part of the project in its current state; for the map, without corrections.
    #[must_use]
    pub fn written(&self, part: DocumentRef) -> String {
        let project = &self.project;
        match part {
            DocumentRef::Scenario => text::write(&project.scenario),
            DocumentRef::Map => text::write(project.base_map()),
            DocumentRef::Counters => text::write(&project.counters),
            DocumentRef::Rulebook => text::write(&project.rulebook),
            DocumentRef::Correction(at) => {
                project.corrections.get(at).map(|own| text::write(&own.document)).unwrap_or_default()
            }
            DocumentRef::Variant(at) => {
                project.variants.get(at).map(|own| text::write(&own.document)).unwrap_or_default()
            }
            DocumentRef::Cases => String::new(),
        }
    }
}

/// Opens a scenario with all its parts, or a single map, counter mix or rulebook.
///
/// # Errors
///
/// Returns everything that is missing or broken. Other documents are refused: a correction, which means nothing
/// without its map; variants, which mean nothing without their scenario, see [`open_variant`]; cases, which are run,
/// see [`super::open_cases`]; and logs, which are replayed, see [`super::open_log`].
pub fn open(file: &Path) -> Result<Opened, Vec<LoadError>> {
    let one = |error| vec![error];
    let source = Source::find(
        file,
        &[DocumentKind::Scenario, DocumentKind::Map, DocumentKind::Counters, DocumentKind::Rulebook],
    )
    .map_err(one)?;
    let mut project = Project::default();
    let part = match source.kind().map_err(one)? {
        DocumentKind::Scenario => {
            project = scenario(&source)?;
            None
        }
        DocumentKind::Map => {
            project.map = source.read().map_err(one)?;
            project.look_for_scan(source.shelf().as_ref());
            project.rulebook = rulebook(&source).map_err(one)?;
            Some(DocumentRef::Map)
        }
        DocumentKind::Counters => {
            project.counters = source.read().map_err(one)?;
            project.rulebook = rulebook(&source).map_err(one)?;
            Some(DocumentRef::Counters)
        }
        DocumentKind::Rulebook => {
            project.rulebook = source.read().map_err(one)?;
            Some(DocumentRef::Rulebook)
        }
        DocumentKind::Correction => {
            let message = Phrase::new("file-correction-alone");
            return Err(one(LoadError::Missing { name: source.name, message }));
        }
        DocumentKind::Variant => {
            let message = Phrase::new("file-variant-alone");
            return Err(one(LoadError::Missing { name: source.name, message }));
        }
        DocumentKind::Cases => {
            let message = Phrase::new("file-cases-alone");
            return Err(one(LoadError::Missing { name: source.name, message }));
        }
        DocumentKind::Log => {
            let message = Phrase::new("file-log-alone");
            return Err(one(LoadError::Missing { name: source.name, message }));
        }
        DocumentKind::Results | DocumentKind::Walls | DocumentKind::Shard => {
            let message = Phrase::new("file-counts-alone");
            return Err(one(LoadError::Missing { name: source.name, message }));
        }
    };
    Ok(Opened { source, project, part })
}

/// Opens a map as it is, or the map of a scenario with the corrections that are on.
///
/// # Errors
///
/// Returns everything that is missing or broken, and any correction that does not fit its map.
pub fn corrected_map(source: &Source) -> Result<MapDocument, Vec<LoadError>> {
    corrected(source).map(|project| project.map)
}

/// Opens a scenario with the corrections that are on, or a map as it is, as the only part of a project.
///
/// # Errors
///
/// Returns everything that is missing or broken, and any correction that does not fit its map.
pub fn corrected(source: &Source) -> Result<Project, Vec<LoadError>> {
    if source.kind().map_err(|error| vec![error])? != DocumentKind::Scenario {
        // The reader refuses any document that is not a map.
        return source.read().map(Project::of_map).map_err(|error| vec![error]);
    }
    let project = scenario(source)?;
    let misfits = project.corrections.iter().filter_map(|used| {
        let conflict = used.conflict.as_ref()?;
        let message = Phrase::new("correction-does-not-fit").with("place", &conflict.place);
        Some(LoadError::Missing { name: source.name_of(&used.name, DocumentKind::Correction), message })
    });
    let misfits: Vec<_> = misfits.collect();
    if misfits.is_empty() { Ok(project) } else { Err(misfits) }
}

/// Loads a scenario with all its parts.
///
/// # Errors
///
/// Returns everything that is missing or broken.
pub fn scenario(source: &Source) -> Result<Project, Vec<LoadError>> {
    let scenario: Scenario = source.read().map_err(|error| vec![error])?;
    Project::from_scenario(source.shelf().as_ref(), scenario).map_err(|errors| {
        let named = |error| match error {
            // The kind does not matter: a bundled document is never broken, so this one has its full name.
            LoadError::Text { name, error } => {
                LoadError::Text { name: source.name_of(&name, DocumentKind::Scenario), error }
            }
            missing @ LoadError::Missing { .. } => missing,
        };
        errors.into_iter().map(named).collect()
    })
}
