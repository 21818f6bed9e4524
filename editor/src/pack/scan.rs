//! The scan behind the map of a scenario that is packed.

use std::path::Path;

use rules::project::{LoadError, Project};

use crate::files::{Source, read_bytes};

/// The bytes of the scan of a project, if its map has one. Its file is looked for from the folder of the map.
///
/// # Errors
///
/// When it is not there or cannot be read.
pub fn scan_of(source: &Source, project: &Project) -> Result<Option<Vec<u8>>, LoadError> {
    let Some(scan) = &project.base_map().scan else { return Ok(None) };
    let folder = source.path.as_deref().and_then(Path::parent).unwrap_or(Path::new(""));
    let map = folder.join(&project.scenario.map);
    read_bytes(&map.parent().unwrap_or(folder).join(&scan.file)).map(Some)
}
