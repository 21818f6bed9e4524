//! What a page asks of the engine.

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
    /// Asks about it.
    Ask(Box<Asking>),
}

/// A scenario and the head of the log of a game of it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename = "Opening")]
pub struct OpenRequest {
    /// The texts of its documents, by the names of their files.
    pub files: BTreeMap<String, String>,
    /// The name of the scenario among them.
    pub scenario: String,
    /// The log without its entries, as logs are written.
    pub log: String,
}

/// A question about a moment of the game.
#[derive(Debug, Clone, Deserialize)]
pub struct Asking {
    /// Everything done up to that moment.
    pub made: Vec<StepRecord>,
    /// Who plays each side, Texans first, as logs name them; where it is left out, as the log says.
    #[serde(default)]
    pub seats: Option<[String; 2]>,
    /// Where the dice start; where it is left out, as the log says.
    #[serde(default)]
    pub seed: Option<u64>,
    /// Whether dice are rolled without waiting for somebody who presses a button.
    #[serde(default)]
    pub rolls: bool,
    /// The inks the page has, by day and by lamplight, as numbers of four bytes.
    #[serde(default)]
    pub inks: Vec<[u32; 2]>,
    /// The question.
    pub what: Request,
}

/// What is asked.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
#[serde(rename = "What")]
pub enum Request {
    /// Who decides, and what may be done.
    Stand,
    /// Does something; then the computer players go on.
    Make(String),
    /// A counter goes to a spot, by the cheapest way; then the computer players go on.
    Walk {
        /// The name of the counter.
        piece: String,
        /// The spot.
        to: String,
    },
    /// Rolls the dice that are due; then the computer players go on.
    Roll,
    /// The computer players go on: so many steps at the most, or until a person decides.
    GoOn(Option<usize>),
    /// Computer players play the game to its end, as the first game of a play-test from here, of which the first so many
    /// steps are wanted, or all.
    Game(Option<usize>),
    /// Computer players play so many games from here.
    Series(u32),
    /// Whether one spot sees another.
    Sight([String; 2]),
    /// What may come of the attacks of a counter on those who stand in a hex.
    Odds {
        /// The name of the counter.
        piece: String,
        /// The hex.
        hex: String,
    },
    /// How far a counter gets.
    Reach(String),
}

/// Something that was done, as short as JSON has it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
#[serde(rename = "Step")]
pub enum StepRecord {
    /// A roll: the sum of the dice.
    Rolled(u8),
    /// A decision, as logs write it.
    Did(String),
    /// A change by hand, as logs write it.
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
