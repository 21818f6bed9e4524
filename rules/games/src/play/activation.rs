//! The units that a counter activates, and the reasons why it does not activate others.

use super::{Atom, PieceId, Refusal};
use crate::board::SpotId;

/// What one counter can activate: the reach of its call, the units it calls and those it does not.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Activation {
    /// The calling counter.
    pub caller: PieceId,
    /// The rule that decides which units it calls.
    pub rule: Atom,
    /// The spots its call reaches, including the reach of counters that pass it on, in order.
    pub reach: Vec<SpotId>,
    /// The counters that pass the call on, the caller first.
    pub chain: Vec<PieceId>,
    /// The called units that may do anything.
    pub called: Vec<PieceId>,
    /// The called units with limited actions, each with the rule that limits it.
    pub bound: Vec<(PieceId, Refusal)>,
    /// The other units of its side on the map, each with the reason; those within reach first.
    pub left_out: Vec<(PieceId, Refusal)>,
}
