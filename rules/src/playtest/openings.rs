//! Openings of a scenario that are fair and differ: where its counters start, where its columns enter, what stays in the box.
//!
//! The search keeps many openings beside each other (MAP-Elites: J.-B. Mouret and J. Clune, "Illuminating search spaces by
//! mapping elites", 2015). Each is filed by how its games go: a cell is so many turns and so many losses of the attackers,
//! on average. In a cell those stay whose share of wins comes nearest to the target, as long as they differ from each other.
//! It begins with the opening of the scenario, with walks that lead away from it, and with set-ups drawn by lot; then it
//! varies what it has. Few games are fought for many, more for what promises something, all of them with the same dice.
//!
//! Counters stay in the box only where placing alone leads to too few openings: in the second half of the search, or at once
//! where a scenario has nothing to place.
//!
//! What the search has seen of an opening is forgotten in the end. Those it would choose fight a number of games fixed
//! beforehand with dice nobody has looked at. An opening is confirmed when the whole interval of its share lies within the
//! target; the others are dropped, and the next one is tried. The intervals hold together, with 95 in a hundred: each
//! confirmation has its part of the error from the start, so that more of them make no single one less sure.
//!
//! Openings may differ on paper and play alike, because the side that moves first undoes the difference. With the same dice
//! their games are the same, one by one; of those only one is chosen.

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

/// What is looked for, and in how many games.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Sought {
    /// How many openings.
    pub wanted: usize,
    /// The share of games the side is to win, whose wins a [`Workshop`] counts.
    pub target: BalanceTarget,
    /// Games of a confirmation, see [`Confirmation`].
    pub games: u32,
    /// The most openings that are played.
    pub tries: u32,
    /// Where what is drawn begins.
    pub seed: u64,
}

/// A whole set-up as the rules allow it: what a player has made of it who draws by lot.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Drawn {
    /// Where the columns enter.
    pub plot: Vec<PlotLine>,
    /// Where the counters stand.
    pub setup: Vec<Placement>,
}

/// What knows the rules of a set-up and fights the games of a search.
pub trait Workshop {
    /// The spots where the rules let a counter of a project start while all others stay where they are; none for one that
    /// is not set up before the game.
    fn spots(&mut self, project: &Project, piece: &str) -> Vec<Spot>;

    /// A set-up drawn by lot from what the rules allow; `None` where nothing is set up before the game.
    fn drawn(&mut self, seed: u64) -> Option<Drawn>;

    /// Whether an opening can be played and nothing is found in it that is not found in the scenario as it stands.
    fn admits(&mut self, layout: &Layout, project: &Project) -> bool;

    /// Fights the games of some numbers of an opening that was admitted; `None` when somebody has said stop.
    fn play(&mut self, layout: &Layout, project: &Project, numbers: Range<u32>, throw: Throw) -> Option<Score>;
}

/// Looks for openings of a project that are fair and differ from it and from each other.
#[must_use]
pub fn openings(project: &Project, sought: &Sought, workshop: &mut dyn Workshop) -> Openings {
    search::run(project, sought, workshop)
}

#[cfg(test)]
mod tests;
