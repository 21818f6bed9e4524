//! A scenario with all the documents it refers to, loaded and perhaps broken.

mod corrections;
mod painted;
mod part;
mod pinned;
mod variants;

pub use corrections::{ListedCorrection, LoadedCorrection};
pub use part::DocumentRef;
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

/// A scenario and its parts, as they were read.
///
/// Lints and games look at the map with the corrections that are switched on. The map as painted is kept beside it only
/// where the two differ.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Project {
    /// The scenario.
    pub scenario: Scenario,
    /// The map with the corrections in force.
    pub map: MapDocument,
    /// The map as painted, where a correction in force has changed anything of it.
    painted: Option<MapDocument>,
    /// The map as painted when it was found on file; empty where the scenario does not say which one it was made for.
    pub map_on_file: MapOnFile,
    /// The corrections the scenario names, with the reason when one could not be applied.
    pub corrections: Vec<LoadedCorrection>,
    /// The variants the scenario names, in its order.
    pub variants: Vec<LoadedVariant>,
    /// The counter mix.
    pub counters: CounterMix,
    /// The rulebook.
    pub rulebook: Rulebook,
    /// The file of the map’s scan, where it was looked for and is not there.
    pub missing_scan: Option<String>,
    /// The file of the map’s scan, where it is there and is no picture.
    pub unreadable_scan: Option<String>,
}

/// A source of documents, such as a folder or the bundled set.
///
/// Documents of one project are read from several threads at once.
///
/// # Examples
///
/// ```
/// use rules::map::MapDocument;
/// use rules::phrase::Phrase;
/// use rules::project::{LoadError, Shelf, load};
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
///     fn is_picture(&self, _: &str) -> bool { false }
/// }
///
/// assert_eq!(load::<MapDocument>(&OneMap, "fort")?.grid.columns, 9);
/// assert!(load::<MapDocument>(&OneMap, "mission").is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Shelf: Sync {
    /// The text of a document, by the name a scenario gives it: a path ending in `.ron`, or the bare name of a
    /// bundled document, to which the extension of its kind belongs (`alamo` and `map.ron`).
    ///
    /// # Errors
    ///
    /// Why there is no such text, in words for the user.
    fn read(&self, name: &str, extension: &str) -> Result<String, LoadError>;

    /// Whether there is a file of this name, of any kind: a path such as that of a picture.
    fn has(&self, name: &str) -> bool;

    /// Whether the file of this name, which is there, is a picture as far as its head tells.
    fn is_picture(&self, name: &str) -> bool;
}

/// Why a project could not be loaded.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum LoadError {
    /// The text is not the document it should be.
    #[error("{name}:{error}")]
    Text {
        /// The document.
        name: String,
        /// What is wrong with it.
        error: TextError,
    },
    /// The document is not there or cannot be read.
    #[error("{name}: {}", message.id)]
    Missing {
        /// The document.
        name: String,
        /// What to say.
        message: crate::phrase::Phrase,
    },
}

/// Reads one document from a shelf.
///
/// # Errors
///
/// When it is missing or broken.
pub fn load<D: Document>(shelf: &dyn Shelf, name: &str) -> Result<D, LoadError> {
    let text = shelf.read(name, D::EXTENSION)?;
    text::read(&text).map_err(|error| LoadError::Text { name: name.to_owned(), error })
}

impl Project {
    /// Loads a scenario and everything it refers to.
    ///
    /// # Errors
    ///
    /// Every part that is missing or broken, not only the first.
    pub fn load(shelf: &dyn Shelf, name: &str) -> Result<Self, Vec<LoadError>> {
        let scenario: Scenario = load(shelf, name).map_err(|error| vec![error])?;
        Self::of(shelf, scenario)
    }

    /// Loads everything a scenario refers to.
    ///
    /// # Errors
    ///
    /// Every part that is missing or broken, not only the first.
    pub fn of(shelf: &dyn Shelf, scenario: Scenario) -> Result<Self, Vec<LoadError>> {
        // A map is most of what there is to read: it is read beside everything else.
        let (map, rest) = thread::scope(|threads| {
            let rest = thread::Builder::new().spawn_scoped(threads, || Rest::read(shelf, &scenario));
            let map = load(shelf, &scenario.map);
            // Where no further thread is to be had, one after the other.
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

    /// A project of these documents, without variants.
    ///
    /// The map is given as painted; corrections that are on are applied to it.
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
        // Only one that is pinned has something to be compared with.
        let pinned = !scenario.map_fingerprint.is_empty();
        let map_on_file = if pinned { MapOnFile::of(map.clone()) } else { MapOnFile::default() };
        let mut project = Self { scenario, map, map_on_file, corrections, counters, rulebook, ..Self::default() };
        project.correct();
        project
    }

    /// A project with a map and nothing else: scenario, counters and rulebook are empty.
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

    /// Notes whether the scan of the map is where the map says, beside the map in the place the map was found in, and
    /// whether it is a picture.
    pub fn look_for_scan(&mut self, place: &dyn Shelf) {
        // A map alone lies on the shelf itself, that of a scenario where the scenario says.
        let beside = self.scenario.map.rfind(['/', '\\']).map_or("", |end| &self.scenario.map[..=end]);
        let path = |scan: &Scan| {
            let folder = if scan.is_whole_path() { "" } else { beside };
            format!("{folder}{}", scan.file)
        };
        let scan = self.base_map().scan.as_ref();
        let missing = scan.filter(|scan| !place.has(&path(scan)));
        let unreadable = scan.filter(|scan| missing.is_none() && !place.is_picture(&path(scan)));
        let [missing, unreadable] = [missing, unreadable].map(|scan| scan.map(|scan| scan.file.clone()));
        (self.missing_scan, self.unreadable_scan) = (missing, unreadable);
    }

    /// Whether there is a scenario. Around a document that is open alone there is an empty one, of no format.
    #[must_use]
    pub const fn has_scenario(&self) -> bool {
        self.scenario.format > 0
    }
}

/// What a scenario refers to beside the map, each read or not.
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
