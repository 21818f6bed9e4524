//! Files as a ZIP archive whose bytes depend on nothing but the files.

use std::collections::BTreeMap;
use std::io::{Cursor, Write};

use zip::result::ZipError;
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, DateTime, ZipWriter};

/// An archive of these files, by name. Every file has the first date the format knows, and the rights of any document.
pub(crate) fn zip(files: &BTreeMap<String, Vec<u8>>) -> Result<Vec<u8>, ZipError> {
    let mut archive = ZipWriter::new(Cursor::new(Vec::new()));
    let options = SimpleFileOptions::default()
        .compression_method(CompressionMethod::Deflated)
        .last_modified_time(DateTime::default())
        .unix_permissions(0o644);
    for (name, content) in files {
        archive.start_file(name, options)?;
        archive.write_all(content)?;
    }
    Ok(archive.finish()?.into_inner())
}
