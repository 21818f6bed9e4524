//! What the games of an opening have come to.

use std::ops::AddAssign;

use crate::playtest::Record;
use crate::side::Side;

/// Games, counted in whole numbers: added in any order they are the same.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Score {
    /// Games.
    pub games: u32,
    /// Games the side has won whose share is looked at.
    pub won: u32,
    /// Game-Turns or rounds of all of them.
    pub turns: u64,
    /// Losses of the attackers in all of them.
    pub losses: i64,
}

impl Score {
    /// Counts games: the wins of a side, and a figure that says what the attackers have lost.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::playtest::Record;
    /// use rules::playtest::openings::Score;
    /// use rules::side::Side;
    ///
    /// let games = [Record { turns: 6, ..Record::default() }, Record { turns: 9, ..Record::default() }];
    /// let score = Score::of(&games, Side::Mexican, "casualties");
    /// assert_eq!((score.games, score.won, score.length()), (2, 0, 7.5));
    /// ```
    #[must_use]
    pub fn of(records: &[Record], side: Side, losses: &str) -> Self {
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

    /// The share of games that were won; 0 of none.
    #[must_use]
    pub fn share(&self) -> f64 {
        self.mean(f64::from(self.won))
    }

    /// The mean length of a game.
    #[must_use]
    pub fn length(&self) -> f64 {
        self.mean(self.turns as f64)
    }

    /// The mean losses of the attackers.
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
