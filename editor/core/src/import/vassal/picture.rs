//! The picture of a board: unchanged if our maps support its format, otherwise converted to PNG.

use std::io::Cursor;

use image::{DynamicImage, ImageDecoder, ImageFormat, ImageReader};
use rules::project::PictureFault;

use super::drawing;
use crate::picture::palette::Colour;
use crate::picture::png;

/// A picture of a module.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ModulePicture {
    /// The bytes of its file.
    pub bytes: Vec<u8>,
    /// Its file extension.
    pub ending: &'static str,
    /// Its width and height in pixels.
    pub size: [u32; 2],
    /// Whether it is a drawing with lettering in a typeface that is not there, which another one replaces.
    pub relettered: bool,
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
        if let Some(fault) = PictureFault::of_size(width, height) {
            return Err(fault);
        }
        Ok(Self { bytes, ending, size: [width, height], relettered: false })
    }
}

/// Converts a picture with few colours to PNG.
fn repainted(reader: ImageReader<Cursor<&Vec<u8>>>) -> Result<ModulePicture, PictureFault> {
    let decoder = reader.into_decoder().map_err(|_| PictureFault::Broken)?;
    let (width, height) = decoder.dimensions();
    if let Some(fault) = PictureFault::of_size(width, height) {
        return Err(fault);
    }
    let picture = DynamicImage::from_decoder(decoder).map_err(|_| PictureFault::Broken)?;
    let size = [picture.width(), picture.height()];
    let mut bytes = Cursor::new(Vec::new());
    picture.write_to(&mut bytes, ImageFormat::Png).map_err(|_| PictureFault::Broken)?;
    Ok(ModulePicture { bytes: bytes.into_inner(), ending: "png", size, relettered: false })
}

/// Converts an SVG drawing to PNG.
fn drawn(bytes: &[u8]) -> Result<ModulePicture, PictureFault> {
    let text = std::str::from_utf8(bytes).ok().filter(|text| text.contains("<svg")).ok_or(PictureFault::Format)?;
    let (tree, relettered) = drawing::read(text)?;
    let size = tree.size().to_int_size();
    let bytes = png::paint_tree(&tree, Colour::hex(0x00ff_ffff)).map_err(|_| PictureFault::Broken)?;
    Ok(ModulePicture { bytes, ending: "png", size: [size.width(), size.height()], relettered })
}
