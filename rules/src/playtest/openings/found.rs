//! The results of a search for openings.

use super::{Axes, AxesCell, Layout, LayoutChange, Score};
use crate::playtest::Interval;
use crate::project::Project;

/// An opening that meets the target with fresh dice.
#[derive(Debug, Clone, PartialEq)]
pub struct Fair {
    /// The opening.
    pub layout: Layout,
    /// The project with this opening.
    pub project: Project,
    /// Its games with fresh dice.
    pub score: Score,
    /// The share of those games won; its interval lies within the target and holds together with those of all others.
    pub interval: Interval,
    /// The cell of its score.
    pub cell: AxesCell,
    /// Its differences from the unchanged scenario.
    pub shifts: Vec<LayoutChange>,
}

/// The openings found.
#[derive(Debug, Clone, PartialEq)]
pub struct Openings {
    /// The openings, in the order they were chosen.
    pub fair: Vec<Fair>,
    /// The score of the unchanged scenario, in games of the search.
    pub as_it_is: Score,
    /// The least number of counters and columns in which each opening differs from every other and from the unchanged
    /// scenario.
    pub apart: usize,
    /// The axes that define the cells.
    pub axes: Axes,
    /// The number of cells the search has reached.
    pub cells: usize,
    /// The number of openings played.
    pub tried: u32,
    /// The number of openings refused by the rules or the validator.
    pub refused: u32,
    /// The number of openings that fresh dice did not confirm.
    pub dropped: u32,
    /// The number of openings whose games were identical to those of another.
    pub alike: u32,
    /// The total number of games.
    pub played: u64,
    /// Whether the search was cancelled.
    pub cancelled: bool,
}

impl Openings {
    /// Returns the number of counters and columns in which two of the openings differ: the least and the mean over all
    /// pairs; `None` if there is no pair.
    #[must_use]
    pub fn pairs(&self) -> Option<(usize, f64)> {
        let all = self.fair.iter().enumerate();
        let apart: Vec<usize> =
            all.flat_map(|(at, one)| self.fair[..at].iter().map(|other| one.layout.apart(&other.layout))).collect();
        let least = apart.iter().copied().min()?;
        Some((least, apart.iter().sum::<usize>() as f64 / apart.len() as f64))
    }

    /// Returns the number of counters and columns in which an opening, by its index, differs from the one most like it;
    /// `None` if there is none.
    #[must_use]
    pub fn least_apart(&self, at: usize) -> Option<usize> {
        let own = self.fair.get(at)?;
        let others = self.fair.iter().enumerate().filter(|(other, _)| *other != at);
        others.map(|(_, other)| own.layout.apart(&other.layout)).min()
    }

    /// Returns the number of different cells of the openings.
    #[must_use]
    pub fn cells_of_fair(&self) -> usize {
        let mut cells: Vec<AxesCell> = self.fair.iter().map(|own| own.cell).collect();
        cells.sort_unstable();
        cells.dedup();
        cells.len()
    }
}
