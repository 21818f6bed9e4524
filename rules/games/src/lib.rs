//! The engines of Alamo board wargames and the computer players that play them.
//!
//! A [`Board`](board::Board) is compiled from the map, a game from the board and the documents; the traits of [`play`] are
//! what all games have in common. `rules` above this crate passes on its modules under their names.
//!
//! The source lists the modules from the bottom up, layer by layer. A module may use the modules of its own layer and
//! of the layers listed before it, without cycles (`tests/imports.rs`).

// Documents, and what they are made of: everything in the crate below this one.
use documents::{
    bits, counters, edit, hex, hexside, map, phrase, place, project, provenance, report, rulebook, scenario, side,
    spot, text, variant, words,
};

// The board, and the code that all game systems share.
pub mod board;
pub mod dice;
pub mod draw;
pub mod play;
pub mod query;

// The parts of a game system other than its rules: computer players and play-test counters.
pub mod counts;
pub mod player;
pub mod system;

// House rules, as the games execute them that have no compiler of their own.
pub mod house;

// The game systems.
pub mod alamo;
pub mod deguello;
pub mod knapp;

#[cfg(test)]
#[path = "../../src/fixture.rs"]
mod fixture;
