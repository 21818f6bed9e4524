//! Exports a scenario as a module for VASSAL, a program for playing board wargames online.
//!
//! A module is a ZIP archive: `buildFile.xml` describes its contents, `moduledata` its name, `images` holds its
//! pictures, and pages are HTML. The engine silently ignores many errors: a stack whose board has another name is
//! dropped, and so is a missing picture. The tests of this module look for the errors that the engine does not report.
//!
//! A module contains the map, one picture per level, with its numbered grid and the areas of a game that has them; every counter with front and back, on the
//! hex where the scenario sets it up, or next to the map; markers; tracks; the secret plot in a window visible only to
//! its side; charts and the rules in force as pages; dice, a line-of-sight thread, and a page about the origin of
//! everything.

mod boxes;
mod counters;
mod element;
mod images;
mod main_map;
mod markers;
mod pages;
mod palette;
mod piece;
mod places;
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

/// The options of a module.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Options {
    /// The distance between opposite flat sides of a hex, in pixels.
    pub hex: u16,
    /// The version of the module: the engine warns about games saved with another one.
    pub release: String,
}

/// A finished module.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Module {
    /// The bytes of the archive; the same documents give the same bytes.
    pub bytes: Vec<u8>,
    /// The number of levels of the map that have a picture.
    pub levels: usize,
    /// The number of counters on the map at the start.
    pub placed: usize,
    /// The number of counters next to the map at the start.
    pub waiting: usize,
}

/// Makes the module of a scenario.
///
/// Counters missing from the mix, and those set up off the grid, are skipped; the validator reports them.
///
/// # Errors
///
/// Returns an error if a picture would be too large for a program to show.
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

/// Returns the starting places of counters: those on the map with their spots, and those next to it, by the id of their
/// kind.
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
