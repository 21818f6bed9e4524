//! Writes files to a ZIP archive whose bytes depend only on the files.

use std::collections::BTreeMap;
use std::io::{Cursor, Write};

use zip::result::ZipError;
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, DateTime, System, ZipWriter};

/// Returns a ZIP archive of files by name. Every file has the earliest date of the format and ordinary permissions.
pub(crate) fn zip(files: &BTreeMap<String, Vec<u8>>) -> Result<Vec<u8>, ZipError> {
    let mut archive = ZipWriter::new(Cursor::new(Vec::new()));
    let options = SimpleFileOptions::default()
        .compression_method(CompressionMethod::Deflated)
        .last_modified_time(DateTime::default())
        // Archives name the system they were made on; permissions are those of Unix everywhere.
        .system(System::Unix)
        .unix_permissions(0o644);
    for (name, content) in files {
        archive.start_file(name, options)?;
        archive.write_all(content)?;
    }
    Ok(archive.finish()?.into_inner())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_archive_names_the_same_system_wherever_it_was_made() {
        let bytes = zip(&BTreeMap::from([("a/b.txt".to_owned(), b"text".to_vec())])).unwrap();
        let entry = bytes.windows(4).position(|four| four == b"PK\x01\x02").unwrap();
        assert_eq!(bytes[entry + 5], 3, "Unix");
    }
}
