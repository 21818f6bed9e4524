//! A scenario that is pinned to its map follows the map when a verb writes it anew.

use std::path::PathBuf;

use rules::map::MapDocument;
use rules::project::DocumentRef;
use rules::scenario::repinned;

use crate::files::Opened;

/// The file of the opened scenario, and its text when it is pinned to a map that is about to be written where its own was
/// read: only the fingerprint is another, so comments stay.
///
/// `None` where a document stands alone, and where the scenario is bundled, is pinned to no map, or need not change.
pub(super) fn pinned_to(opened: &Opened, map: &MapDocument) -> Option<(PathBuf, String)> {
    if opened.part.is_some() || opened.project.scenario.map_fingerprint.is_empty() {
        return None;
    }
    let file = opened.file_of(DocumentRef::Scenario)?;
    Some((file, repinned(&opened.source.text, &opened.project.fingerprint_for(map))?))
}
