//! Allowances: what a document asks the validator to pass over, and why.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::hexside::LayeredSide;
use crate::spot::Spot;
use crate::words::Words;

/// A finding that is meant to be there: "the postern is open on purpose".
///
/// Errors cannot be allowed: what cannot be played stays so.
///
/// # Examples
///
/// ```
/// use rules::map::MapDocument;
/// use rules::text;
///
/// let map: MapDocument = text::read(r#"Map(
///     format: 1, title: (en: "Fort"), by: Painted, grid: (columns: 9, rows: 9),
///     allow: [(lint: "leaking-walls", at: "0303/0304", reason: (en: "the postern is open on purpose"))],
/// )"#)?;
/// assert_eq!(map.allow[0].target().to_string(), "leaking-walls 0303/0304");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Allowance {
    /// The lint, such as `leaking-walls`: `bexar explain lints` lists them.
    pub lint: String,
    /// The place as the finding prints it, such as `1403/1404` or `room hospital`; empty for the whole document.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub at: String,
    /// Why it is meant to be there.
    pub reason: Words,
}

impl Allowance {
    /// The lint and the place, by which allowances are told apart.
    #[must_use]
    pub fn target(&self) -> Target {
        Target { lint: self.lint.clone(), at: self.at.clone() }
    }

    /// Whether the allowance is for this place, written as findings print it.
    ///
    /// A hexside is the same with either hex first; an allowance of several places names them all.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::allowance::Allowance;
    /// use rules::words::Words;
    ///
    /// let (lint, at) = ("leaking-walls".to_owned(), "0304/0303".to_owned());
    /// let allowance = Allowance { lint, at, reason: Words::new("the postern is open on purpose", "") };
    /// assert!(allowance.is_at("0303/0304"));
    /// assert!(!allowance.is_at("0303"));
    /// ```
    #[must_use]
    pub fn is_at(&self, place: &str) -> bool {
        self.at == place || self.words().eq(place.split(' ').map(str::to_owned))
    }

    /// Whether the allowance names this hex, hexside or other place, alone or among others.
    #[must_use]
    pub fn names(&self, place: &str) -> bool {
        self.at == place || self.words().any(|word| word == place)
    }

    /// The words of its place, hexsides and spots as findings print them.
    fn words(&self) -> impl Iterator<Item = String> + '_ {
        self.at.split_whitespace().map(|word| match (word.parse::<LayeredSide>(), word.parse::<Spot>()) {
            (Ok(side), _) => side.to_string(),
            (_, Ok(spot)) => spot.to_string(),
            _ => word.to_owned(),
        })
    }
}

/// What an allowance allows, and where.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Target {
    /// The lint.
    pub lint: String,
    /// The place; empty for the whole document.
    pub at: String,
}

impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.at.is_empty() { f.write_str(&self.lint) } else { write!(f, "{} {}", self.lint, self.at) }
    }
}
