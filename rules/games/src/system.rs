//! Complete game systems: rules, texts, computer players and play-test counters.

mod alternative_play;

pub use alternative_play::{DrawNumber, Schemed};
pub(crate) use alternative_play::{Weights, differing, factor, quarter_word, vary, waiting_turns, waits, weighed};

use crate::counts::Counter;
use crate::phrase::Phrase;
use crate::play::{Atom, Spoken};
use crate::player::{RosterEntry, member};

/// A cell of a table that decides attacks.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AttackCell {
    /// The name of its row.
    pub row: Phrase,
    /// The name of the cell in its row.
    pub name: Phrase,
}

/// A game system that can be play-tested.
pub trait System: Spoken {
    /// The counter of the events of its games.
    type Counter: Counter<Self>;

    /// The figures by which two series are compared, in addition to wins, points, level and turns: ids of
    /// [`Counter::FIGURES`] that have one value per game. `report-ID` names them in the string files.
    const YARDSTICKS: &'static [&'static str];
    /// The id of the points of an [`Outcome`](crate::play::Outcome): `report-ID` names them in the string files.
    const POINTS: &'static str = "points";
    /// The kinds of map regions that the system reads.
    const REGION_KINDS: &'static [&'static str] = &[];
    /// Whether the system reads the entry areas of the map.
    const HAS_ENTRY_AREAS: bool = false;
    /// All computer players of the system, in display order; never empty.
    const ROSTER: &'static [RosterEntry<Self>];
    /// The name of the default player of both sides: the strongest one that is fast enough to play thousands of games.
    const USUAL: &'static str;

    /// Returns the cells of the tables that decide attacks, in the order of the tables; none if the system has no such
    /// tables.
    fn cells(&self) -> Vec<AttackCell> {
        Vec::new()
    }

    /// Returns the indices of the cells that were used for these events; the position is the one after them.
    fn cells_read(&self, _position: &Self::Position, _events: &[Self::Event]) -> Vec<usize> {
        Vec::new()
    }

    /// Whether a rule belongs to a variant in force.
    fn is_of_variant(&self, _rule: Atom) -> bool {
        false
    }

    /// Returns the computer player with this name; `None` if the system has no such player.
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
        let (name, _) = member(name);
        Self::ROSTER.iter().find(|entry| entry.name == name)
    }
}
