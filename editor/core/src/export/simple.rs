//! Exports a scenario as pictures and tables that need no program of ours: a PNG for each level of the map, CSV for
//! spreadsheets, and one JSON file with everything.
//!
//! [`schema()`] is the schema of the JSON. It is derived from the types of [`data`], including their doc comments.

pub mod data;
mod gather;
mod rules_of;
mod sheets;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;

use rules::characters::escaped;
use rules::hex::numbered;
use rules::project::Project;

use super::ExportError;
use super::board::LevelPicture;
use crate::words::Voice;
use data::Export;

/// The name of the JSON file with everything.
pub const EVERYTHING: &str = "scenario.json";

/// Returns the files of a scenario, or of a map alone, by name. `hex` is the distance between opposite flat sides of a
/// hex, in pixels.
///
/// # Errors
///
/// Returns an error if a picture would be too large.
pub fn simple(project: &Project, hex: u16, voice: &Voice) -> Result<BTreeMap<String, Vec<u8>>, ExportError> {
    let boards = LevelPicture::all(project, hex, voice.language())?;
    let gathered = || {
        let everything = gather::gather(project, &boards);
        let files = sheets::sheets(&everything, &project.counters, voice);
        (everything, files)
    };
    let (everything, mut files) = numbered(project.map.grid.is_wide(), gathered);
    let json = serde_json::to_string_pretty(&everything).map_err(|error| ExportError::writing(&error))?;
    files.insert(EVERYTHING.to_owned(), format!("{}\n", escaped(&json)).into_bytes());
    for (picture, board) in everything.pictures.into_iter().zip(boards) {
        files.insert(picture.file, board.png);
    }
    Ok(files)
}

/// Returns the JSON schema of the JSON file.
#[must_use]
pub fn schema() -> serde_json::Value {
    schemars::schema_for!(Export).to_value()
}
