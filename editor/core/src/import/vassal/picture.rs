//! The picture of a board: unchanged if our maps support its format, otherwise converted to PNG.

use std::io::Cursor;

use image::{ImageFormat, ImageReader};
use rules::phrase::Phrase;

use super::drawing;
use crate::picture::palette::Colour;
use crate::picture::png;

/// The largest number of pixels of a picture; nothing larger can lie behind a map.
pub(super) const MOST: u64 = 100_000_000;

/// A picture of a module.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ModulePicture {
    /// The bytes of its file.
    pub bytes: Vec<u8>,
    /// Its file extension.
    pub ending: &'static str,
    /// Its width and height in pixels.
    pub size: [u32; 2],
}

/// The reasons a picture of a module cannot be taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum PictureFault {
    /// It is in no format that this program reads.
    Format,
    /// It is in such a format, and damaged.
    Broken,
    /// It has more pixels than any map.
    TooLarge {
        /// Its width in pixels.
        width: u32,
        /// Its height in pixels.
        height: u32,
    },
    /// It is a drawing that would take too long to paint.
    Costly,
}

impl PictureFault {
    /// Returns the message to show to the user.
    pub(super) fn message(self) -> Phrase {
        match self {
            Self::Format => Phrase::new("import-picture-format"),
            Self::Broken => Phrase::new("import-picture-broken"),
            Self::TooLarge { width, height } => Phrase::new("import-picture-large")
                .with("width", width)
                .with("height", height)
                .with("most", MOST / 1_000_000),
            Self::Costly => Phrase::new("import-picture-costly"),
        }
    }
}

impl ModulePicture {
    /// Reads a picture.
    pub(super) fn read(bytes: Vec<u8>) -> Result<Self, PictureFault> {
        let reader = ImageReader::new(Cursor::new(&bytes)).with_guessed_format().map_err(|_| PictureFault::Broken)?;
        let Some(format) = reader.format() else { return drawn(&bytes) };
        let ending = match format {
            ImageFormat::Png => "png",
            ImageFormat::Jpeg => "jpg",
            ImageFormat::WebP => "webp",
            ImageFormat::Tiff => "tif",
            ImageFormat::Gif => return repainted(reader),
            _ => return Err(PictureFault::Format),
        };
        let (width, height) = reader.into_dimensions().map_err(|_| PictureFault::Broken)?;
        fits(width, height)?;
        Ok(Self { bytes, ending, size: [width, height] })
    }
}

fn fits(width: u32, height: u32) -> Result<(), PictureFault> {
    if u64::from(width) * u64::from(height) <= MOST { Ok(()) } else { Err(PictureFault::TooLarge { width, height }) }
}

/// Converts a picture with few colours to PNG.
fn repainted(reader: ImageReader<Cursor<&Vec<u8>>>) -> Result<ModulePicture, PictureFault> {
    let picture = reader.decode().map_err(|_| PictureFault::Broken)?;
    let size = [picture.width(), picture.height()];
    let mut bytes = Cursor::new(Vec::new());
    picture.write_to(&mut bytes, ImageFormat::Png).map_err(|_| PictureFault::Broken)?;
    Ok(ModulePicture { bytes: bytes.into_inner(), ending: "png", size })
}

/// Converts an SVG drawing to PNG.
fn drawn(bytes: &[u8]) -> Result<ModulePicture, PictureFault> {
    let text = std::str::from_utf8(bytes).ok().filter(|text| text.contains("<svg")).ok_or(PictureFault::Format)?;
    let tree = drawing::read(text)?;
    let size = tree.size().to_int_size();
    let bytes = png::paint_tree(&tree, Colour::hex(0x00ff_ffff)).map_err(|_| PictureFault::Broken)?;
    Ok(ModulePicture { bytes, ending: "png", size: [size.width(), size.height()] })
}
