//! Updates the fingerprint of a scenario that is pinned to its map when a verb writes the map.

use std::path::PathBuf;

use rules::map::MapDocument;
use rules::project::DocumentRef;
use rules::scenario::repinned;

use crate::files::Opened;

/// Returns the file and the new text of the opened scenario if it is pinned to its map and `map` is about to replace
/// that map. Only the fingerprint changes, so comments stay.
///
/// `None` for a document opened on its own, and for a scenario that is bundled, not pinned to a map, or unchanged.
pub(super) fn pinned_to(opened: &Opened, map: &MapDocument) -> Option<(PathBuf, String)> {
    if opened.part.is_some() || opened.project.scenario.map_fingerprint.is_empty() {
        return None;
    }
    let file = opened.file_of(DocumentRef::Scenario)?;
    Some((file, repinned(&opened.source.text, &opened.project.fingerprint_for(map))?))
}
