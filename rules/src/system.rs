//! A complete game system: its rules, texts, players and counters of play-tests.

mod alternative_play;

pub use alternative_play::{DrawNumber, Schemed};

use crate::counts::Counter;
use crate::phrase::Phrase;
use crate::play::Spoken;
use crate::player::RosterEntry;

/// A cell of a table by which attacks are decided.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AttackCell {
    /// The row it stands in.
    pub row: Phrase,
    /// What it is called in that row.
    pub name: Phrase,
}

/// A game system that can be play-tested.
pub trait System: Spoken {
    /// What is counted of its games.
    type Counter: Counter<Self>;

    /// The figures of a game that two series are compared by, beside wins, points, level and turns: ids of
    /// [`Counter::FIGURES`] of which the whole game has one. `report-ID` names them in the string files.
    const YARDSTICKS: &'static [&'static str];
    /// What the points of an [`Outcome`](crate::play::Outcome) are: `report-ID` names them in the string files.
    const POINTS: &'static str = "points";
    /// Every player of it, in the order lists show them; never empty.
    const ROSTER: &'static [RosterEntry<Self>];
    /// The name of the player of both sides where nobody picks another: the strongest of those quick enough to play
    /// thousands of games.
    const USUAL: &'static str;

    /// The cells of the tables by which attacks are decided, in the order of the tables; none where a system has no table.
    fn cells(&self) -> Vec<AttackCell> {
        Vec::new()
    }

    /// The cells that are read for some events, by their places; the position is the one after them.
    fn cells_read(&self, _position: &Self::Position, _events: &[Self::Event]) -> Vec<usize> {
        Vec::new()
    }

    /// The player of this name.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::alamo::Game;
    /// use rules::system::System;
    ///
    /// let general = Game::player("general");
    /// assert!(general.is_some_and(|entry| entry.searches), "he plays games out before he decides");
    /// assert!(Game::player("napoleon").is_none());
    /// ```
    #[must_use]
    fn player(name: &str) -> Option<&'static RosterEntry<Self>> {
        Self::ROSTER.iter().find(|entry| entry.name == name)
    }
}
