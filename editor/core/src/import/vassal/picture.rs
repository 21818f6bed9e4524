//! The picture of a board: unchanged if our maps support its format, otherwise converted to PNG.

use std::io::Cursor;

use image::{ImageFormat, ImageReader};
use resvg::usvg::{Options, Tree};

use crate::picture::palette::Colour;
use crate::picture::png;

/// The largest number of pixels of a picture; nothing larger can lie behind a map.
const MOST: u64 = 100_000_000;

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

impl ModulePicture {
    /// Reads a picture; `None` if it is not a picture or in an unsupported format.
    pub(super) fn read(bytes: Vec<u8>) -> Option<Self> {
        let reader = ImageReader::new(Cursor::new(&bytes)).with_guessed_format().ok()?;
        let Some(format) = reader.format() else { return drawn(&bytes) };
        let ending = match format {
            ImageFormat::Png => "png",
            ImageFormat::Jpeg => "jpg",
            ImageFormat::WebP => "webp",
            ImageFormat::Tiff => "tif",
            ImageFormat::Gif => return repainted(reader),
            _ => return None,
        };
        let (width, height) = reader.into_dimensions().ok()?;
        fits(width, height).then_some(Self { bytes, ending, size: [width, height] })
    }
}

fn fits(width: u32, height: u32) -> bool {
    u64::from(width) * u64::from(height) <= MOST
}

/// Converts a picture with few colours to PNG.
fn repainted(reader: ImageReader<Cursor<&Vec<u8>>>) -> Option<ModulePicture> {
    let picture = reader.decode().ok()?;
    let size = [picture.width(), picture.height()];
    let mut bytes = Cursor::new(Vec::new());
    picture.write_to(&mut bytes, ImageFormat::Png).ok()?;
    Some(ModulePicture { bytes: bytes.into_inner(), ending: "png", size })
}

/// Converts an SVG drawing to PNG.
fn drawn(bytes: &[u8]) -> Option<ModulePicture> {
    let text = std::str::from_utf8(bytes).ok().filter(|text| text.contains("<svg"))?;
    let size = Tree::from_str(text, &Options::default()).ok()?.size().to_int_size();
    if !fits(size.width(), size.height()) {
        return None;
    }
    let bytes = png::paint(text, Colour::hex(0x00ff_ffff)).ok()?;
    Some(ModulePicture { bytes, ending: "png", size: [size.width(), size.height()] })
}
