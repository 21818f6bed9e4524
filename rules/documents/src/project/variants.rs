//! The variants of a project: their settings and their order.

#[cfg(test)]
mod tests;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::Project;
use crate::phrase::Phrase;
use crate::scenario::VariantUse;
use crate::variant::Variant;

/// A variant of a project.
///
/// # Examples
///
/// ```
/// use rules::project::LoadedVariant;
/// use rules::scenario::VariantUse;
/// use rules::variant::Variant;
///
/// let used = VariantUse { document: "ladders".to_owned(), on: true, ..VariantUse::default() };
/// let loaded = LoadedVariant::new(&used, Variant::default());
/// assert!(loaded.on && loaded.params.is_empty());
/// assert_eq!(loaded.name, "ladders");
/// ```
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct LoadedVariant {
    /// Its name in the scenario.
    pub name: String,
    /// The document.
    pub document: Variant,
    /// Whether it is switched on.
    pub on: bool,
    /// Its figures that differ from its own defaults.
    pub params: BTreeMap<String, i32>,
    /// Its choices that differ from the first ones.
    pub opts: BTreeMap<String, String>,
}

impl LoadedVariant {
    /// Creates the variant from its line in a scenario and its document.
    #[must_use]
    pub fn new(used: &VariantUse, document: Variant) -> Self {
        let VariantUse { document: name, on, params, opts } = used.clone();
        Self { name, document, on, params, opts }
    }

    /// Returns its line for a scenario's list.
    #[must_use]
    pub fn used(&self) -> VariantUse {
        let Self { name, document: _, on, params, opts } = self.clone();
        VariantUse { document: name, on, params, opts }
    }

    /// Returns the value of one of its figures, clamped to its range; 0 for an unknown name.
    #[must_use]
    pub fn figure(&self, name: &str) -> i32 {
        let param = self.document.params.iter().find(|param| param.id == name);
        param.map_or(0, |param| {
            let chosen = self.params.get(name).copied().unwrap_or(param.is);
            chosen.clamp(param.least.min(param.most), param.most)
        })
    }

    /// Whether `choice` is the current choice of one of its options.
    #[must_use]
    pub fn has_chosen(&self, option: &str, choice: &str) -> bool {
        let first = || self.document.opts.iter().find(|own| own.id == option).and_then(|own| own.choices.first());
        self.opts.get(option).or_else(first).is_some_and(|own| own == choice)
    }

    /// Creates a variant that is switched off.
    #[must_use]
    pub fn off(name: String, document: Variant) -> Self {
        Self { name, document, ..Self::default() }
    }
}

/// A line of the scenario's list of variants with the document it names, as needed by edits that add or remove one.
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ListedVariant {
    /// Its line in the scenario.
    pub used: VariantUse,
    /// The document.
    pub document: Variant,
}

/// A variant that is on but needs one that is not.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("the variant `{variant}` needs the variant `{need}`, which is not on")]
pub struct MissingVariant {
    /// The name in the scenario of the variant that is on.
    pub variant: String,
    /// The id of the variant it needs.
    pub need: String,
}

impl MissingVariant {
    /// Returns the message for the user.
    #[must_use]
    pub fn message(&self) -> Phrase {
        Phrase::new("unplayable-missing-variant").with("variant", &self.variant).with("need", &self.need)
    }
}

impl Project {
    /// Whether a variant the scenario lists has a rule called `name`: by its id, by what it cites, or by its number
    /// such as `ladders.2`.
    #[must_use]
    pub fn has_variant_rule(&self, name: &str) -> bool {
        self.variants.iter().map(|own| &own.document).any(|variant| {
            let place = |at: usize| format!("{}.{at}", variant.id);
            (1..).zip(&variant.rules).any(|(at, rule)| {
                rule.id() == name || rule.cites() == name || rule.id().is_empty() && place(at) == name
            })
        })
    }

    /// Returns the variant with index `at` and all it needs, whether on or off, each after those it needs; needed
    /// variants that are missing are left out.
    #[must_use]
    pub fn with_needs(&self, at: usize) -> Vec<&LoadedVariant> {
        let mut found = Vec::new();
        if let Some(own) = self.variants.get(at) {
            self.gather(own, &mut vec![own.document.id.as_str()], &mut found);
        }
        found
    }

    fn gather<'a>(&'a self, own: &'a LoadedVariant, met: &mut Vec<&'a str>, found: &mut Vec<&'a LoadedVariant>) {
        for need in &own.document.needs {
            let needed = self.variants.iter().find(|other| other.document.id == *need);
            if let Some(needed) = needed.filter(|_| !met.contains(&need.as_str())) {
                met.push(need);
                self.gather(needed, met, found);
            }
        }
        found.push(own);
    }

    /// Returns the variants that are on, in the order in which they apply: each after those it needs or uses, otherwise
    /// as the scenario lists them. In a cycle of needs the first one listed comes last.
    ///
    /// # Errors
    ///
    /// Returns the first variant, in that order, that needs one that is off or not listed by the scenario.
    pub fn variants_in_force(&self) -> Result<Vec<&LoadedVariant>, MissingVariant> {
        let mut order = LoadOrder { on: self.variants.iter().filter(|own| own.on).collect(), ..LoadOrder::default() };
        order.met = vec![false; order.on.len()];
        for at in 0..order.on.len() {
            order.visit(at)?;
        }
        Ok(order.sorted)
    }
}

/// The variants that are on, while they are being ordered.
#[derive(Default)]
struct LoadOrder<'a> {
    on: Vec<&'a LoadedVariant>,
    met: Vec<bool>,
    sorted: Vec<&'a LoadedVariant>,
}

impl LoadOrder<'_> {
    fn visit(&mut self, at: usize) -> Result<(), MissingVariant> {
        if std::mem::replace(&mut self.met[at], true) {
            return Ok(());
        }
        let own = self.on[at];
        for need in &own.document.needs {
            let missing = || MissingVariant { variant: own.name.clone(), need: need.clone() };
            self.visit(self.find(need).ok_or_else(missing)?)?;
        }
        for used in &own.document.uses {
            if let Some(at) = self.find(used) {
                self.visit(at)?;
            }
        }
        self.sorted.push(own);
        Ok(())
    }

    fn find(&self, id: &str) -> Option<usize> {
        self.on.iter().position(|own| own.document.id == id)
    }
}
