//! Shards: parts of a play-test series that are played in different places.
//!
//! The dice of a game depend only on the seed and on its number, so a series can be cut anywhere. A shard records what
//! was played, by which players and with which dice, and keeps the counts in such a form that
//! [`gather`](super::gather()) restores the exact numbers of a series played in one run.

mod counted;
mod fault;
mod line;
mod part;

pub use counted::Stretch;
pub(super) use counted::check;
pub use fault::ShardFault;
pub use line::GameLine;
pub(super) use part::one_game;
pub use part::{ShardPart, play_part};

use std::ops::Range;

use serde::{Deserialize, Serialize};

use super::{Goal, Plan};
use crate::fingerprint::Fingerprint;
use crate::log::{Parts, Players, VERSION};
use crate::project::Project;
use crate::provenance::Provenance;
use crate::text::{Document, FORMAT};
use crate::words::Words;

/// The greatest number of games in a series: the counts of each are kept until the last has ended.
pub const MOST_GAMES: u32 = 1_000_000;

/// A part of a play-test series (`.shard.ron`).
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename = "Shard", deny_unknown_fields)]
pub struct Shard {
    /// Version of the text format: 1.
    pub format: u32,
    /// Title of the scenario.
    pub title: Words,
    /// Where the numbers come from.
    pub by: Provenance,
    /// The scenario: a path, or a bundled name.
    pub scenario: String,
    /// The variants switched on for the series, by the names given.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub variants: Vec<String>,
    /// The version of the program that played.
    pub version: String,
    /// The state of each document it was played with.
    pub parts: Parts,
    /// The seed of the dice of the series.
    pub seed: u64,
    /// The players of both sides.
    pub players: Players,
    /// The half-width of the interval for the share of wins, in percentage points, at which the share is known well
    /// enough and the series stops; left out if all games are played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub until: Option<f64>,
    /// The maximum number of games in the whole series.
    pub asked: u32,
    /// The number of its first game, from 0.
    pub first: u32,
    /// Its games, in the order of their numbers.
    pub games: Vec<GameLine>,
    /// The counts of its games by stretch: a single stretch, or one for each point at which the series may stop.
    pub counts: Vec<Stretch>,
    /// The fingerprint of all of the above, which reveals any change.
    pub seal: Fingerprint,
}

impl Document for Shard {
    const NAME: &'static str = "Shard";
    const EXTENSION: &'static str = "shard.ron";

    crate::document_text!();

    fn format(&self) -> u32 {
        self.format
    }

    fn title(&self) -> &Words {
        &self.title
    }

    // Games and stretches are in the order of their numbers.
    fn sort(&mut self) {}
}

impl Shard {
    /// Creates the document of a part of a series played with the game of a project.
    #[must_use]
    pub fn new(
        part: ShardPart,
        plan: &Plan,
        until: Option<f64>,
        project: &Project,
        scenario: impl Into<String>,
        variants: &[String],
    ) -> Self {
        let [texan, mexican] = plan.players.clone();
        let shard = Self {
            format: FORMAT,
            title: project.scenario.title.clone(),
            by: Provenance::reconstructed("played by the program", "joué par le programme"),
            scenario: scenario.into(),
            variants: variants.to_vec(),
            version: VERSION.to_owned(),
            parts: Parts::new(project),
            seed: plan.seed,
            players: Players { texan, mexican },
            until,
            asked: plan.games,
            first: part.first,
            games: part.games,
            counts: part.counts,
            seal: Fingerprint::default(),
        };
        shard.sealed()
    }

    /// Returns the shard with its seal renewed.
    #[must_use]
    pub fn sealed(mut self) -> Self {
        self.seal = Fingerprint::default();
        self.seal = Fingerprint::of(&self);
        self
    }

    /// Returns the numbers of its games, from 0.
    #[must_use]
    pub fn range(&self) -> Range<u32> {
        let games = u32::try_from(self.games.len()).unwrap_or(u32::MAX);
        self.first..self.first.saturating_add(games)
    }

    /// Returns the goal at which the series stops; `None` if all games are played.
    #[must_use]
    pub fn goal(&self) -> Option<Goal> {
        self.until.map(|points| Goal { half_width: points / 100.0 })
    }

    /// Returns a game, by its number from 0; `None` if it is not in the shard.
    pub(super) fn game(&self, number: u32) -> Option<&GameLine> {
        self.games.get(number.checked_sub(self.first)? as usize)
    }
}

/// Returns the games of shard `part` of `of` shards of a series, by their numbers from 0: the shards differ in length
/// by one game at most, and every game is in one of them. `part` counts from 1.
///
/// # Examples
///
/// ```
/// use rules::playtest::cut;
///
/// let all: Vec<_> = (1..=3).map(|part| cut(10, part, 3)).collect();
/// assert_eq!(all, [0..3, 3..6, 6..10]);
/// assert!(cut(2, 1, 3).is_empty(), "more shards than games");
/// ```
#[must_use]
pub fn cut(games: u32, part: u32, of: u32) -> Range<u32> {
    let end = |part: u32| {
        let end = u64::from(games) * u64::from(part.min(of)) / u64::from(of.max(1));
        u32::try_from(end).unwrap_or(games)
    };
    end(part.saturating_sub(1))..end(part)
}
