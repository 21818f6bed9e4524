//! Whether the map of a scenario is the one it was made for.

use super::Project;
use crate::fingerprint::Fingerprint;
use crate::map::MapDocument;

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
    /// project.map_on_file = Fingerprint::of(&other?);
    /// assert!(project.has_other_map());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn has_other_map(&self) -> bool {
        let (made_for, found) = (&self.scenario.map_fingerprint, &self.map_on_file);
        !made_for.is_empty() && !found.is_empty() && made_for != found
    }

    /// Notes that the scenario is made for the map as it is painted now.
    pub fn pin_map(&mut self) {
        self.map_on_file = Fingerprint::of(self.base_map());
        self.scenario.map_fingerprint = self.map_on_file.clone();
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
