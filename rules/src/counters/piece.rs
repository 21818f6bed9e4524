//! Pieces of game systems that declare their own kinds of them.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use super::{is_one, one};
use crate::provenance::Provenance;
use crate::side::Side;
use crate::words::Words;

/// Pieces of one kind that a game system declares ([`PieceKind`]): a
/// counter, or several with the same figures.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct PieceCounter {
    /// Short name, unique in the mix. With a quantity above one the counters are `id-1`, `id-2` and so on.
    pub id: String,
    /// Name printed on the counter.
    pub name: Words,
    /// The side it fights on.
    pub side: Side,
    /// What it is: one of the kinds the game system of the rulebook declares, such as `infantry` of `knapp`.
    pub kind: String,
    /// What it belongs to, such as a column, by its name; empty for nothing.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub group: String,
    /// The figures its kind has, by name, such as `pounds` of a cannon.
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
    /// Its name, as documents write it.
    pub name: &'static str,
    /// Whose such pieces are.
    pub side: Side,
    /// The figures every such piece has, by name, with the values that make sense.
    pub figures: &'static [(&'static str, RangeInclusive<i32>)],
}
