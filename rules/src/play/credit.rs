//! Where the rules that act come from: which variant, for players who want to read it there.

use std::collections::BTreeSet;

use super::Atom;
use crate::provenance::Provenance;
use crate::variant::Variant;
use crate::words::Words;

/// A variant in force, as the source of its rules.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Credit {
    /// Its id, by which its page is found.
    pub variant: String,
    /// The title of the variant.
    pub title: Words,
    /// Where the variant itself comes from.
    pub by: Provenance,
    /// The numbers or names its rules are cited by.
    atoms: BTreeSet<Atom>,
}

impl Credit {
    /// The credit of a variant.
    #[must_use]
    pub fn of(variant: &Variant) -> Self {
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
