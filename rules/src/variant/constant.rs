//! Parameters and options: what the user of a variant may choose.

use serde::{Deserialize, Serialize};

use crate::words::Words;

/// A figure the user of a variant may change.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Param {
    /// Its name: rules write `P("name")`.
    pub id: String,
    /// Its value until its user sets another.
    pub is: i32,
    /// The smallest value its user may set.
    pub least: i32,
    /// The largest value its user may set.
    pub most: i32,
    /// What it means, for whoever sets it.
    #[serde(default, skip_serializing_if = "Words::is_empty")]
    pub says: Words,
}

/// A choice the user of a variant has; the first one holds when he says nothing.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Opt {
    /// Its name: rules write `Opt("name", "word")`.
    pub id: String,
    /// The words that may be chosen, at least two; the first holds until its user chooses another.
    pub choices: Vec<String>,
    /// What is chosen, for whoever chooses.
    #[serde(default, skip_serializing_if = "Words::is_empty")]
    pub says: Words,
}
