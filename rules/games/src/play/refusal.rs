//! The refusal of an action, or of a line of a set-up.

use crate::board::los::Blocker;
use crate::hex::Hex;
use crate::phrase::Phrase;
use crate::play::Atom;
use crate::spot::Spot;

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

/// The places where the set-up of a scenario may put one counter.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PossiblePlaces {
    /// Each spot of the board, with the rule that refuses it, if any.
    Spots(Vec<(Spot, Option<Atom>)>),
    /// The counter is not set up before the first turn: this rule brings it on later.
    Later(Atom),
}

/// A line of the set-up of a scenario that its game refuses: the counter is then left to the player, or to the game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RefusedLine {
    /// The counter, as the scenario names it.
    pub piece: String,
    /// The rule that forbids it, and why.
    pub refusal: Refusal,
}
