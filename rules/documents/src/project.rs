//! Projects: a scenario with all the documents it refers to, loaded but not necessarily valid.

mod corrections;
mod painted;
mod part;
mod picture_fault;
mod pinned;
mod variants;

pub use corrections::{ListedCorrection, LoadedCorrection};
pub use part::DocumentRef;
pub use picture_fault::PictureFault;
pub use pinned::MapOnFile;
pub use variants::{ListedVariant, LoadedVariant, MissingVariant};

use std::thread;

use crate::correction::Correction;
use crate::counters::CounterMix;
use crate::map::{MapDocument, Scan};
use crate::rulebook::Rulebook;
use crate::scenario::Scenario;
use crate::text::{self, Document, TextError};
use crate::variant::Variant;

/// A scenario and the documents it refers to, as they were read.
///
/// Lints and games use the map with the corrections that are switched on. The map as painted is kept separately only if
/// the two differ.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Project {
    /// The scenario.
    pub scenario: Scenario,
    /// The map with the corrections in force.
    pub map: MapDocument,
    /// The map as painted, if a correction in force has changed it.
    painted: Option<MapDocument>,
    /// The map as painted when it was loaded; empty if the scenario does not say which map it was made for.
    pub map_on_file: MapOnFile,
    /// The corrections the scenario names, each with the conflict if it could not be applied.
    pub corrections: Vec<LoadedCorrection>,
    /// The variants the scenario names, in its order.
    pub variants: Vec<LoadedVariant>,
    /// The counter mix.
    pub counters: CounterMix,
    /// The rulebook.
    pub rulebook: Rulebook,
    /// The file of the map’s scan, if it was looked for and does not exist.
    pub missing_scan: Option<String>,
    /// The file of the map’s scan, if it exists but cannot be shown, and why.
    pub unreadable_scan: Option<(String, PictureFault)>,
}

/// A source of documents, such as a folder or the bundled set.
///
/// The documents of one project are read from several threads at once.
///
/// # Examples
///
/// ```
/// use rules::map::MapDocument;
/// use rules::phrase::Phrase;
/// use rules::project::{LoadError, PictureFault, Shelf, load};
///
/// struct OneMap;
///
/// impl Shelf for OneMap {
///     fn read(&self, name: &str, extension: &str) -> Result<String, LoadError> {
///         let text = r#"Map(format: 1, title: (en: "Fort"), by: Painted, grid: (columns: 9, rows: 9))"#;
///         let missing = LoadError::Missing { name: name.to_owned(), message: Phrase::new("file-not-found") };
///         if (name, extension) == ("fort", "map.ron") { Ok(text.to_owned()) } else { Err(missing) }
///     }
///     fn has(&self, _: &str) -> bool { false }
///     fn picture_fault(&self, _: &str) -> Option<PictureFault> { Some(PictureFault::Format) }
/// }
///
/// assert_eq!(load::<MapDocument>(&OneMap, "fort")?.grid.columns, 9);
/// assert!(load::<MapDocument>(&OneMap, "mission").is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Shelf: Sync {
    /// Reads the text of a document, by the name a scenario gives it: a path ending in `.ron`, or the bare name of a
    /// bundled document, which is completed by the extension of its kind (`alamo` and `map.ron`).
    ///
    /// # Errors
    ///
    /// If there is no such text, with the reason in words for the user.
    fn read(&self, name: &str, extension: &str) -> Result<String, LoadError>;

    /// Whether there is a file with this path, of any kind, such as a picture.
    fn has(&self, name: &str) -> bool;

    /// Returns why an existing file is no picture that can be shown, judging by how it begins and ends.
    fn picture_fault(&self, name: &str) -> Option<PictureFault>;
}

/// The error for a document of a project that could not be loaded.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum LoadError {
    /// The text is not a document of the expected kind.
    #[error("{name}:{error}")]
    Text {
        /// The document.
        name: String,
        /// What is wrong with it.
        error: TextError,
    },
    /// The document does not exist or cannot be read.
    #[error("{name}: {}", message.id)]
    Missing {
        /// The document.
        name: String,
        /// The message for the user.
        message: crate::phrase::Phrase,
    },
}

/// Reads one document from a shelf.
///
/// # Errors
///
/// If it is missing or broken.
pub fn load<D: Document>(shelf: &dyn Shelf, name: &str) -> Result<D, LoadError> {
    let text = shelf.read(name, D::EXTENSION)?;
    text::read(&text).map_err(|error| LoadError::Text { name: name.to_owned(), error })
}

impl Project {
    /// Loads a scenario and everything it refers to.
    ///
    /// # Errors
    ///
    /// Returns an error for every document that is missing or broken, not only for the first.
    pub fn load(shelf: &dyn Shelf, name: &str) -> Result<Self, Vec<LoadError>> {
        let scenario: Scenario = load(shelf, name).map_err(|error| vec![error])?;
        Self::from_scenario(shelf, scenario)
    }

