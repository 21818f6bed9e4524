//! Packs a scenario with everything it refers to into one archive that can be sent to a friend. Terminal and window
//! use the same code.

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
    /// The number of documents in the archive.
    pub files: usize,
}

/// Returns the texts of the scenario, named `name`, and of its parts, by file name. The scenario refers to its parts
/// by these names; the scan behind the map is left out.
#[must_use]
pub fn documents(name: &str, project: &Project) -> BTreeMap<String, String> {
    let mut project = project.clone();
    project.set_base_map(MapDocument { scan: None, ..project.base_map().clone() });
    let files = bundle::files(name, &project, None).into_iter();
    files.filter_map(|(name, bytes)| Some((name, String::from_utf8(bytes).ok()?))).collect()
}

/// Packs the scenario, named `name`, with its parts and the bytes of the scan behind its map. Reads and writes no
/// files.
///
/// # Errors
///
/// When memory runs out, or when the content exceeds what an archive can hold.
pub fn pack(name: &str, project: &Project, scan: Option<Vec<u8>>) -> Result<Packed, zip::result::ZipError> {
    let files = bundle::files(name, project, scan);
    Ok(Packed { bytes: archive::zip(&files)?, files: files.len() })
}
