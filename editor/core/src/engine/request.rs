//! The requests that a page sends to the engine.

use std::collections::BTreeMap;

use rules::log::LogEntry;
use rules::play::Roll;
use rules::table::TextStep;
use serde::{Deserialize, Serialize};

/// One line of the input.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
#[serde(rename = "Line")]
pub enum InputLine {
    /// Opens a scenario.
    Open(OpenRequest),
    /// Asks a question about it.
    Ask(Box<Asking>),
}

/// A scenario and the head of the log of a game of it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename = "Opening")]
pub struct OpenRequest {
    /// The texts of its documents, by file name.
    pub files: BTreeMap<String, String>,
    /// The name of the scenario among them.
    pub scenario: String,
    /// The log without its entries, in the format of log files.
    pub log: String,
}

/// A question about a moment of the game.
#[derive(Debug, Clone, Deserialize)]
pub struct Asking {
    /// All steps up to that moment.
    pub made: Vec<StepRecord>,
    /// The player of each side, Texans first, with their names in logs; if absent, as in the log.
    #[serde(default)]
    pub seats: Option<[String; 2]>,
    /// The seed of the dice; if absent, as in the log.
    #[serde(default)]
    pub seed: Option<u64>,
    /// Whether dice are rolled without waiting for the user to press a button.
    #[serde(default)]
    pub rolls: bool,
    /// The colours of the page for the light and the dark theme, as numbers of four bytes.
    #[serde(default)]
    pub inks: Vec<[u32; 2]>,
    /// The question.
    pub what: Request,
}

/// A question.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
#[serde(rename = "What")]
pub enum Request {
    /// Who decides, and the legal actions.
    Stand,
    /// Makes a decision; then the computer players continue.
    Make(String),
    /// Moves a counter to a spot, by the cheapest path; then the computer players continue.
    Walk {
        /// The name of the counter.
        piece: String,
        /// The spot.
        to: String,
    },
    /// Rolls the dice that are due; then the computer players continue.
    Roll,
    /// The computer players continue, for at most this number of steps, or until a person decides.
    GoOn(Option<usize>),
    /// Computer players play the game to its end, as the first game of a play-test from here. Returns the first steps,
    /// up to this number, or all of them.
    Game(Option<usize>),
    /// Computer players play this number of games from here.
    Series(u32),
    /// Whether one spot sees another.
    Sight([String; 2]),
    /// The odds of the attacks of a counter on the enemies in a hex.
    Odds {
        /// The name of the counter.
        piece: String,
        /// The hex.
        hex: String,
    },
    /// How far a counter can move.
    Reach(String),
}

/// A step, in the shortest JSON form.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
#[serde(rename = "Step")]
pub enum StepRecord {
    /// A roll: the sum of the dice.
    Rolled(u8),
    /// A decision, in the format of logs.
    Did(String),
    /// A change by hand, in the format of logs.
    Amended {
        /// Its text.
        amend: String,
    },
}

impl From<&LogEntry> for StepRecord {
    fn from(entry: &LogEntry) -> Self {
        match entry {
            LogEntry::Did(decision, _) => Self::Did(decision.clone()),
            LogEntry::Rolled(sum, _) => Self::Rolled(*sum),
            LogEntry::Amended(amend) => Self::Amended { amend: amend.clone() },
        }
    }
}

impl From<&StepRecord> for TextStep {
    fn from(step: &StepRecord) -> Self {
        match step {
            StepRecord::Rolled(sum) => Self::Roll(Roll(*sum)),
            StepRecord::Did(decision) => Self::Action(decision.clone()),
            StepRecord::Amended { amend } => Self::Amend(amend.clone()),
        }
    }
}
