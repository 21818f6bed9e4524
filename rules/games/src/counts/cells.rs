//! Count sheets: a list of cells, and the marks of the current game.

use serde::{Deserialize, Serialize};

/// How often something happened, and in how many games.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Count {
    /// The number of times over all games; for points, their sum.
    pub times: u64,
    /// The number of games in which it happened at least once.
    pub games: u32,
}

impl Count {
    /// Adds the count of other games.
    pub const fn add(&mut self, other: Self) {
        self.times += other.times;
        self.games += other.games;
    }
}

/// Adds the counts of other games, cell by cell. A list that is too short grows.
pub(super) fn merge(into: &mut Vec<Count>, other: &[Count]) {
    if into.len() < other.len() {
        into.resize(other.len(), Count::default());
    }
    into.iter_mut().zip(other).for_each(|(own, other)| own.add(*other));
}

/// The counts of finished games, and what the current game will add to them: a game that is broken off adds nothing.
///
/// # Examples
///
/// ```
/// use rules::counts::{Count, CountSheet};
///
/// let mut sheet = CountSheet::new(2);
/// sheet.mark(1);
/// sheet.mark(1);
/// sheet.keep();
/// sheet.mark(0);
/// sheet.forget();
/// assert_eq!(sheet.counts(), [Count::default(), Count { times: 2, games: 1 }]);
/// ```
#[derive(Debug, Clone, Default)]
pub struct CountSheet {
    counts: Vec<Count>,
    marks: Vec<(u32, u32)>,
    /// The last game that added to each cell.
    last: Vec<u32>,
    game: u32,
}

impl CountSheet {
    /// Creates an empty sheet with `cells` cells.
    #[must_use]
    pub fn new(cells: usize) -> Self {
        Self { counts: vec![Count::default(); cells], marks: Vec::new(), last: vec![0; cells], game: 0 }
    }

    /// Adds one mark to a cell.
    #[inline]
    pub fn mark(&mut self, cell: usize) {
        self.marks.push((cell as u32, 1));
    }

    /// Adds a number of marks to a cell.
    #[inline]
    pub fn mark_many(&mut self, cell: usize, times: u32) {
        if times > 0 {
            self.marks.push((cell as u32, times));
        }
    }

    /// Ends the current game and adds its marks to the counts. The sheet grows if a mark lies beyond its last cell.
    pub fn keep(&mut self) {
        self.game += 1;
        for (cell, times) in self.marks.drain(..) {
            let cell = cell as usize;
            if cell >= self.counts.len() {
                self.counts.resize(cell + 1, Count::default());
                self.last.resize(cell + 1, 0);
            }
            let count = &mut self.counts[cell];
            count.times += u64::from(times);
            if self.last[cell] != self.game {
                self.last[cell] = self.game;
                count.games += 1;
            }
        }
    }

    /// Drops the marks of the current game, which was broken off.
    pub fn forget(&mut self) {
        self.marks.clear();
    }

    /// Returns the counts of finished games.
    #[must_use]
    pub fn counts(&self) -> &[Count] {
        &self.counts
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cell_counts_times_and_games_and_forgets_what_was_broken_off() {
        let mut sheet = CountSheet::new(2);
        sheet.mark(0);
        sheet.mark_many(0, 4);
        sheet.mark_many(1, 0);
        sheet.keep();
        sheet.mark(1);
        sheet.forget();
        sheet.mark(0);
        sheet.mark(3);
        sheet.keep();
        let found: Vec<_> = sheet.counts().iter().map(|count| (count.times, count.games)).collect();
        assert_eq!(found, [(6, 2), (0, 0), (0, 0), (1, 1)]);
    }
}
