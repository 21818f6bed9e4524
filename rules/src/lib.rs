//! The rules of Alamo board wargames: documents, validator, engine, players and play-tests.
//!
//! Text goes in and values come out. Nothing in this crate opens a file, asks a clock or knows a window;
//! the program `bexar` does that.
//!
//! Dependencies point one way: [`hex`] → [`map`] → [`counters`] → [`rulebook`] → [`variant`] → [`scenario`] → [`edit`] →
//! [`board`] → the game systems → [`lint`] → players → play-tests.

pub mod ai;
pub mod alamo;
pub mod allowance;
pub mod board;
pub mod case;
pub mod correction;
pub mod counters;
pub mod dice;
pub mod edit;
pub mod hex;
pub mod hexside;
pub mod lint;
pub mod log;
pub mod map;
pub mod message;
pub mod play;
pub mod playtest;
pub mod project;
pub mod provenance;
pub mod query;
pub mod rulebook;
pub mod scenario;
pub mod side;
pub mod spot;
pub mod text;
pub mod variant;
pub mod words;

#[cfg(test)]
mod fixture;
