//! A scenario as a module for VASSAL, the program in which board wargames are played over the net.
//!
//! A module is a ZIP archive: `buildFile.xml` says what there is, `moduledata` what it is called, `images` are its
//! pictures, and pages are HTML. The engine forgives much in silence: a stack whose board has another name is left out,
//! and so is a picture that is not there. The tests beside this module look for what the engine does not tell.
//!
//! What is in it: the map, a picture a level, with its numbered grid; every counter with front and back, on its hex where
//! the scenario sets it up, otherwise beside the map; markers; tracks; the secret plot in a window of its side alone;
//! charts and rules in force as pages; dice, a thread for lines of sight, and a page that says where everything comes from.

mod boxes;
mod counters;
mod element;
mod images;
mod main_map;
mod markers;
mod pages;
mod palette;
mod piece;
mod plot;
mod prototypes;
mod root;
mod sequence;
#[cfg(test)]
mod tests;
mod tracks_and_boxes;
mod window;
mod workshop;

use std::collections::BTreeMap;

use rules::project::Project;
use rules::spot::Spot;

use super::ExportError;
use super::board::LevelPicture;
use crate::pack::archive;
use crate::words::Voice;
use workshop::Workshop;

/// How a module is made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Options {
    /// From one flat side of a hex to the other, in pixels.
    pub hex: u16,
    /// Its version: the engine warns of games that were saved with another one.
    pub release: String,
}

/// A module.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Module {
    /// The bytes of the archive; the same documents give the same bytes.
    pub bytes: Vec<u8>,
    /// Levels of the map that have a picture.
    pub levels: usize,
    /// Counters on the map at the start.
    pub placed: usize,
    /// Counters beside the map at the start.
    pub waiting: usize,
}

/// Makes the module of a scenario.
///
/// Counters the mix does not have, and those set up off the grid, are left out: the validator tells of them.
///
/// # Errors
///
/// When a picture would be too large for a program to show.
pub fn module(project: &Project, options: &Options, voice: &Voice) -> Result<Module, ExportError> {
    let boards = LevelPicture::all(project, options.hex, voice.language())?;
    let mut shop = Workshop::new(project, options.hex, voice);
    let kinds = counters::kinds(&mut shop)?;
    let (placed, waiting) = start(&shop);
    let charts = pages::charts(&shop);
    let about = pages::about(&shop);
    let root = root::root(&mut shop, options, &boards, &kinds, (&placed, &waiting), &charts, &about)?;
    let mut files: BTreeMap<String, Vec<u8>> = BTreeMap::new();
    for page in charts.iter().chain([&about]) {
        page.add(&mut files)?;
    }
    files.insert("buildFile.xml".to_owned(), root.document()?);
    files.insert("moduledata".to_owned(), root::about_module(project, options, voice).document()?);
    files.extend(shop.images.files());
    let bytes = archive::zip(&files).map_err(|error| ExportError::writing(&error))?;
    Ok(Module { bytes, levels: boards.len(), placed: placed.len(), waiting: waiting.len() })
}

/// Where counters start: those on the map with their spots, and those beside it, each by the id of its kind.
fn start(shop: &Workshop<'_>) -> (Vec<(Spot, String)>, Vec<String>) {
    let mut rest = counters::on_the_table(shop);
    let on_grid = |spot: &Spot| shop.project.map.grid.contains(spot.hex);
    let mut placed = Vec::new();
    for own in shop.project.scenario.setup.iter().filter(|own| on_grid(&own.at)) {
        if let Some(id) = rest.remove(&own.piece) {
            placed.push((own.at, id));
        }
    }
    (placed, rest.into_values().collect())
}
