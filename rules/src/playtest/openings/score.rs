//! The score of the games of an opening.

use std::ops::AddAssign;

use crate::playtest::Record;
use crate::side::Side;

/// Counts of games in whole numbers, so that the order of addition does not matter.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Score {
    /// The number of games.
    pub games: u32,
    /// The number of games won by the side in question.
    pub won: u32,
    /// The sum of Game-Turns or rounds of all games.
    pub turns: u64,
    /// The sum of the attackers' losses in all games.
    pub losses: i64,
}

impl Score {
    /// Counts games: the wins of a side, and the figure named `losses`, which is the attackers' losses.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::playtest::Record;
    /// use rules::playtest::openings::Score;
    /// use rules::side::Side;
    ///
    /// let games = [Record { turns: 6, ..Record::default() }, Record { turns: 9, ..Record::default() }];
    /// let score = Score::from_records(&games, Side::Mexican, "casualties");
    /// assert_eq!((score.games, score.won, score.length()), (2, 0, 7.5));
    /// ```
    #[must_use]
    pub fn from_records(records: &[Record], side: Side, losses: &str) -> Self {
        let mut score = Self::default();
        for own in records {
            score += Self {
                games: 1,
                won: u32::from(own.won(side)),
                turns: u64::from(own.turns),
                losses: i64::from(own.figures.number(losses).unwrap_or(0)),
            };
        }
        score
    }

    /// Returns the share of games won; 0 if there are no games.
    #[must_use]
    pub fn share(&self) -> f64 {
        self.mean(f64::from(self.won))
    }

    /// Returns the mean length of a game, in Game-Turns or rounds.
    #[must_use]
    pub fn length(&self) -> f64 {
        self.mean(self.turns as f64)
    }

    /// Returns the mean losses of the attackers.
    #[must_use]
    pub fn losses(&self) -> f64 {
        self.mean(self.losses as f64)
    }

    fn mean(&self, sum: f64) -> f64 {
        sum / f64::from(self.games.max(1))
    }
}

impl AddAssign for Score {
    fn add_assign(&mut self, other: Self) {
        self.games += other.games;
        self.won += other.won;
        self.turns += other.turns;
        self.losses += other.losses;
    }
}
