//! Helpers for the tests that cross crates.

pub mod facts;
