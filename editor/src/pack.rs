//! A scenario with all it refers to, in one file to send to a friend: as the terminal and the window make it.

mod archive;
mod bundle;
mod scan;

pub use scan::{outside, scan_of};

use rules::project::Project;

/// A scenario as a ZIP archive.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Packed {
    /// The bytes of the archive; the same documents give the same bytes.
    pub bytes: Vec<u8>,
    /// How many documents are in it.
    pub files: usize,
}

/// Packs a scenario, called by this name, with its parts and the bytes of the scan behind its map. Nothing is read or
/// written.
///
/// # Errors
///
/// When there is no room in memory, or more than an archive can hold.
pub fn pack(name: &str, project: &Project, scan: Option<Vec<u8>>) -> Result<Packed, zip::result::ZipError> {
    let files = bundle::of(name, project, scan);
    Ok(Packed { bytes: archive::of(&files)?, files: files.len() })
}
