//! Uses of rules of variants: how often each acted, and with what effect.

use serde::{Deserialize, Serialize};

/// A rule of a variant, how often it was started and what came of it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct UseLine {
    /// Its name, or that of its variant with its number.
    pub rule: String,
    /// The id of its variant.
    pub variant: String,
    /// How often it was started.
    pub times: u64,
    /// In how many games it was started.
    pub games: u32,
    /// How often that changed something.
    pub changed: u64,
    /// What came of it over all games.
    pub came: Came,
}

/// The effect of a rule over a series of games.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Came {
    /// It could never be started in this scenario.
    Impossible,
    /// It was never started.
    Never,
    /// It was started and changed nothing.
    Nothing,
    /// It changed something.
    Something,
}

impl Came {
    /// The effects that a report mentions: all except [`Came::Something`].
    pub const ODD: [Self; 3] = [Self::Impossible, Self::Never, Self::Nothing];
}