    /// Loads everything a scenario refers to.
    ///
    /// # Errors
    ///
    /// Returns an error for every document that is missing or broken, not only for the first.
    pub fn from_scenario(shelf: &dyn Shelf, scenario: Scenario) -> Result<Self, Vec<LoadError>> {
        // The map takes most of the reading time, so it is read in parallel with the rest.
        let (map, rest) = thread::scope(|threads| {
            let rest = thread::Builder::new().spawn_scoped(threads, || Rest::read(shelf, &scenario));
            let map = load(shelf, &scenario.map);
            // Read sequentially if no thread can be spawned.
            let rest = rest.ok().and_then(|rest| rest.join().ok()).unwrap_or_else(|| Rest::read(shelf, &scenario));
            (map, rest)
        });
        let mut errors = Vec::new();
        let map: MapDocument = keep(map, &mut errors);
        let counters = keep(rest.counters, &mut errors);
        let rulebook = keep(rest.rulebook, &mut errors);
        let corrections = (scenario.corrections.iter().zip(rest.corrections))
            .map(|(used, document)| LoadedCorrection::new(used, keep(document, &mut errors)))
            .collect();
        let variants = (scenario.variants.iter().zip(rest.variants))
            .map(|(used, document)| LoadedVariant::new(used, keep(document, &mut errors)))
            .collect();
        if !errors.is_empty() {
            return Err(errors);
        }
        let mut project = Self::new(scenario, map, corrections, counters, rulebook);
        project.variants = variants;
        project.look_for_scan(shelf);
        Ok(project)
    }

    /// Creates a project of these documents, without variants.
    ///
    /// `map` is the map as painted; corrections that are switched on are applied to it.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::counters::CounterMix;
    /// use rules::map::MapDocument;
    /// use rules::project::Project;
    /// use rules::rulebook::Rulebook;
    /// use rules::scenario::Scenario;
    ///
    /// let (map, scenario) = (MapDocument::sketch(&["grid 5 5"])?, Scenario { format: 1, ..Scenario::default() });
    /// let project = Project::new(scenario, map, Vec::new(), CounterMix::default(), Rulebook::default());
    /// assert!(project.has_scenario() && project.variants.is_empty());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn new(
        scenario: Scenario,
        map: MapDocument,
        corrections: Vec<LoadedCorrection>,
        counters: CounterMix,
        rulebook: Rulebook,
    ) -> Self {
        // Without a pinned fingerprint there is nothing to compare the map with.
        let pinned = !scenario.map_fingerprint.is_empty();
        let map_on_file = if pinned { MapOnFile::new(map.clone()) } else { MapOnFile::default() };
        let mut project = Self { scenario, map, map_on_file, corrections, counters, rulebook, ..Self::default() };
        project.correct();
        project
    }

    /// Creates a project with only a map: scenario, counters and rulebook are empty.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::map::MapDocument;
    /// use rules::project::Project;
    ///
    /// let project = Project::of_map(MapDocument::sketch(&["grid 5 5"])?);
    /// assert!(!project.has_scenario());
    /// assert!(project.counters.units.is_empty());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn of_map(map: MapDocument) -> Self {
        Self { map, ..Self::default() }
    }

    /// Checks on the shelf whether the scan named by the map exists next to the map, and whether it can be shown. Sets
    /// [`missing_scan`](Self::missing_scan) and [`unreadable_scan`](Self::unreadable_scan).
    pub fn look_for_scan(&mut self, place: &dyn Shelf) {
        // A map without a scenario lies at the root of the shelf, otherwise in the folder the scenario names.
        let beside = self.scenario.map.rfind(['/', '\\']).map_or("", |end| &self.scenario.map[..=end]);
        let path = |scan: &Scan| {
            let folder = if scan.is_whole_path() { "" } else { beside };
            format!("{folder}{}", scan.file)
        };
        let scan = self.base_map().scan.as_ref();
        let missing = scan.filter(|scan| !place.has(&path(scan)));
        let found = scan.filter(|_| missing.is_none());
        let unreadable = found.and_then(|scan| Some((scan.file.clone(), place.picture_fault(&path(scan))?)));
        (self.missing_scan, self.unreadable_scan) = (missing.map(|scan| scan.file.clone()), unreadable);
    }

    /// Whether there is a scenario. A project around a single document has an empty scenario, with format 0.
    #[must_use]
    pub const fn has_scenario(&self) -> bool {
        self.scenario.format > 0
    }
}

/// The documents other than the map that a scenario refers to, each loaded or failed.
struct Rest {
    counters: Result<CounterMix, LoadError>,
    rulebook: Result<Rulebook, LoadError>,
    corrections: Vec<Result<Correction, LoadError>>,
    variants: Vec<Result<Variant, LoadError>>,
}

impl Rest {
    fn read(shelf: &dyn Shelf, scenario: &Scenario) -> Self {
        Self {
            counters: load(shelf, &scenario.counters),
            rulebook: load(shelf, &scenario.rulebook),
            corrections: scenario.corrections.iter().map(|used| load(shelf, &used.document)).collect(),
            variants: scenario.variants.iter().map(|used| load(shelf, &used.document)).collect(),
        }
    }
}

fn keep<T: Default>(loaded: Result<T, LoadError>, errors: &mut Vec<LoadError>) -> T {
    loaded.unwrap_or_else(|error| {
        errors.push(error);
        T::default()
    })
}
