//! The background scan.

use serde::{Deserialize, Serialize};

/// A picture of a printed map to draw over.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scan {
    /// Its file: a path from the folder of the map.
    pub file: String,
}
