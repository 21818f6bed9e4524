//! Whether the map of a scenario is the one it was made for.

use std::sync::{Arc, OnceLock};

use super::Project;
use crate::fingerprint::Fingerprint;
use crate::map::MapDocument;

/// The fingerprint of the map a scenario was read with. It is reckoned when somebody asks: whoever plays does not wait for it.
///
/// # Examples
///
/// ```
/// use rules::fingerprint::Fingerprint;
/// use rules::map::MapDocument;
/// use rules::project::MapOnFile;
///
/// let map = MapDocument::sketch(&["grid 5 5"])?;
/// assert_eq!(*MapOnFile::of(map.clone()).fingerprint(), Fingerprint::of(&map));
/// assert!(MapOnFile::default().fingerprint().is_empty());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Default)]
pub struct MapOnFile {
    map: Option<Arc<MapDocument>>,
    fingerprint: OnceLock<Fingerprint>,
}

impl MapOnFile {
    /// That of this map.
    #[must_use]
    pub fn of(map: MapDocument) -> Self {
        Self { map: Some(Arc::new(map)), fingerprint: OnceLock::new() }
    }

    /// The fingerprint; that of no document where none was read.
    #[must_use]
    pub fn fingerprint(&self) -> &Fingerprint {
        self.fingerprint.get_or_init(|| self.map.as_deref().map_or_else(Fingerprint::default, Fingerprint::of))
    }
}

impl From<Fingerprint> for MapOnFile {
    fn from(fingerprint: Fingerprint) -> Self {
        Self { map: None, fingerprint: OnceLock::from(fingerprint) }
    }
}

impl PartialEq for MapOnFile {
    fn eq(&self, other: &Self) -> bool {
        self.fingerprint() == other.fingerprint()
    }
}

impl Eq for MapOnFile {}

impl Project {
    /// Whether the scenario was made for another map than the one that was found on file.
    ///
    /// Two fingerprints are compared that were taken when the scenario was last saved and when it was read. What is
    /// painted meanwhile is of no matter: whoever paints the map of a scenario goes on with it, and needs no warning at
    /// every stroke; what is written in the end is what [`fingerprint_for`](Self::fingerprint_for) says.
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

    /// Notes that the scenario is made for the map as it is painted now.
    pub fn pin_map(&mut self) {
        let fingerprint = Fingerprint::of(self.base_map());
        self.map_on_file = fingerprint.clone().into();
        self.scenario.map_fingerprint = fingerprint;
    }

    /// The fingerprint of its map that belongs into the scenario when it is written beside this map.
    ///
    /// That of the map, for the two are saved by somebody who has both before his eyes. A scenario that was found with
    /// another map than its own keeps what it says: only a designer knows whether this map will do, and the fix of
    /// `other-map` says so.
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
