//! Readings of the balance: who won the games of one state of the document, and how two states differ.

use rules::playtest::{Difference, Interval, Record};
use rules::side::Side;

use super::GAMES;
use crate::gui::job::Progress;

/// Who won the games of one state of the document, in their order.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Reading {
    /// Whether the Mexicans have won; of games that did not end nobody. `None` for what cannot be played.
    won: Option<Vec<bool>>,
}

/// How the balance of one state differs from that of another.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Drift {
    /// The share of games the Mexicans win more, from -1 to 1, with its interval.
    pub difference: Difference,
    /// How many pairs of games were compared: those that were fought in both states.
    pub games: u32,
}

impl Progress for Reading {
    fn further(self, other: Self) -> Self {
        if other.games() >= self.games() { other } else { self }
    }
}

impl Reading {
    /// What so many games say.
    pub(super) fn of(records: &[Record]) -> Self {
        Self { won: Some(records.iter().map(|record| record.won(Side::Mexican)).collect()) }
    }

    /// That a state cannot be played.
    pub(super) const fn unplayable() -> Self {
        Self { won: None }
    }

    /// How many games were fought; `None` when none can be.
    pub fn games(&self) -> Option<u32> {
        self.won.as_ref().map(|won| won.len() as u32)
    }

    /// Whether there is nothing left to fight.
    pub fn is_whole(&self) -> bool {
        self.games().is_none_or(|games| games >= GAMES)
    }

    /// The share of games the Mexicans win; `None` for what cannot be played.
    pub fn mexican(&self) -> Option<Interval> {
        self.mexican_in(self.games()?)
    }

    /// The share of the first so many games; `None` for what cannot be played.
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
