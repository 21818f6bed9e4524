//! Parameters and options: what the user of a variant may choose.

use serde::{Deserialize, Serialize};

use crate::words::Words;

/// A figure the user of a variant may change.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Param {
    /// Its name.
    pub id: String,
    /// What it is when nobody says otherwise.
    pub is: i32,
    /// The least it may be.
    pub least: i32,
    /// The most it may be.
    pub most: i32,
    /// What it means.
    #[serde(default, skip_serializing_if = "Words::is_empty")]
    pub says: Words,
}

/// A choice the user of a variant has; the first one holds when he says nothing.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Opt {
    /// Its name.
    pub id: String,
    /// What may be chosen, at least two words.
    pub choices: Vec<String>,
    /// What it means.
    #[serde(default, skip_serializing_if = "Words::is_empty")]
    pub says: Words,
}
