//! Recognises picture files by their first bytes, without decoding pixels to check a map.

use std::path::Path;

use super::regular;

/// The number of bytes needed to recognise a picture.
const HEAD: u64 = 32;

/// Whether a file is readable and begins like a picture of a kind the editor can show.
pub(super) fn is_picture(path: &Path) -> bool {
    regular::head(path, HEAD).is_ok_and(|head| begins_as_picture(&head))
}

/// Whether these are the first bytes of a PNG, JPEG, WebP or TIFF picture whose size, where they include it, is not
/// zero.
pub(super) fn begins_as_picture(bytes: &[u8]) -> bool {
    match bytes {
        // The first chunk of a PNG holds its size.
        [0x89, b'P', b'N', b'G', b'\r', b'\n', 0x1a, b'\n', _, _, _, _, b'I', b'H', b'D', b'R', size @ ..] => {
            let is_some = |bytes: &[u8]| bytes.iter().any(|byte| *byte != 0);
            size.len() >= 8 && is_some(&size[..4]) && is_some(&size[4..8])
        }
        [0xff, 0xd8, 0xff, _, _, ..]
        | [b'R', b'I', b'F', b'F', _, _, _, _, b'W', b'E', b'B', b'P', b'V', b'P', b'8', _, ..]
        | [b'I', b'I', 42, 0, _, _, _, _, ..]
        | [b'M', b'M', 0, 42, _, _, _, _, ..] => true,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_called_png_and_an_empty_file_are_no_pictures() {
        for bytes in
            [b"".as_slice(), b"Map(format: 1)", b"\x89PNG\r\n\x1a\n", b"GIF89a\x01\x00\x01\x00", b"\xff\xd8\xff"]
        {
            assert!(!begins_as_picture(bytes), "{bytes:?}");
        }
        let png = |size: [u8; 8]| [b"\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR".as_slice(), &size].concat();
        assert!(begins_as_picture(&png([0, 0, 0, 1, 0, 0, 0, 1])));
        assert!(!begins_as_picture(&png([0, 0, 0, 1, 0, 0, 0, 0])));
    }

    #[test]
    fn a_file_is_told_by_what_it_holds_and_not_by_its_name() {
        let folder = tempfile::tempdir().unwrap();
        let [real, false_one] = ["old", "old.png"].map(|name| folder.path().join(name));
        std::fs::write(&real, tiny_skia::Pixmap::new(2, 2).unwrap().encode_png().unwrap()).unwrap();
        std::fs::write(&false_one, "no picture").unwrap();
        assert!(is_picture(&real));
        assert!(!is_picture(&false_one) && !is_picture(&folder.path().join("none.png")));
    }
}
