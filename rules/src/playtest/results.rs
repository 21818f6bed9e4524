//! The results of a series.

use super::{Interval, Plan, Record, ShareWalk};
use crate::counts::{Tally, UseLine};
use crate::side::Side;

/// Every game of a series, in order, and what was counted in all of them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Results {
    /// What was played.
    pub plan: Plan,
    /// The heads of the spreadsheet ([`Record::heads`]).
    pub heads: Vec<String>,
    /// The games that were finished.
    pub records: Vec<Record>,
    /// Whether it was stopped before the last game.
    pub cancelled: bool,
    /// The counts of their events.
    pub tally: Tally,
    /// What came of each rule of the variants in force.
    pub uses: Vec<UseLine>,
    /// The games the Mexican side won, where the series was to go on until their share is known.
    pub until: Option<ShareWalk>,
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

    /// The share of games a side wins, with its interval: of Wilson, or one that holds at any stop where the games decided
    /// when to stop.
    #[must_use]
    pub fn interval(&self, side: Side) -> Interval {
        match self.until {
            Some(_) => ShareWalk { hits: self.wins(side), tries: self.games() }.interval(),
            None => Interval::wilson(self.wins(side), self.games()),
        }
    }

    /// Games that did not end, or in which a player did what the rules refuse: both must be none.
    #[must_use]
    pub fn faults(&self) -> u32 {
        self.records.iter().filter(|record| record.outcome.is_none() || record.illegal > 0).count() as u32
    }

    /// Whether the games have a figure of this name.
    #[must_use]
    pub fn has_figure(&self, id: &str) -> bool {
        self.records.first().is_some_and(|record| record.figures.names().iter().any(|name| name.id == id))
    }

    /// The mean of a figure over the games; 0 for no games.
    #[must_use]
    pub fn mean(&self, figure: impl Fn(&Record) -> f64) -> f64 {
        if self.records.is_empty() {
            return 0.0;
        }
        self.records.iter().map(figure).sum::<f64>() / self.records.len() as f64
    }

    /// The figures of each game as a spreadsheet with commas: a line of heads, then a line a game.
    #[must_use]
    pub fn csv(&self) -> String {
        let rows = self.records.iter().map(|record| record.row().join(",") + "\n");
        std::iter::once(self.heads.join(",") + "\n").chain(rows).collect()
    }
}
