//! Shards: parts of a play-test series, each played somewhere else.
//!
//! The dice of a game belong to the seed and to its number alone, so a series can be cut anywhere. A shard says what was
//! played, by whom and with which dice, and keeps what was counted in such a form that [`gather`](super::gather()) makes of all
//! of them the very numbers of a series that was played in one go.

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

/// The most games of a series: what is counted of each is kept until the last is over.
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
    /// The variants that were switched on for the series, as they were named.
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
    /// The half width, in percentage points, at which the share of wins is known well enough and the series stops; left
    /// out where all games are played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub until: Option<f64>,
    /// How many games the whole series has at most.
    pub asked: u32,
    /// The number of its first game, from 0.
    pub first: u32,
    /// Its games, in the order of their numbers.
    pub games: Vec<GameLine>,
    /// What was counted in them, stretch by stretch: one, or one for each moment at which the series may stop.
    pub counts: Vec<Stretch>,
    /// The fingerprint of all of the above: a change of any of it is noticed.
    pub seal: Fingerprint,
}

impl Document for Shard {
    const NAME: &'static str = "Shard";
    const EXTENSION: &'static str = "shard.ron";

    fn format(&self) -> u32 {
        self.format
    }

    fn title(&self) -> &Words {
        &self.title
    }

    // Games and stretches stand in the order of their numbers.
    fn sort(&mut self) {}
}

impl Shard {
    /// The document of a part of a series that was played with the game of a project.
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

    /// The shard with the seal that fits it.
    #[must_use]
    pub fn sealed(mut self) -> Self {
        self.seal = Fingerprint::default();
        self.seal = Fingerprint::of(&self);
        self
    }

    /// Its games, by their numbers from 0.
    #[must_use]
    pub fn range(&self) -> Range<u32> {
        let games = u32::try_from(self.games.len()).unwrap_or(u32::MAX);
        self.first..self.first.saturating_add(games)
    }

    /// How narrow the share of wins is to be known before the series stops; `None` where all games are played.
    #[must_use]
    pub fn goal(&self) -> Option<Goal> {
        self.until.map(|points| Goal { half_width: points / 100.0 })
    }

    /// A game of it, by its number from 0.
    pub(super) fn game(&self, number: u32) -> Option<&GameLine> {
        self.games.get(number.checked_sub(self.first)? as usize)
    }
}

/// The games of one of so many shards of a series, by their numbers from 0: the shards differ in length by one game at most,
/// and every game is in one of them. `part` counts from 1.
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
