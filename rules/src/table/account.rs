//! The lines of an account of a game.

use crate::phrase::Phrase;
use crate::play::{Atom, Dice, Fact, Moment, News, Score};
use crate::side::Side;

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
    /// The part of it that is visible on the map.
    pub fact: Option<Fact>,
    /// What it means for the course of the game.
    pub news: Option<News>,
    /// The phase that begins with it; `None` for any other line.
    pub began: Option<PhaseBegun>,
}

/// The beginning of a phase in an account.
#[derive(Debug, Clone)]
pub struct PhaseBegun {
    /// The Game-Turn and phase that begin.
    pub moment: Moment,
    /// The state of the game then, as a sentence.
    pub stand: Phrase,
    /// The side that would win a game that ended then; `None` if neither would.
    pub ahead: Option<Side>,
    /// What the score is made of then.
    pub score: Score,
}
