//! Imports maps of other programs as a starting point for a new map.

pub mod vassal;
