//! Parameters and options: what the user of a variant may choose.

use serde::{Deserialize, Serialize};

use crate::words::Words;

/// A number that the user of a variant may change.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Param {
    /// Its name: rules write `P("name")`.
    pub id: String,
    /// Its default value.
    pub is: i32,
    /// The smallest value the user may set.
    pub least: i32,
    /// The largest value the user may set.
    pub most: i32,
    /// What it means, as shown to the user who sets it.
    #[serde(default, skip_serializing_if = "Words::is_empty")]
    pub says: Words,
}

/// A choice the user of a variant has; the first word is the default.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Opt {
    /// Its name: rules write `Opt("name", "word")`.
    pub id: String,
    /// The words that may be chosen, at least two; the first is the default.
    pub choices: Vec<String>,
    /// What is chosen, as shown to the user who chooses.
    #[serde(default, skip_serializing_if = "Words::is_empty")]
    pub says: Words,
}
