//! Corrections: published errata as lists of edits.

mod record;
#[cfg(test)]
mod tests;

pub use record::Citation;

use serde::{Deserialize, Serialize};

use crate::allowance::Allowance;
use crate::edit::{Conflict, Edit, apply_meant};
use crate::map::MapDocument;
use crate::provenance::{self, Provenance};
use crate::text::Document;
use crate::words::Words;

/// An erratum to a map (`.correction.ron`). A scenario switches it on or off; the map file itself does not change.
///
/// # Examples
///
/// ```
/// use rules::correction::Correction;
/// use rules::map::MapDocument;
/// use rules::text;
///
/// let correction: Correction = text::read(r#"Correction(
///     format: 1, title: (en: "Erratum"), by: Cited("the publisher's errata"), page: "2",
///     items: [Hexside(
///         was: [(at: "0303/0304:ground", kind: stone_wall, protects: "0303", by: Painted)],
///         becomes: [(at: "0303/0304:ground", kind: wooden_wall, protects: "0303", by: Cited("errata"))],
///     )],
/// )"#)?;
/// let mut map = MapDocument::sketch(&["stone_wall 0303/0304:ground protects 0303"])?;
/// correction.apply(&mut map)?;
/// assert_eq!(map.hexsides[0].kind.name(), "wooden_wall");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename = "Correction", deny_unknown_fields)]
pub struct Correction {
    /// Version of the text format: 1.
    pub format: u32,
    /// Title, as lists and pages show it.
    pub title: Words,
    /// The publication it comes from.
    #[serde(deserialize_with = "provenance::stated")]
    pub by: Provenance,
    /// Page or section of the publication; empty for none.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub page: String,
    /// Remarks, which are kept when the file is saved. Comments in the file are lost then; the program asks first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<Words>,
    /// Findings that are intended, each with its reason.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub allow: Vec<Allowance>,
    /// The changes, in the order they are applied. Each states what the map holds before and after, so that it can be
    /// undone.
    pub items: Vec<Edit>,
}

impl Document for Correction {
    const NAME: &'static str = "Correction";
    const EXTENSION: &'static str = "correction.ron";
    const HEAD: Option<fn(&mut Self) -> &mut Provenance> = Some(|own| &mut own.by);

    crate::document_text!();

    fn format(&self) -> u32 {
        self.format
    }

    fn title(&self) -> &Words {
        &self.title
    }

    fn each_origin(&mut self, see: &mut dyn FnMut(&mut Provenance)) {
        self.items.iter_mut().for_each(|edit| edit.each_origin(see));
    }

    // The order of the items is significant; the order of the entries within an item is not.
    fn sort(&mut self) {
        self.allow.sort();
        self.items.iter_mut().for_each(Edit::sort);
    }
}

impl Correction {
    /// Applies all items and returns the edits that undo them exactly.
    ///
    /// Items are matched by what is painted ([`Edit::meant`]): the origin of a wall, and whether its layers are written
    /// as one entry or two, do not matter.
    ///
    /// # Errors
    ///
    /// Returns the first edit that expected something other than what the map holds; the map is then unchanged.
    pub fn apply(&self, map: &mut MapDocument) -> Result<Vec<Edit>, Conflict> {
        apply_meant(map, &self.items)
    }

    /// Returns the correction that undoes this one. It restores only the origins stated in this correction; the edits
    /// returned by [`apply`](Self::apply) also restore the origins on the map.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::correction::{Citation, Correction};
    /// use rules::map::MapDocument;
    /// use rules::provenance::Provenance;
    /// use rules::words::Words;
    ///
    /// let base = MapDocument::sketch(&["grid 5 5"])?;
    /// let now = MapDocument::sketch(&["grid 5 5", "stone_wall 0303/0304:ground"])?;
    /// let about = Citation::new(Words::new("Erratum", ""), Provenance::Cited("errata".to_owned()));
    /// let correction = Correction::record(&base, &now, about);
    /// let mut map = base.clone();
    /// correction.apply(&mut map)?;
    /// correction.inverse().apply(&mut map)?;
    /// assert_eq!(map, base);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn inverse(&self) -> Self {
        Self { items: self.items.iter().rev().map(Edit::inverse).collect(), ..self.clone() }
    }
}
