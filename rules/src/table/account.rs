//! The lines of an account of a game.

use crate::board::SpotId;
use crate::phrase::Phrase;
use crate::play::{Atom, Dice, Moment, PieceId};

/// A line of the account: an event, a change by hand, or a remark.
#[derive(Debug, Clone)]
pub struct AccountLine {
    /// The Game-Turn and phase.
    pub moment: Moment,
    /// What happened, as a sentence.
    pub said: Phrase,
    /// The rule it happened by; `None` for changes by hand and for remarks.
    pub rule: Option<Atom>,
    /// The dice rolled for it, and their sum.
    pub dice: Option<(Dice, u8)>,
    /// The step of a counter's move, if it is about one.
    pub walk: Option<CounterMove>,
    /// Whether a phase begins with it.
    pub is_heading: bool,
}

/// Part of the move of a counter.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CounterMove {
    /// The counter.
    pub piece: PieceId,
    /// The spot it leaves.
    pub from: SpotId,
    /// The spot it enters.
    pub to: SpotId,
    /// The cost in movement points.
    pub cost: u8,
}
