//! What a search for openings has come to.

use super::{Axes, AxesCell, Layout, LayoutChange, Score};
use crate::playtest::Interval;
use crate::project::Project;

/// An opening that holds the target with fresh dice.
#[derive(Debug, Clone, PartialEq)]
pub struct Fair {
    /// The opening.
    pub layout: Layout,
    /// The scenario with it.
    pub project: Project,
    /// Its games with fresh dice.
    pub score: Score,
    /// The share of them that was won; its interval lies within the target and holds with those of all others.
    pub interval: Interval,
    /// The cell of these games.
    pub cell: AxesCell,
    /// In what it differs from the scenario as it stands.
    pub shifts: Vec<LayoutChange>,
}

/// What was found.
#[derive(Debug, Clone, PartialEq)]
pub struct Openings {
    /// The openings, in the order they were chosen.
    pub fair: Vec<Fair>,
    /// The scenario as it stands, in games of the search.
    pub as_it_is: Score,
    /// In at least so many counters and columns each differs from each other and from the scenario as it stands.
    pub apart: usize,
    /// How cells are told from each other.
    pub axes: Axes,
    /// The cells the search has met.
    pub cells: usize,
    /// Openings that were played.
    pub tried: u32,
    /// Openings the rules or the validator were against.
    pub refused: u32,
    /// Openings that fresh dice did not confirm.
    pub dropped: u32,
    /// Openings whose games were those of another, one by one.
    pub alike: u32,
    /// Games in all.
    pub played: u64,
    /// Whether somebody has said stop.
    pub cancelled: bool,
}

impl Openings {
    /// In how many counters and columns two of the openings differ: the least and the mean of all pairs; `None` where there
    /// is no pair.
    #[must_use]
    pub fn pairs(&self) -> Option<(usize, f64)> {
        let all = self.fair.iter().enumerate();
        let apart: Vec<usize> =
            all.flat_map(|(at, one)| self.fair[..at].iter().map(|other| one.layout.apart(&other.layout))).collect();
        let least = apart.iter().copied().min()?;
        Some((least, apart.iter().sum::<usize>() as f64 / apart.len() as f64))
    }

    /// In how many counters and columns the opening at a place differs from the one that resembles it most.
    #[must_use]
    pub fn least_apart(&self, at: usize) -> Option<usize> {
        let own = self.fair.get(at)?;
        let others = self.fair.iter().enumerate().filter(|(other, _)| *other != at);
        others.map(|(_, other)| own.layout.apart(&other.layout)).min()
    }

    /// How many cells the openings are of.
    #[must_use]
    pub fn cells_of_fair(&self) -> usize {
        let mut cells: Vec<AxesCell> = self.fair.iter().map(|own| own.cell).collect();
        cells.sort_unstable();
        cells.dedup();
        cells.len()
    }
}
