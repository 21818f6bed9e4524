//! Uses of rules of variants: how often each acted, and with what effect.

use serde::{Deserialize, Serialize};

/// A rule of a variant, how often it was triggered, and its effect.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct UseLine {
    /// The name of the rule, or the name of its variant and the number of the rule.
    pub rule: String,
    /// The id of its variant.
    pub variant: String,
    /// How often it was triggered.
    pub times: u64,
    /// The number of games in which it was triggered.
    pub games: u32,
    /// How often it changed something when triggered.
    pub changed: u64,
    /// Its effect over all games.
    pub came: Came,
}

/// The effect of a rule over a series of games.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Came {
    /// It could never be triggered in this scenario.
    Impossible,
    /// It was never triggered.
    Never,
    /// It was triggered and changed nothing.
    Nothing,
    /// It changed something.
    Something,
}

impl Came {
    /// The effects that a report mentions: all except [`Came::Something`].
    pub const ODD: [Self; 3] = [Self::Impossible, Self::Never, Self::Nothing];
}
