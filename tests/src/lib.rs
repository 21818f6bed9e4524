//! Helpers for the tests that cross crates.

pub mod facts;
pub mod graph;
