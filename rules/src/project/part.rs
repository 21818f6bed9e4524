//! The parts of a project, as findings and edits name them.

use serde::Serialize;

/// Which document of a project a finding speaks of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum DocumentRef {
    /// The map, corrections applied.
    Map,
    /// A correction, by its place in the scenario's list.
    Correction(usize),
    /// A variant, by its place in the scenario's list.
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
