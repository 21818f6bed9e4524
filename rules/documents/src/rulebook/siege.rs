//! The Continued Siege Table.

use serde::{Deserialize, Serialize};

use super::Band;
use crate::provenance::Provenance;
use crate::words::Words;

/// How the siege might have continued after a withdrawal, for these rolls (16.7).
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct SiegeOutcome {
    /// The modified rolls of two dice, such as `4-5` or `14+`.
    pub rolls: Band,
    /// What happens, as shown to the players.
    pub words: Words,
    /// Where this comes from; left out where that is where the document comes from.
    #[serde(skip_serializing_if = "Provenance::is_left_out")]
    #[cfg_attr(feature = "schema", schemars(default = "Provenance::left_out"))]
    pub by: Provenance,
}
