//! A line of a scenario's set-up that its game does not follow.

use super::Refusal;

/// A line of the set-up of a scenario that its game refuses: the counter is then left to the player, or to the game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RefusedLine {
    /// The counter, as the scenario names it.
    pub piece: String,
    /// The rule that forbids it, and why.
    pub refusal: Refusal,
}
