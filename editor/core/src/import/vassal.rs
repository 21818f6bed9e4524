//! Imports the board of a VASSAL module as the scan behind a new map, with its hex numbers.
//!
//! A module specifies where its grid lies on the picture of a board, and how hexes are numbered. If our maps support
//! that numbering, the new map has hexes with the same numbers, aligned with the picture; otherwise the reason is
//! reported, and the hexes can get new numbers.

mod build_file;
mod drawing;
mod grid;
mod lay;
mod numbering;
mod picture;
#[cfg(test)]
mod tests;

pub use grid::Grid;
pub use lay::{ImportedBoard, Numbers, lay};
pub use numbering::{Numbering, NumberingOrder, Signs};
pub use picture::ModulePicture;
#[cfg(test)]
use rules::project::PictureFault;

use std::io::{Cursor, Read};

use rules::phrase::Phrase;
use zip::ZipArchive;

/// The largest accepted build file, in bytes.
const BUILD_FILE: u64 = 64 << 20;
/// The largest accepted picture, in bytes.
const PICTURE: u64 = 256 << 20;

/// A board of a module.
#[derive(Debug, Clone, PartialEq)]
pub struct ModuleBoard {
    /// The window it belongs to.
    pub map: String,
    /// The name by which it is chosen; with its zone if the board has several grids, and with a number if several have one
    /// name.
    pub name: String,
    /// The zone of its grid, if the board has several.
    pub zone: String,
    /// The file name of its picture; empty if it has none.
    pub image: String,
    /// Its hex grid, if it has one. A board with several is listed once for each.
    pub grid: Option<Grid>,
    /// The first attribute of its grid that is there and cannot be read.
    pub fault: Option<Phrase>,
}

/// A module opened for import.
#[derive(Debug)]
pub struct Module {
    /// Its name.
    pub name: String,
    /// All its boards, in the module's order.
    pub boards: Vec<ModuleBoard>,
    archive: ZipArchive<Cursor<Vec<u8>>>,
}

impl Module {
    /// Reads the bytes of a module.
    ///
    /// # Errors
    ///
    /// Returns the reason they are not a module, phrased to follow its name.
    pub fn read(bytes: Vec<u8>) -> Result<Self, Phrase> {
        let archive = ZipArchive::new(Cursor::new(bytes));
        let mut archive = archive.map_err(|_| Phrase::new("import-not-an-archive"))?;
        // In older modules the file has no extension.
        let text = ["buildFile.xml", "buildFile"].into_iter().find_map(|name| entry(&mut archive, name, BUILD_FILE));
        let text = text.ok_or_else(|| Phrase::new("import-no-build-file"))?;
        let (name, boards) =
            build_file::read(&text).map_err(|detail| Phrase::new("import-broken-build-file").with("detail", detail))?;
        Ok(Self { name, boards, archive })
    }

    /// Returns the boards that can be imported: those with hexes and a picture.
    pub fn usable(&self) -> impl Iterator<Item = &ModuleBoard> {
        self.boards.iter().filter(|board| board.grid.is_some() && !board.image.is_empty())
    }

    /// Reads the picture of a board.
    ///
    /// # Errors
    ///
    /// Returns an error if the picture is missing, damaged, too large, or in a format that is not read.
    pub fn picture(&mut self, board: &ModuleBoard) -> Result<ModulePicture, Phrase> {
        let failed = |why: Phrase| {
            Phrase::new("import-no-picture").with("image", &board.image).with("board", &board.name).said("detail", why)
        };
        let places = [format!("images/{}", board.image), board.image.clone()];
        let bytes = places.iter().find_map(|place| entry(&mut self.archive, place, PICTURE));
        let bytes = bytes.ok_or_else(|| failed(Phrase::new("picture-missing")))?;
        ModulePicture::read(bytes).map_err(|fault| failed(fault.message()))
    }
}

/// Reads a file of an archive; `None` if it is missing, broken, or larger than `most` bytes.
fn entry(archive: &mut ZipArchive<Cursor<Vec<u8>>>, name: &str, most: u64) -> Option<Vec<u8>> {
    let file = archive.by_name(name).ok()?;
    let mut bytes = Vec::new();
    file.take(most + 1).read_to_end(&mut bytes).ok()?;
    (bytes.len() as u64 <= most).then_some(bytes)
}
