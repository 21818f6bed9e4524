//! Allowances: the findings that a document asks the validator to ignore, each with a reason.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::hexside::LayeredSide;
use crate::spot::Spot;
use crate::words::Words;

/// A finding that is intended, such as "the postern is open on purpose".
///
/// Errors cannot be allowed, because a document with an error cannot be played.
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
    /// Why the finding is intended.
    pub reason: Words,
}

impl Allowance {
    /// Returns the lint and the place, which together identify the allowance.
    #[must_use]
    pub fn target(&self) -> Target {
        Target { lint: self.lint.clone(), at: self.at.clone() }
    }

    /// Whether the allowance is for exactly this place, written as findings print it.
    ///
    /// A hexside may have either hex first. An allowance for several places lists all of them.
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

    /// Whether the allowance names this hex, hexside or other place, alone or in a list.
    #[must_use]
    pub fn names(&self, place: &str) -> bool {
        self.at == place || self.words().any(|word| word == place)
    }

    /// Returns the words of its place, with hexsides and spots written as findings print them.
    fn words(&self) -> impl Iterator<Item = String> + '_ {
        self.at.split_whitespace().map(|word| match (word.parse::<LayeredSide>(), word.parse::<Spot>()) {
            (Ok(side), _) => side.to_string(),
            (_, Ok(spot)) => spot.to_string(),
            _ => word.to_owned(),
        })
    }
}

/// The target of an allowance: a lint and a place.
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
