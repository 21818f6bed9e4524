//! The documents of Alamo board wargames, from a hex to a project: what is in them, how they are read, written, edited and
//! compared.
//!
//! Programs use these modules by way of the crate `rules`, which passes on every one of them under the same name and adds
//! what needs a board: validator, game engines, computer players and play-tests. They are a crate of their own so that
//! the compiler works on both halves at the same time, and needs less memory for each.
//!
//! The source lists the modules from the bottom up, layer by layer. A module may use the modules of its own layer and of
//! the layers listed before it, without cycles (`tests/imports.rs`).

// Basic values: words, bit sets, hexes and hexsides.
#[doc(hidden)]
pub mod bits;
pub mod characters;
pub mod hex;
pub mod hexside;
pub mod phrase;
#[cfg(feature = "schema")]
#[doc(hidden)]
pub mod schema;
pub mod side;
pub mod spot;
pub mod strings;
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
#[doc(hidden)]
pub mod examples;
pub mod place;
pub mod project;
pub mod project_edit;
pub mod report;

#[cfg(test)]
#[expect(dead_code, reason = "the tests of the rules need the rest of it")]
#[path = "../../src/fixture.rs"]
mod fixture;
