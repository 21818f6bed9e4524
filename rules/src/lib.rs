//! The rules of Alamo board wargames: documents, validator, engine, players and play-tests.
//!
//! Text goes in and values come out. Nothing in this crate opens a file, asks a clock or knows a window;
//! the program `bexar` does that.
//!
//! Modules are listed below from the bottom up, layer by layer: a module uses those of the layers above its line in the
//! list and of its own layer, never in a circle (`tests/imports.rs`).

// Words, numbers and shapes.
mod bits;
pub mod hex;
pub mod hexside;
pub mod phrase;
#[cfg(feature = "schema")]
mod schema;
pub mod side;
pub mod spot;
pub mod words;

// What documents are written in: text, origins, allowances; and the fingerprints that tell one from another.
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

// Changes of maps, corrections, projects and their changes, and what is found in them.
pub mod correction;
pub mod edit;
pub mod place;
pub mod project;
pub mod project_edit;
pub mod report;

// The board, and what all game systems share.
pub mod board;
pub mod dice;
pub mod play;
pub mod query;

// What a game system has beside its rules: players, and what is counted of its games.
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

// A game on the table, and the game systems behind one face.
pub mod systems;
pub mod table;

#[cfg(test)]
mod fixture;
