//! The lines of an account of a game.

use crate::board::SpotId;
use crate::phrase::Phrase;
use crate::play::{Atom, Dice, Moment, PieceId};

/// A line of the account: an event, a change by hand, or a remark.
#[derive(Debug, Clone)]
pub struct AccountLine {
    /// When.
    pub moment: Moment,
    /// What, in a sentence.
    pub said: Phrase,
    /// The rule it happened by; `None` for what was changed by hand and for remarks.
    pub rule: Option<Atom>,
    /// The dice that were thrown for it, and their sum.
    pub dice: Option<(Dice, u8)>,
    /// The step of a counter's move that it tells of.
    pub walk: Option<CounterMove>,
    /// Whether a phase begins with it.
    pub is_heading: bool,
}

/// Part of the move of a counter.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CounterMove {
    /// The counter.
    pub piece: PieceId,
    /// From where.
    pub from: SpotId,
    /// To where.
    pub to: SpotId,
    /// What it costs, in movement points.
    pub cost: u8,
}
