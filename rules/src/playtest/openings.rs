//! Searches for openings of a scenario that are fair and diverse: where its counters start, where its columns enter,
//! which counters stay in the box.
//!
//! The search keeps many openings at once (MAP-Elites: J.-B. Mouret and J. Clune, "Illuminating search spaces by
//! mapping elites", 2015). Each is filed by how its games go: a cell is a range of average turns and of average losses
//! of the attackers. A cell keeps the openings whose share of wins is nearest to the target, as long as they differ
//! from each other. The search begins with the opening of the scenario, with walks that lead away from it, and with
//! random set-ups; then it varies what it has. Many openings are played in few games, promising ones in more, all with
//! the same dice.
//!
//! Counters stay in the box only if placement alone leads to too few openings: in the second half of the search, or at
//! once if a scenario has nothing to place.
//!
//! The games of the search do not count for the verdict. The openings it would choose play a number of games fixed
//! beforehand with fresh dice. An opening is confirmed if the whole interval of its share lies within the target;
//! otherwise it is dropped and the next one is tried. The intervals hold together, with a probability of 95 %: each
//! confirmation has its part of the error from the start, so that further ones do not weaken any.
//!
//! Openings may differ on paper but play alike, because the side that moves first undoes the difference. With the same
//! dice their games are identical, one by one; only one of those is chosen.

mod archive;
mod axes;
mod confirmation;
mod found;
mod layout;
mod score;
mod search;
mod vary;

pub use axes::{Axes, AxesCell};
pub use confirmation::Confirmation;
pub use found::{Fair, Openings};
pub use layout::{Layout, LayoutChange};
pub use score::Score;

use std::ops::Range;

use super::{BalanceTarget, Throw};
use crate::project::Project;
use crate::scenario::{Placement, PlotLine};
use crate::spot::Spot;

/// The parameters of a search for openings.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Sought {
    /// The number of openings wanted.
    pub wanted: usize,
    /// The share of games to be won by the side whose wins the [`Workshop`] counts.
    pub target: BalanceTarget,
    /// The number of games of a confirmation, see [`Confirmation`].
    pub games: u32,
    /// The greatest number of openings to play.
    pub tries: u32,
    /// The seed of the random draws.
    pub seed: u64,
}

/// A whole legal set-up, made by a player that draws at random.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Drawn {
    /// The entry area of each column.
    pub plot: Vec<PlotLine>,
    /// The placements of the counters.
    pub setup: Vec<Placement>,
}

/// The rules of a set-up and the means to play the games of a search.
pub trait Workshop {
    /// Returns the spots where a counter of a project may start while all others stay where they are; none for a
    /// counter that is not set up before the game.
    fn spots(&mut self, project: &Project, piece: &str) -> Vec<Spot>;

    /// Returns a random legal set-up; `None` if nothing is set up before the game.
    fn drawn(&mut self, seed: u64) -> Option<Drawn>;

    /// Whether an opening can be played and has no finding that the unchanged scenario does not have.
    fn admits(&mut self, layout: &Layout, project: &Project) -> bool;

    /// Plays the games of the given numbers of an admitted opening; `None` if the search is cancelled.
    fn play(&mut self, layout: &Layout, project: &Project, numbers: Range<u32>, throw: Throw) -> Option<Score>;
}

/// Searches for openings of a project that are fair and differ from it and from each other.
#[must_use]
pub fn openings(project: &Project, sought: &Sought, workshop: &mut dyn Workshop) -> Openings {
    search::run(project, sought, workshop)
}

#[cfg(test)]
mod tests;
