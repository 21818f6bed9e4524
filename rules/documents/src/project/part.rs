//! The documents of a project, as findings and edits refer to them.

use serde::Serialize;

/// A reference to a document of a project.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum DocumentRef {
    /// The map, corrections applied.
    Map,
    /// A correction, by its index in the scenario's list.
    Correction(usize),
    /// A variant, by its index in the scenario's list.
    Variant(usize),
    /// The counter mix.
    Counters,
    /// The rulebook.
    Rulebook,
    /// The scenario itself.
    Scenario,
    /// A file of cases played on the scenario.
    Cases,
}
