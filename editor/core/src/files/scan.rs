//! Reads the scan of a printed map: the pixels of a picture file.

use std::io::{BufRead, BufReader, Cursor, Seek};
use std::path::Path;

use image::metadata::Orientation;
use image::{DynamicImage, ImageDecoder, ImageError, ImageReader, Limits};
use rules::phrase::Phrase;
use rules::project::PictureFault;
use tiny_skia::{IntSize, Pixmap};

use super::picture_kind::FORMATS;
use super::regular::{self, trouble};
use crate::picture::scan::Reduced;

/// The extensions of picture files.
pub const SCAN_ENDINGS: [&str; 6] = ["png", "jpg", "jpeg", "webp", "tif", "tiff"];
/// The maximum number of bytes a decoder may allocate.
const BYTES: u64 = 1 << 30;

/// Reads a picture. A photograph is turned upright, following the orientation in its file.
///
/// # Errors
///
/// When it is missing, unreadable, not a picture of a known format, broken, or too large.
pub fn read_scan(file: &Path) -> Result<Reduced, Phrase> {
    let picture = decoded(BufReader::new(regular::open(file)?))?;
    pixels(picture).map(Reduced::new).ok_or_else(|| PictureFault::Broken.message())
}

/// Reads the bytes of a picture file, to pass them on unchanged. A file that cannot be shown is refused: it is not
/// what its name says.
///
/// # Errors
///
/// As for [`read_scan`].
pub fn read_picture(file: &Path) -> Result<Vec<u8>, Phrase> {
    let bytes = regular::bytes(file, regular::PICTURE)?;
    decoded(Cursor::new(&bytes))?;
    Ok(bytes)
}

/// Reads the bytes of a file that contains a picture among other things: a module of another program.
///
/// # Errors
///
/// When it is missing, unreadable, or too large.
pub fn read_module(file: &Path) -> Result<Vec<u8>, Phrase> {
    regular::bytes(file, regular::PICTURE)
}

fn decoded(bytes: impl BufRead + Seek) -> Result<DynamicImage, Phrase> {
    let mut reader = ImageReader::new(bytes).with_guessed_format().map_err(|error| trouble(&error))?;
    if !reader.format().is_some_and(|format| FORMATS.contains(&format)) {
        return Err(PictureFault::Format.message());
    }
    let mut limits = Limits::default();
    limits.max_alloc = Some(BYTES);
    reader.limits(limits);
    let mut decoder = reader.into_decoder().map_err(|_| PictureFault::Broken.message())?;
    let (width, height) = decoder.dimensions();
    if let Some(fault) = PictureFault::of_size(width, height) {
        return Err(fault.message());
    }
    let held = decoder.orientation().unwrap_or(Orientation::NoTransforms);
    let mut picture = DynamicImage::from_decoder(decoder).map_err(|error| match error {
        ImageError::Limits(_) => PictureFault::TooLarge { width, height }.message(),
        _ => PictureFault::Broken.message(),
    })?;
    picture.apply_orientation(held);
    Ok(picture)
}

/// Returns the pixels of a picture with premultiplied alpha; `None` if it has no pixels.
fn pixels(decoded: DynamicImage) -> Option<Pixmap> {
    let clear = decoded.color().has_alpha();
    let mut rgba = decoded.into_rgba8();
    if clear {
        for pixel in rgba.pixels_mut() {
            let [red, green, blue, alpha] = pixel.0;
            let part = |colour: u8| (u16::from(colour) * u16::from(alpha) / 255) as u8;
            pixel.0 = [part(red), part(green), part(blue), alpha];
        }
    }
    let size = IntSize::from_wh(rgba.width(), rgba.height())?;
    Pixmap::from_vec(rgba.into_raw(), size)
}

#[cfg(test)]
mod tests {
    use image::{ImageFormat, Rgb, RgbImage, Rgba, RgbaImage};

    use super::*;
    use crate::files::picture_kind::fault_of_file;

    fn refused(bytes: &[u8]) -> &'static str {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("scan");
        std::fs::write(&file, bytes).unwrap();
        let refused = read_scan(&file).unwrap_err().id;
        assert_eq!(read_picture(&file).unwrap_err().id, refused);
        // `check` says the same without reading all of it.
        assert_eq!(fault_of_file(&file).map(|fault| fault.message().id), Some(refused));
        refused
    }

    fn written(picture: &DynamicImage, format: ImageFormat) -> Vec<u8> {
        let mut bytes = Cursor::new(Vec::new());
        picture.write_to(&mut bytes, format).unwrap();
        bytes.into_inner()
    }

    #[test]
    fn every_kind_of_picture_is_read_whatever_its_name() {
        let colours = RgbImage::from_fn(40, 30, |x, _| if x < 20 { Rgb([200, 20, 20]) } else { Rgb([20, 20, 200]) });
        let folder = tempfile::tempdir().unwrap();
        for format in FORMATS {
            let file = folder.path().join("scan.of-a-map");
            std::fs::write(&file, written(&colours.clone().into(), format)).unwrap();
            assert_eq!(read_scan(&file).unwrap().size(), [40, 30], "{format:?}");
            assert_eq!(read_picture(&file).unwrap(), std::fs::read(&file).unwrap(), "{format:?}");
        }
    }

    #[test]
    fn what_is_no_picture_is_refused_in_words() {
        let png = written(&RgbImage::new(60, 60).into(), ImageFormat::Png);
        assert_eq!(refused(b"Map(format: 1)"), "picture-format");
        assert_eq!(refused(b"GIF89a\x01\0\x01\0\0\0\0;"), "picture-format");
        assert_eq!(refused(&png[..png.len() / 2]), "picture-broken");
        // A header that claims 90,000 by 90,000 pixels.
        let mut vast = png;
        vast[16..24].copy_from_slice(&[0, 1, 0x5f, 0x90, 0, 1, 0x5f, 0x90]);
        let checked = crc(&vast[12..29]).to_be_bytes();
        vast[29..33].copy_from_slice(&checked);
        assert_eq!(refused(&vast), "picture-large");
        let folder = tempfile::tempdir().unwrap();
        assert_eq!(read_scan(folder.path()).unwrap_err().id, "file-is-folder");
        assert_eq!(read_scan(&folder.path().join("x.png")).unwrap_err().id, "file-not-found");
    }

    #[test]
    fn what_shines_through_stays_so() {
        let glass = RgbaImage::from_pixel(2, 1, Rgba([200, 100, 0, 51]));
        let pixel = pixels(glass.into()).unwrap().pixel(1, 0).unwrap();
        assert_eq!((pixel.red(), pixel.green(), pixel.alpha()), (40, 20, 51));
    }

    /// Computes the checksum of a PNG chunk.
    fn crc(bytes: &[u8]) -> u32 {
        let step = |crc: u32, _| if crc & 1 == 1 { 0xedb8_8320 ^ (crc >> 1) } else { crc >> 1 };
        !bytes.iter().fold(u32::MAX, |crc, byte| (0..8).fold(crc ^ u32::from(*byte), step))
    }
}
