//! The contents of folders, and checks that files are complete.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// Returns every regular file below a folder with its bytes.
pub(crate) fn everything(folder: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
    let mut found = BTreeMap::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let about = fs::symlink_metadata(&path).unwrap();
        if about.is_dir() {
            found.extend(everything(&path));
        } else if about.is_file() {
            let bytes = fs::read(&path).unwrap();
            found.insert(path, bytes);
        }
    }
    found
}

/// Whether a file written by the program is complete and of a known kind.
pub(crate) fn is_whole(file: &Path, bytes: &[u8]) -> bool {
    let ends = |end: &[u8]| bytes.trim_ascii_end().ends_with(end);
    match file.extension().and_then(|end| end.to_str()) {
        Some("ron") => ends(b")"),
        Some("svg") => ends(b"</svg>"),
        Some("html") => ends(b"</html>"),
        Some("csv") => bytes.ends_with(b"\n"),
        Some("png") => bytes.ends_with(b"IEND\xae\x42\x60\x82"),
        Some("zip") => bytes.len() > 22 && bytes[bytes.len() - 22..].starts_with(b"PK\x05\x06"),
        // A temporary file, or one that should not exist.
        _ => false,
    }
}
