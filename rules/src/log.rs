//! Game logs: records of games, which can be replayed.
//!
//! A log names its scenario, records the fingerprints of the documents it was played with, and lists each decision and
//! each roll with the events that followed, in the text form of its game system ([`Spoken`](crate::play::Spoken)). It
//! may stop anywhere, even in the middle of a combat. Replaying it gives the position to continue from, so a log is
//! also a saved game.
//!
//! A log is meant for the umpire: the scenario's plot and the `plot` entries reveal where the columns enter.

mod divergence;
mod entry;
mod note;
mod parts;
mod replay;
#[cfg(test)]
mod tests;
mod warning;

pub use divergence::{Divergence, DivergenceCause, Happened};
pub use entry::LogEntry;
pub use note::Note;
pub use parts::{Changed, InForce, Parts};
pub use replay::{Account, LoggedStep, Replayed, replay, replay_to};
pub use warning::{LogWarning, OtherDice};

use serde::{Deserialize, Serialize};

use crate::project::Project;
use crate::provenance::Provenance;
use crate::text::{Document, FORMAT};
use crate::words::{Language, Words};

/// The version of the program that writes logs.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");

/// The name in logs for a person who plays a side.
pub const PERSON: &str = "person";

/// A game as it was played (`.log.ron`).
///
/// The set-up and the entry plot of the scenario come before the first entry; what the scenario leaves open is recorded
/// as entries.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename = "Log", deny_unknown_fields)]
pub struct Log {
    /// Version of the text format: 1.
    pub format: u32,
    /// Title, as lists and pages show it.
    pub title: Words,
    /// Where the game comes from.
    pub by: Provenance,
    /// The scenario: a path relative to the log, or a bundled name.
    pub scenario: String,
    /// The version of the program it was played with.
    pub version: String,
    /// The state of each document it was played with.
    pub parts: Parts,
    /// The seed of the dice. Together with the number of the game, it determines every roll.
    pub seed: u64,
    /// The number of the game in its series, from 0. Together with the seed, it determines the dice.
    pub game: u32,
    /// The players of both sides.
    pub players: Players,
    /// Remarks on the game and on its steps, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<Note>,
    /// Every decision and every roll, in the order they were played.
    #[serde(default)]
    pub entries: Vec<LogEntry>,
}

/// The names of the players of a game.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Players {
    /// The player of the Texan side: a computer player such as `captain`, or `person`.
    pub texan: String,
    /// The player of the Mexican side.
    pub mexican: String,
}

impl Document for Log {
    const NAME: &'static str = "Log";
    const EXTENSION: &'static str = "log.ron";

    crate::document_text!();

    fn format(&self) -> u32 {
        self.format
    }

    fn title(&self) -> &Words {
        &self.title
    }

    // Entries stay in the order in which they were played.
    fn sort(&mut self) {}
}

impl Log {
    /// Creates the log of a game between computer players that has not begun.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::log::{Log, Players};
    /// use rules::project::Project;
    /// use rules::text;
    ///
    /// let players = Players { texan: "captain".to_owned(), mexican: "person".to_owned() };
    /// let log = Log::begin(&Project::default(), "alamo", 1836, players);
    /// assert!(log.entries.is_empty());
    /// assert_eq!(text::read::<Log>(&text::write(&log))?, log);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn begin(project: &Project, scenario: impl Into<String>, seed: u64, players: Players) -> Self {
        Self {
            format: FORMAT,
            title: project.scenario.title.clone(),
            by: Provenance::reconstructed("played by the program", "jouée par le programme"),
            scenario: scenario.into(),
            version: VERSION.to_owned(),
            parts: Parts::new(project),
            seed,
            game: 0,
            players,
            notes: Vec::new(),
            entries: Vec::new(),
        }
    }

    /// Returns the log of a game of a series, with the same head as this log. `game` is its number in the series, from
    /// 0.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::log::{Log, Players};
    /// use rules::project::Project;
    /// use rules::words::Language;
    ///
    /// let mut first = Log::begin(&Project::default(), "alamo", 1836, Players::default());
    /// first.title.en = "The Alamo".to_owned();
    /// let third = first.of_game(2, Vec::new());
    /// assert_eq!((third.game, third.title.get(Language::English)), (2, "The Alamo: game 3"));
    /// ```
    #[must_use]
    pub fn of_game(&self, game: u32, entries: Vec<LogEntry>) -> Self {
        let number = u64::from(game) + 1;
        let title = |language| self.title.get(language);
        let title = Words::new(
            format!("{}: game {number}", title(Language::English)),
            format!("{} : partie {number}", title(Language::French)),
        );
        Self { title, game, entries, ..self.clone() }
    }
}

/// Returns the help page on logs: their purpose, their format and how to replay them.
///
/// # Examples
///
/// ```
/// use rules::log::page;
/// use rules::words::Language;
///
/// assert!(page(Language::English).starts_with("# "));
/// assert_ne!(page(Language::English), page(Language::French));
/// ```
#[must_use]
pub const fn page(language: Language) -> &'static str {
    match language {
        Language::English => include_str!("log.md"),
        Language::French => include_str!("log.fr.md"),
    }
}
