//! Whom a counter calls to act, and why not the others.

use super::{Atom, PieceId, Refusal};
use crate::board::SpotId;

/// What one counter can set in motion: how far its call reaches, whom it calls and whom not.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Activation {
    /// Who calls.
    pub caller: PieceId,
    /// The rule that says whom it calls.
    pub rule: Atom,
    /// The spots its call reaches, those of counters that pass it on among them, in order.
    pub reach: Vec<SpotId>,
    /// Those who pass the call on, the caller first.
    pub chain: Vec<PieceId>,
    /// The units it calls that may do anything.
    pub called: Vec<PieceId>,
    /// The units it calls that may not do everything, each with the rule that says so.
    pub bound: Vec<(PieceId, Refusal)>,
    /// The other units of its side on the map, each with the reason: those within reach first.
    pub left_out: Vec<(PieceId, Refusal)>,
}
