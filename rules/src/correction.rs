//! Corrections: published errata as lists of edits.

mod record;
#[cfg(test)]
mod tests;

pub use record::Citation;

use serde::{Deserialize, Serialize};

use crate::allowance::Allowance;
use crate::edit::{Conflict, Edit, apply_meant};
use crate::map::MapDocument;
use crate::provenance::Provenance;
use crate::text::Document;
use crate::words::Words;

/// An erratum over a base map (`.correction.ron`). A scenario switches it on or off; the base map stays untouched.
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename = "Correction", deny_unknown_fields)]
pub struct Correction {
    /// Version of the text format.
    pub format: u32,
    /// Title.
    pub title: Words,
    /// The publication it comes from.
    pub by: Provenance,
    /// Page or section of the publication.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub page: String,
    /// Remarks.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<Words>,
    /// Findings that are meant to be there, each with its reason.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub allow: Vec<Allowance>,
    /// The changes, in the order they are made.
    pub items: Vec<Edit>,
}

impl Document for Correction {
    const NAME: &'static str = "Correction";
    const EXTENSION: &'static str = "correction.ron";

    fn format(&self) -> u32 {
        self.format
    }

    fn title(&self) -> &Words {
        &self.title
    }

    // The order of the items is part of what the correction says; that of what one holds is not.
    fn sort(&mut self) {
        self.allow.sort();
        self.items.iter_mut().for_each(Edit::sort);
    }
}

impl Correction {
    /// Makes every change and returns the edits that take them back; on the first one that does not fit, the map is left as
    /// it was.
    ///
    /// It fits by what is painted ([`Edit::meant`]): who vouches for a wall, and whether its layers stand in one entry or in
    /// two, is the designer's own affair. The edits returned restore that exactly.
    ///
    /// # Errors
    ///
    /// The edit that expected something else than the map holds.
    pub fn apply(&self, map: &mut MapDocument) -> Result<Vec<Edit>, Conflict> {
        apply_meant(map, &self.items)
    }

    /// The correction that takes this one back. It knows of no other origins than those this one gives; what
    /// [`apply`](Self::apply) returns restores those of the map.
    #[must_use]
    pub fn inverse(&self) -> Self {
        Self { items: self.items.iter().rev().map(Edit::inverse).collect(), ..self.clone() }
    }
}
