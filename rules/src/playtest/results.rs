//! The results of a series.

use super::{Interval, Plan, Record, ShareWalk};
use crate::counts::{Tally, UseLine};
use crate::phrase::Phrase;
use crate::side::Side;

/// Every game of a series, in order, and the counts over all of them.
///
/// # Examples
///
/// ```
/// # let project = rules::examples::skirmish();
/// # let game = rules::alamo::Game::new(&project).map_err(|report| format!("{report:?}"))?;
/// // `game` is a skirmish: one unit holds a fort, and another storms it.
/// use rules::playtest::{Plan, run};
/// use rules::side::Side;
///
/// let players = ["random".to_owned(), "random".to_owned()];
/// let results = run(&game, &Plan { games: 20, seed: 1836, players, jobs: 1 }, &|_| true)?;
/// assert_eq!(results.wins(Side::Texan) + results.wins(Side::Mexican), 20);
/// let share = results.interval(Side::Texan);
/// assert!(share.low < share.share && share.share < share.high);
/// assert!(results.mean(|record| f64::from(record.turns)) <= 3.0);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Results {
    /// The plan: the number of games requested, the players and the seed.
    pub plan: Plan,
    /// The column headings of the spreadsheet ([`Record::heads`]).
    pub heads: Vec<String>,
    /// The games that were finished.
    pub records: Vec<Record>,
    /// Whether the series was stopped before the last game.
    pub cancelled: bool,
    /// The counts of their events.
    pub tally: Tally,
    /// The use of each rule of the variants in force.
    pub uses: Vec<UseLine>,
    /// The games the Mexican side won, if the series played until their share was known.
    pub until: Option<ShareWalk>,
}

impl Results {
    /// Returns the number of games.
    #[must_use]
    pub fn games(&self) -> u32 {
        self.records.len() as u32
    }

    /// Returns the number of games a side won.
    #[must_use]
    pub fn wins(&self, side: Side) -> u32 {
        self.records.iter().filter(|record| record.won(side)).count() as u32
    }

    /// Returns the share of games a side won, with its interval: Wilson's, or one that holds at any stop if the results
    /// decided when to stop.
    #[must_use]
    pub fn interval(&self, side: Side) -> Interval {
        match self.until {
            Some(_) => ShareWalk { hits: self.wins(side), tries: self.games() }.interval(),
            None => Interval::wilson(self.wins(side), self.games()),
        }
    }

    /// Returns the number of games that failed. It must be 0.
    #[must_use]
    pub fn faults(&self) -> u32 {
        self.records.iter().filter(|record| record.failed.is_some()).count() as u32
    }

    /// Describes each game that failed: its number, the seed, the step and the rule.
    #[must_use]
    pub fn failures(&self) -> Vec<Phrase> {
        let failed = self.records.iter().filter_map(|record| Some((record.game, record.failed.as_ref()?)));
        failed.map(|(game, failed)| failed.told(game, self.plan.seed)).collect()
    }

    /// Whether the games have a figure of this name.
    #[must_use]
    pub fn has_figure(&self, id: &str) -> bool {
        self.records.first().is_some_and(|record| record.figures.names().iter().any(|name| name.id == id))
    }

    /// Returns the mean of a figure over the games; 0 if there are none.
    #[must_use]
    pub fn mean(&self, figure: impl Fn(&Record) -> f64) -> f64 {
        if self.records.is_empty() {
            return 0.0;
        }
        self.records.iter().map(figure).sum::<f64>() / self.records.len() as f64
    }

    /// Returns the figures of each game as comma-separated values: a line of headings, then a line for each game.
    ///
    /// # Examples
    ///
    /// ```
    /// # let project = rules::examples::skirmish();
    /// # let game = rules::alamo::Game::new(&project).map_err(|report| format!("{report:?}"))?;
    /// // `game` is a skirmish: one unit holds a fort, and another storms it.
    /// use rules::playtest::{Plan, run};
    ///
    /// let players = ["random".to_owned(), "random".to_owned()];
    /// let table = run(&game, &Plan { games: 4, seed: 1836, players, jobs: 1 }, &|_| true)?.table();
    /// assert_eq!(table[0][..6], ["game", "winner", "degree", "reason", "points", "turns"]);
    /// assert_eq!(table.len(), 5, "the heads and a line a game");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn table(&self) -> Vec<Vec<String>> {
        [self.heads.clone()].into_iter().chain(self.records.iter().map(Record::row)).collect()
    }
}
