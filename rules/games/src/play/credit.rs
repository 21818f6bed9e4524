//! The variants that rules in force come from, for players who want to look them up.

use std::collections::BTreeSet;

use super::Atom;
use crate::provenance::Provenance;
use crate::variant::Variant;
use crate::words::Words;

/// A variant in force, as the source of rules.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Credit {
    /// The id of the variant, by which its page is found.
    pub variant: String,
    /// The title of the variant.
    pub title: Words,
    /// The provenance of the variant.
    pub by: Provenance,
    /// The numbers or names by which its rules are cited.
    atoms: BTreeSet<Atom>,
}

impl Credit {
    /// Creates the credit of a variant.
    #[must_use]
    pub fn from_variant(variant: &Variant) -> Self {
        Self {
            variant: variant.id.clone(),
            title: variant.title.clone(),
            by: variant.by.clone(),
            atoms: variant.atoms().map(|name| Atom::kept(&name)).collect(),
        }
    }

    /// Whether this rule belongs to the variant.
    #[must_use]
    pub fn names(&self, rule: Atom) -> bool {
        self.atoms.contains(&rule)
    }
}
