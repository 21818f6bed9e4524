//! The results of a series.

use super::{Interval, Plan, Record};
use crate::side::Side;

/// Every game of a series, in order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Results {
    /// What was played.
    pub plan: Plan,
    /// The games that were finished.
    pub records: Vec<Record>,
    /// Whether it was stopped before the last game.
    pub cancelled: bool,
}

impl Results {
    /// How many games there are.
    #[must_use]
    pub fn games(&self) -> u32 {
        self.records.len() as u32
    }

    /// How many games a side has won.
    #[must_use]
    pub fn wins(&self, side: Side) -> u32 {
        self.records.iter().filter(|record| record.won(side)).count() as u32
    }

    /// The share of games a side wins, with its interval.
    #[must_use]
    pub fn interval(&self, side: Side) -> Interval {
        Interval::wilson(self.wins(side), self.games())
    }

    /// Games that did not end, or in which a player did what the rules refuse: both must be none.
    #[must_use]
    pub fn faults(&self) -> u32 {
        self.records.iter().filter(|record| record.outcome.is_none() || record.illegal > 0).count() as u32
    }

    /// The mean of a figure over the games; 0 for no games.
    #[must_use]
    pub fn mean(&self, figure: impl Fn(&Record) -> f64) -> f64 {
        if self.records.is_empty() {
            return 0.0;
        }
        self.records.iter().map(figure).sum::<f64>() / self.records.len() as f64
    }
}
