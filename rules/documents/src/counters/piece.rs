//! Pieces of game systems that declare their own kinds of pieces.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use super::{is_one, one};
use crate::provenance::Provenance;
use crate::side::Side;
use crate::words::Words;

/// Pieces of one kind that a game system declares ([`PieceKind`]): one counter, or several with the same figures.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct PieceCounter {
    /// Short name, unique in the mix. If the quantity is above one, the counters are named `id-1`, `id-2` and so on.
    pub id: String,
    /// Name printed on the counter.
    pub name: Words,
    /// The side it fights on.
    pub side: Side,
    /// Its kind: one of those the game system of the rulebook declares, such as `infantry` in `knapp`.
    pub kind: String,
    /// The name of the group it belongs to, such as a column; empty for none.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub group: String,
    /// The figures its kind declares, by name, such as `pounds` for a cannon.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub figures: BTreeMap<String, i32>,
    /// How many such counters there are.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    #[cfg_attr(feature = "schema", schemars(skip_serializing_if = "crate::schema::never"))]
    pub quantity: i32,
    /// Where the values come from; left out where that is where the document comes from.
    #[serde(skip_serializing_if = "Provenance::is_left_out")]
    #[cfg_attr(feature = "schema", schemars(default = "Provenance::left_out"))]
    pub by: Provenance,
}

/// A kind of piece, as a game system declares it
/// ([`System::piece_kinds`](crate::rulebook::System::piece_kinds)).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PieceKind {
    /// The name in documents.
    pub name: &'static str,
    /// The side that owns such pieces.
    pub side: Side,
    /// The figures that every such piece has, by name, with their valid ranges.
    pub figures: &'static [(&'static str, RangeInclusive<i32>)],
}

impl PieceKind {
    /// Returns the id of its description in the string files, such as `kind-of-piece-zapador-flecha`.
    #[must_use]
    pub fn about(&self) -> String {
        format!("kind-of-piece-{}", self.name.replace('_', "-"))
    }
}
