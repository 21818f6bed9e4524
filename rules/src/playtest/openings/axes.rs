//! The two axes openings are filed along: the length of their games, and the losses of the attackers.

use super::Score;

/// A cell: its number along each axis, which may be negative.
pub type AxesCell = [i32; 2];

/// The number of cells, along each axis, that cover the middle of the initial scores. More cells follow on both ends.
const CELLS: f64 = 4.0;
/// The least width of a cell, in turns and in losses.
const LEAST: [f64; 2] = [0.2, 0.4];

/// The origin and width of the cells: turns first, then losses.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Axes {
    /// The lower bound of cell 0.
    pub from: [f64; 2],
    /// The width of a cell.
    pub width: [f64; 2],
}

impl Axes {
    /// Returns axes that span these scores without the tenth at either end.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::playtest::openings::{Axes, Score};
    ///
    /// let scores = [60, 80, 100].map(|turns| Score { games: 10, won: 5, turns, losses: 40 });
    /// let axes = Axes::from_scores(&scores);
    /// assert_eq!((axes.width, axes.cell(&scores[0])), ([1.0, 0.4], [0, 0]));
    /// assert_eq!(axes.cell(&scores[1]), [2, 0]);
    /// ```
    #[must_use]
    pub fn from_scores(scores: &[Score]) -> Self {
        let axis = |figure: fn(&Score) -> f64, least: f64| {
            let mut figures: Vec<f64> = scores.iter().map(figure).collect();
            figures.sort_by(f64::total_cmp);
            let cut = figures.len() / 10;
            let at = |place: usize| figures.get(place).copied().unwrap_or(0.0);
            let (low, high) = (at(cut), at(figures.len().saturating_sub(1 + cut)));
            (low, ((high - low) / CELLS).max(least))
        };
        let (turns, losses) = (axis(Score::length, LEAST[0]), axis(Score::losses, LEAST[1]));
        Self { from: [turns.0, losses.0], width: [turns.1, losses.1] }
    }

    /// Returns the cell of a score.
    #[must_use]
    pub fn cell(&self, score: &Score) -> AxesCell {
        let place = |axis: usize, figure: f64| ((figure - self.from[axis]) / self.width[axis]).floor() as i32;
        [place(0, score.length()), place(1, score.losses())]
    }
}
