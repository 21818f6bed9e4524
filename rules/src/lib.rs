//! The rules of Alamo board wargames: documents, validator, game engines, computer players and play-tests.
//!
//! A [`Project`](project::Project) is a scenario with the documents it refers to. [`lint::run`] checks it,
//! [`AnyGame::compile`](systems::AnyGame::compile) turns it into a game, and [`playtest::run`] plays a series of games.
//!
//! The documents themselves are in the crate `documents` below this one, in the folder `documents`; the board, the engines
//! and the computer players are in the crate `games` between the two, in the folder `games`. This crate passes on their
//! modules under their names, from [`hex`] to [`report`] and from [`board`] to [`knapp`], so that nobody needs to know which
//! of the three a module is in.
//!
//! Text goes in and values come out: this crate opens no files and no windows, and no game depends on a clock. The
//! program `bexar` does the input and output.
//!
//! The source lists the modules from the bottom up, layer by layer. A module may use the modules of its own layer and
//! of the layers listed before it, without cycles (`tests/imports.rs`).

// Documents, and what they are made of: everything in the crate below this one.
#[doc(hidden)]
pub use documents::examples;
#[cfg(feature = "schema")]
use documents::schema;
pub use documents::{
    allowance, characters, correction, counters, document_text, edit, fingerprint, hex, hexside, map, phrase, place,
    project, project_edit, provenance, report, rulebook, scenario, side, spot, strings, text, variant, words,
};

// The board, the engines of the games and their players: everything in the crate between the two.
pub use games::{alamo, board, counts, deguello, dice, knapp, play, player, query, system};

// Cases, logs, the validator and play-tests.
pub mod case;
pub mod lint;
pub mod log;
pub mod playtest;

// A game being played, and all game systems behind one type.
pub mod systems;
pub mod table;

#[cfg(test)]
#[expect(dead_code, reason = "the tests of the other two crates need the rest of it")]
mod fixture;
