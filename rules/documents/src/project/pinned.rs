//! Whether the map of a scenario is the one it was made for.

use std::sync::{Arc, OnceLock};

use super::Project;
use crate::fingerprint::Fingerprint;
use crate::map::MapDocument;

/// The fingerprint of the map a scenario was read with. It is computed on first use, so that playing does not wait for
/// it, and once for all clones.
///
/// # Examples
///
/// ```
/// use rules::fingerprint::Fingerprint;
/// use rules::map::MapDocument;
/// use rules::project::MapOnFile;
///
/// let map = MapDocument::sketch(&["grid 5 5"])?;
/// assert_eq!(*MapOnFile::new(map.clone()).fingerprint(), Fingerprint::of(&map));
/// assert!(MapOnFile::default().fingerprint().is_empty());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Default)]
pub struct MapOnFile {
    map: Option<Arc<MapDocument>>,
    fingerprint: Arc<OnceLock<Fingerprint>>,
}

impl MapOnFile {
    /// Creates the value for a map.
    #[must_use]
    pub fn new(map: MapDocument) -> Self {
        Self { map: Some(Arc::new(map)), fingerprint: Arc::default() }
    }

    /// Returns the fingerprint; the empty one if no map was read.
    #[must_use]
    pub fn fingerprint(&self) -> &Fingerprint {
        self.fingerprint.get_or_init(|| self.map.as_deref().map_or_else(Fingerprint::default, Fingerprint::of))
    }
}

impl From<Fingerprint> for MapOnFile {
    fn from(fingerprint: Fingerprint) -> Self {
        Self { map: None, fingerprint: Arc::new(OnceLock::from(fingerprint)) }
    }
}

impl PartialEq for MapOnFile {
    fn eq(&self, other: &Self) -> bool {
        self.fingerprint() == other.fingerprint()
    }
}

impl Eq for MapOnFile {}

impl Project {
    /// Whether the scenario was made for a map other than the one found on file.
    ///
    /// This compares the fingerprints taken when the scenario was last saved and when it was read. Painting in the
    /// meantime does not matter: a designer who paints the map of a scenario keeps using it, and needs no warning at
    /// every stroke; [`fingerprint_for`](Self::fingerprint_for) decides what is written when saving.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::fingerprint::Fingerprint;
    /// use rules::map::MapDocument;
    /// use rules::project::Project;
    ///
    /// let [fort, other] = [5, 6].map(|rows| MapDocument::sketch(&[&format!("grid 5 {rows}")]));
    /// let mut project = Project::of_map(fort?);
    /// project.pin_map();
    /// assert!(!project.has_other_map());
    /// project.map_on_file = Fingerprint::of(&other?).into();
    /// assert!(project.has_other_map());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn has_other_map(&self) -> bool {
        let made_for = &self.scenario.map_fingerprint;
        let differs = |found: &Fingerprint| !found.is_empty() && made_for != found;
        !made_for.is_empty() && differs(self.map_on_file.fingerprint())
    }

    /// Records that the scenario is made for the map as it is painted now.
    pub fn pin_map(&mut self) {
        let fingerprint = Fingerprint::of(self.base_map());
        self.map_on_file = fingerprint.clone().into();
        self.scenario.map_fingerprint = fingerprint;
    }

    /// Returns the map fingerprint to write into the scenario when it is saved with this map.
    ///
    /// It is the fingerprint of `map`, since the designer who saves them has both in view. A scenario that was found
    /// with a map other than its own keeps its fingerprint: only a designer knows whether this map will do, and accepts
    /// it with the fix of `other-map`.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::fingerprint::Fingerprint;
    /// use rules::map::MapDocument;
    /// use rules::project::Project;
    ///
    /// let [fort, larger] = [5, 6].map(|rows| MapDocument::sketch(&[&format!("grid 5 {rows}")]));
    /// let (mut project, larger) = (Project::of_map(fort?), larger?);
    /// project.pin_map();
    /// assert_eq!(project.fingerprint_for(&larger), Fingerprint::of(&larger));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn fingerprint_for(&self, map: &MapDocument) -> Fingerprint {
        if self.has_other_map() { self.scenario.map_fingerprint.clone() } else { Fingerprint::of(map) }
    }
}
