//! The panels around the map. Each has its own messages and reports what happened; the app decides what follows.

pub mod corrections;
pub mod counters;
pub mod find;
mod findings;
pub mod history;
pub mod inspector;
pub mod layers;
pub(in crate::gui) mod obstacles;
pub mod page;
pub mod play;
mod player;
pub mod playtest;
pub mod problems;
pub mod rulebook;
pub mod scenario;
pub mod steps;
pub mod tools;
pub mod tuning;
pub mod variant_form;
pub mod variants;
