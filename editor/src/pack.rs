//! A scenario with all it refers to, in one file to send to a friend: as the terminal and the window make it.

pub(crate) mod archive;
mod bundle;
mod scan;

pub use scan::{outside, scan_file, scan_of};

use std::collections::BTreeMap;

use rules::map::MapDocument;
use rules::project::Project;

/// A scenario as a ZIP archive.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Packed {
    /// The bytes of the archive; the same documents give the same bytes.
    pub bytes: Vec<u8>,
    /// How many documents are in it.
    pub files: usize,
}

/// The texts of a scenario, called by this name, and of its parts, each with the name of its file. The scenario names its
/// parts by these; the scan behind the map is left out.
#[must_use]
pub fn documents(name: &str, project: &Project) -> BTreeMap<String, String> {
    let mut project = project.clone();
    project.set_base_map(MapDocument { scan: None, ..project.base_map().clone() });
    let files = bundle::files(name, &project, None).into_iter();
    files.filter_map(|(name, bytes)| Some((name, String::from_utf8(bytes).ok()?))).collect()
}

/// Packs a scenario, called by this name, with its parts and the bytes of the scan behind its map. Nothing is read or
/// written.
///
/// # Errors
///
/// When there is no room in memory, or more than an archive can hold.
pub fn pack(name: &str, project: &Project, scan: Option<Vec<u8>>) -> Result<Packed, zip::result::ZipError> {
    let files = bundle::files(name, project, scan);
    Ok(Packed { bytes: archive::zip(&files)?, files: files.len() })
}
