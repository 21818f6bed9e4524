//! The refusal of an action, or of a line of a set-up.

use crate::board::los::Blocker;
use crate::hex::Hex;
use crate::phrase::Phrase;
use crate::play::Atom;

/// The rule that forbids an action, with a message and the hexes to highlight.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("refused by {atom}")]
pub struct Refusal {
    /// The rule that forbids it.
    pub atom: Atom,
    /// The reason, as shown to the player.
    pub message: Phrase,
    /// The hexes concerned.
    pub hexes: Vec<Hex>,
    /// The obstacles to the line of sight of a shot; empty if it was refused for another reason.
    pub blockers: Vec<Blocker>,
}

/// A line of the set-up of a scenario that its game refuses: the counter is then left to the player, or to the game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RefusedLine {
    /// The counter, as the scenario names it.
    pub piece: String,
    /// The rule that forbids it, and why.
    pub refusal: Refusal,
}
