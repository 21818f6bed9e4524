//! The rules of Alamo board wargames: documents, validator, game engines, computer players and play-tests.
//!
//! A [`Project`](project::Project) is a scenario with the documents it refers to. [`lint::run`] checks it,
//! [`AnyGame::compile`](systems::AnyGame::compile) turns it into a game, and [`playtest::run`] plays a series of games.
//!
//! Text goes in and values come out: this crate opens no files and no windows, and no game depends on a clock. The
//! program `bexar` does the input and output.
//!
//! The source lists the modules from the bottom up, layer by layer. A module may use the modules of its own layer and
//! of the layers listed before it, without cycles (`tests/imports.rs`).

// Basic values: words, bit sets, hexes and hexsides.
mod bits;
pub mod hex;
pub mod hexside;
pub mod phrase;
#[cfg(feature = "schema")]
mod schema;
pub mod side;
pub mod spot;
pub mod words;

// The parts all documents share: the text format, origins, allowances and fingerprints.
pub mod allowance;
pub mod fingerprint;
pub mod provenance;
pub mod text;

// Documents.
pub mod counters;
pub mod map;
pub mod rulebook;
pub mod scenario;
pub mod variant;

// Edits of maps, corrections, projects, edits of projects, and findings.
pub mod correction;
pub mod edit;
pub mod place;
pub mod project;
pub mod project_edit;
pub mod report;

// The board, and the code that all game systems share.
pub mod board;
pub mod dice;
pub mod play;
pub mod query;

// The parts of a game system other than its rules: computer players and play-test counters.
pub mod counts;
pub mod player;
pub mod system;

// The game systems.
pub mod alamo;
pub mod deguello;
pub mod knapp;

// Cases, logs, the validator and play-tests.
pub mod case;
pub mod lint;
pub mod log;
pub mod playtest;

// A game being played, and all game systems behind one type.
pub mod systems;
pub mod table;

#[cfg(test)]
mod fixture;
