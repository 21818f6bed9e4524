//! The board of a VASSAL module as the scan behind a new map, with the numbers of its hexes.
//!
//! A module says where its grid lies on the picture of a board, and how it numbers its hexes. Where that numbering is one
//! our maps can have, a map is made whose hexes have the same numbers and under which the picture lies so that they meet;
//! where it is not, it is said why, and the hexes may have numbers of their own.

mod build_file;
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

use std::io::{Cursor, Read};

use rules::phrase::Phrase;
use zip::ZipArchive;

/// The largest build file that is read, in bytes.
const BUILD_FILE: u64 = 64 << 20;
/// The largest picture that is read, in bytes.
const PICTURE: u64 = 256 << 20;

/// A board of a module.
#[derive(Debug, Clone, PartialEq)]
pub struct ModuleBoard {
    /// The window it belongs to.
    pub map: String,
    /// Its name.
    pub name: String,
    /// The file of its picture; empty for none.
    pub image: String,
    /// The largest of its grids of hexes, if it has any.
    pub grid: Option<Grid>,
}

/// A module.
#[derive(Debug)]
pub struct Module {
    /// What it is called.
    pub name: String,
    /// All its boards, in its order.
    pub boards: Vec<ModuleBoard>,
    archive: ZipArchive<Cursor<Vec<u8>>>,
}

impl Module {
    /// Reads the bytes of a module.
    ///
    /// # Errors
    ///
    /// Why they are no module, in words that go on after its name.
    pub fn read(bytes: Vec<u8>) -> Result<Self, Phrase> {
        let archive = ZipArchive::new(Cursor::new(bytes));
        let mut archive = archive.map_err(|_| Phrase::new("import-not-an-archive"))?;
        // Older modules have no ending there.
        let text = ["buildFile.xml", "buildFile"].into_iter().find_map(|name| entry(&mut archive, name, BUILD_FILE));
        let text = text.ok_or_else(|| Phrase::new("import-no-build-file"))?;
        let (name, boards) =
            build_file::read(&text).map_err(|detail| Phrase::new("import-broken-build-file").with("detail", detail))?;
        Ok(Self { name, boards, archive })
    }

    /// The boards that can be taken over: those with hexes and a picture.
    pub fn usable(&self) -> impl Iterator<Item = &ModuleBoard> {
        self.boards.iter().filter(|board| board.grid.is_some() && !board.image.is_empty())
    }

    /// The picture of a board.
    ///
    /// # Errors
    ///
    /// When it is not there or no picture this program reads.
    pub fn picture(&mut self, board: &ModuleBoard) -> Result<ModulePicture, Phrase> {
        let failed = |why: Phrase| {
            Phrase::new("import-no-picture").with("image", &board.image).with("board", &board.name).said("detail", why)
        };
        let places = [format!("images/{}", board.image), board.image.clone()];
        let bytes = places.iter().find_map(|place| entry(&mut self.archive, place, PICTURE));
        let bytes = bytes.ok_or_else(|| failed(Phrase::new("import-picture-missing")))?;
        ModulePicture::read(bytes).ok_or_else(|| failed(Phrase::new("import-picture-broken")))
    }
}

/// A file of an archive; `None` where it is not there, broken, or larger than this.
fn entry(archive: &mut ZipArchive<Cursor<Vec<u8>>>, name: &str, most: u64) -> Option<Vec<u8>> {
    let file = archive.by_name(name).ok()?;
    let mut bytes = Vec::new();
    file.take(most + 1).read_to_end(&mut bytes).ok()?;
    (bytes.len() as u64 <= most).then_some(bytes)
}
