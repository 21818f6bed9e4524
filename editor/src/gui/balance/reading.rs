//! Readings of the balance: who won the games of one state of the document, and how two states differ.

use rules::playtest::{Difference, Interval, Record};
use rules::side::Side;

use super::GAMES;
use crate::gui::job::Progress;

/// Who won the games of one state of the document, in the order of the games.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Reading {
    /// Whether the Mexicans have won each game; a game without an end has no winner. `None` if the state cannot be
    /// played.
    won: Option<Vec<bool>>,
}

/// How the balance of one state differs from that of another.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Drift {
    /// The difference of the Mexicans' share of wins, from -1 to 1, with its interval.
    pub difference: Difference,
    /// The number of pairs of games compared: the games that were played in both states.
    pub games: u32,
}

impl Progress for Reading {
    fn further(self, other: Self) -> Self {
        if other.games() >= self.games() { other } else { self }
    }
}

impl Reading {
    /// Creates the reading of some games.
    pub(super) fn from_records(records: &[Record]) -> Self {
        Self { won: Some(records.iter().map(|record| record.won(Side::Mexican)).collect()) }
    }

    /// Creates the reading of a state that cannot be played.
    pub(super) const fn unplayable() -> Self {
        Self { won: None }
    }

    /// Returns the number of games played; `None` if the state cannot be played.
    pub fn games(&self) -> Option<u32> {
        self.won.as_ref().map(|won| won.len() as u32)
    }

    /// Whether all games have been played, or none can be.
    pub fn is_whole(&self) -> bool {
        self.games().is_none_or(|games| games >= GAMES)
    }

    /// Returns the share of games that the Mexicans win; `None` if the state cannot be played.
    pub fn mexican(&self) -> Option<Interval> {
        self.mexican_in(self.games()?)
    }

    /// Returns the share over the first `games` games; `None` if the state cannot be played.
    pub fn mexican_in(&self, games: u32) -> Option<Interval> {
        let won = self.won.as_ref()?;
        let won = &won[..won.len().min(games as usize)];
        Some(Interval::wilson(won.iter().filter(|won| **won).count() as u32, won.len() as u32))
    }
}

impl Drift {
    pub(super) fn between(since: &Reading, now: &Reading) -> Option<Self> {
        let (since, now) = (since.won.as_ref()?, now.won.as_ref()?);
        let figure = |won: &bool| f64::from(u8::from(*won));
        let pairs: Vec<_> = now.iter().zip(since).map(|(now, since)| figure(now) - figure(since)).collect();
        let games = pairs.len() as u32;
        Difference::of_pairs(&pairs).map(|difference| Self { difference, games })
    }
}
