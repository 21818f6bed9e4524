//! The data for the script of a page: the film, names and words, and the packed parts of the page.

use std::io::Write as _;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use flate2::write::GzEncoder;
use flate2::{Compression, GzBuilder};
use rules::characters::escaped;
use rules::fingerprint::Fingerprint;
use rules::project::Project;
use rules::spot::Level;
use rules::systems;
use serde_json::{Map, Value, json};

use super::Played;
use super::bilingual::{Bilingual, pair};
use super::layers::levels;
use super::playback::Film;
use super::stacks::Stacks;
use crate::words::names::Names;

/// Returns the data for the script, in addition to the film: names and words.
pub(super) fn data(
    project: &Project,
    film: &Film,
    game: Option<&Played<'_>>,
    names: &Names,
    bilingual: &Bilingual,
) -> Value {
    let placed = systems::set_up(project).map(|placement| placement.piece.clone());
    let pieces: Vec<String> = match game {
        Some(game) => game.table.pieces().map(|piece| game.table.piece(piece).name.to_owned()).collect(),
        None => placed.collect(),
    };
    let called: Map<String, Value> =
        pieces.into_iter().filter_map(|piece| names.get(&piece).map(|words| (piece, pair(words)))).collect();
    let word = |id: &str| pair(&bilingual.text(id));
    let mut data = film.data.clone();
    data["names"] = called.into();
    data["grid"] = json!([project.map.grid.columns, project.map.grid.rows]);
    let mut words = json!({
        "level0": word("web-on-ground"), "level1": word("web-on-inside"), "level2": word("web-on-roof"),
        "reduced": word("web-reduced"), "disordered": word("web-disordered"), "routed": word("web-routed"),
        "hex": word("web-hex"), "nobody": word("web-nobody"), "step": word("web-step"), "begin": word("web-begin"),
    });
    if levels(project).contains(&Level::Upper) {
        words["level3"] = word("web-on-upper");
    }
    data["words"] = words;
    data
}

/// Returns the counters as symbols, which the script places on the map.
pub(super) fn symbols(stacks: &Stacks<'_>) -> String {
    let symbol =
        |(number, own): (usize, &String)| format!("<symbol id=\"c{number}\" overflow=\"visible\">{own}</symbol>");
    stacks.symbols().iter().enumerate().map(symbol).collect()
}

/// Returns the notes on steps.
pub(super) fn notes(game: Option<&Played<'_>>) -> Value {
    let notes = game.map(|game| game.notes.by_step());
    notes
        .into_iter()
        .flatten()
        .map(|(step, text)| (step.to_string(), Value::from(text.as_str())))
        .collect::<Map<_, _>>()
        .into()
}

/// Returns JSON escaped for a script element: nothing in it ends the script.
pub(super) fn in_script(value: &Value) -> String {
    escaped(&value.to_string()).replace('<', "\\u003c")
}

/// Returns the key under which a reader's own notes are stored: the same for every page of a game.
pub(super) fn print(game: Option<&Played<'_>>) -> String {
    let print = game.map(|game| json!(Fingerprint::of(game.log)));
    print.as_ref().and_then(Value::as_str).unwrap_or_default().to_owned()
}

/// Compresses a text or a program for embedding in a page: to a tenth of its size, with the same bytes every time.
pub(super) fn packed(bytes: &[u8]) -> String {
    let mut encoder: GzEncoder<Vec<u8>> = GzBuilder::new().mtime(0).write(Vec::new(), Compression::best());
    // Writing to memory cannot fail.
    let _ = encoder.write_all(bytes);
    STANDARD.encode(encoder.finish().unwrap_or_default())
}
