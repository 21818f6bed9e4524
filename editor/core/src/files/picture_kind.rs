//! Recognises picture files by how they begin and end, without decoding pixels to check a map.

use std::io::{BufRead, BufReader, Seek, SeekFrom};
use std::path::Path;

use image::{ImageDecoder, ImageFormat, ImageReader};
use rules::project::PictureFault;

use super::regular;

/// The picture formats that can be read.
pub(super) const FORMATS: [ImageFormat; 4] =
    [ImageFormat::Png, ImageFormat::Jpeg, ImageFormat::WebP, ImageFormat::Tiff];

/// The number of bytes at the end of a file in which its format ends: cameras add remarks of their own.
const TAIL: i64 = 64 * 1024;

/// Returns why a file is no picture that the editor can show; `None` if it is one, as far as can be seen from its ends.
pub(super) fn fault_of_file(path: &Path) -> Option<PictureFault> {
    regular::open(path).map_or(Some(PictureFault::Format), |file| fault(BufReader::new(file)))
}

/// Returns why these bytes are no picture that the editor can show; `None` if they are one, as far as can be seen from
/// their ends.
pub(super) fn fault(bytes: impl BufRead + Seek) -> Option<PictureFault> {
    let broken = Some(PictureFault::Broken);
    let Ok(reader) = ImageReader::new(bytes).with_guessed_format() else { return broken };
    let Some(format) = reader.format().filter(|format| FORMATS.contains(format)) else {
        return Some(PictureFault::Format);
    };
    let mut bytes = reader.into_inner();
    if !is_whole(&mut bytes, format) {
        return broken;
    }
    let Ok(decoder) = ImageReader::with_format(bytes, format).into_decoder() else { return broken };
    let (width, height) = decoder.dimensions();
    PictureFault::of_size(width, height)
}

/// Whether a file ends as its format does; afterwards it stands at its beginning again.
fn is_whole(bytes: &mut (impl BufRead + Seek), format: ImageFormat) -> bool {
    let end: &[u8] = match format {
        ImageFormat::Png => b"IEND",
        ImageFormat::Jpeg => &[0xff, 0xd9],
        _ => &[],
    };
    let mut tail = Vec::new();
    let read = bytes.seek(SeekFrom::End(0)).and_then(|length| {
        bytes.seek(SeekFrom::End(-TAIL.min(i64::try_from(length).unwrap_or(TAIL))))?;
        bytes.read_to_end(&mut tail)?;
        bytes.rewind()
    });
    read.is_ok() && (end.is_empty() || tail.windows(end.len()).any(|own| own == end))
}

#[cfg(test)]
mod tests {
    use std::io::Cursor;

    use super::*;

    #[test]
    fn each_reason_is_told_from_the_others() {
        let of = |bytes: &[u8]| fault(Cursor::new(bytes.to_vec()));
        for bytes in [b"".as_slice(), b"Map(format: 1)", b"GIF89a\x01\x00\x01\x00"] {
            assert_eq!(of(bytes), Some(PictureFault::Format), "{bytes:?}");
        }
        let png = tiny_skia::Pixmap::new(60, 60).unwrap().encode_png().unwrap();
        assert_eq!(of(&png), None);
        assert_eq!(of(&png[..png.len() / 2]), Some(PictureFault::Broken));
        assert_eq!(of(b"\x89PNG\r\n\x1a\n"), Some(PictureFault::Broken));
        let mut jpeg = Cursor::new(Vec::new());
        image::RgbImage::new(40, 30).write_to(&mut jpeg, ImageFormat::Jpeg).unwrap();
        let jpeg = jpeg.into_inner();
        assert_eq!((of(&jpeg), of(&jpeg[..jpeg.len() - 9])), (None, Some(PictureFault::Broken)));
    }

    #[test]
    fn a_file_is_told_by_what_it_holds_and_not_by_its_name() {
        let folder = tempfile::tempdir().unwrap();
        let [real, false_one] = ["old", "old.png"].map(|name| folder.path().join(name));
        std::fs::write(&real, tiny_skia::Pixmap::new(2, 2).unwrap().encode_png().unwrap()).unwrap();
        std::fs::write(&false_one, "no picture").unwrap();
        assert_eq!(fault_of_file(&real), None);
        assert_eq!(fault_of_file(&false_one), Some(PictureFault::Format));
    }
}
