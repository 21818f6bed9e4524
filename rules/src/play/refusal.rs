//! Why an action is not allowed.

use crate::board::los::Blocker;
use crate::hex::Hex;
use crate::phrase::Phrase;
use crate::play::Atom;

/// The rule that forbids an action, in words, with the hexes to light up.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("refused by {atom}")]
pub struct Refusal {
    /// The rule that forbids it.
    pub atom: Atom,
    /// Why, as the player is told.
    pub message: Phrase,
    /// The hexes concerned.
    pub hexes: Vec<Hex>,
    /// What the map puts in the way of a shot that finds no line of sight; empty for any other reason.
    pub blockers: Vec<Blocker>,
}
