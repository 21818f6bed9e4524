//! What the lints on variants share: where their findings are, and which variants there are.

use super::{Finding, Lint, Part, Place};
use crate::project::Project;
use crate::variant::{Bound, Rule, See, Variant, callers, walk_actions, walk_rule};

impl Lint {
    /// A finding on an entry of a list of a variant, such as a flag or a rule.
    pub(super) fn entry(&self, at: usize, list: &'static str, name: &str) -> Finding {
        let place = Place::Row { table: list, row: name.to_owned() };
        Finding::new(self, Part::Variant(at), place).with("name", name)
    }
}

/// The variants of a project with their places in its list.
pub(super) fn variants(project: &Project) -> impl Iterator<Item = (usize, &Variant)> {
    project.variants.iter().map(|own| &own.document).enumerate()
}

/// All variants whose rules and tables one may speak of.
pub(super) fn known(project: &Project) -> Vec<&Variant> {
    project.variants.iter().map(|own| &own.document).collect()
}

/// Whether a variant speaks of others that are not there: what they say of its names, nobody knows.
pub(super) fn is_alone(project: &Project, variant: &Variant) -> bool {
    let is_there = |name: &String| project.variants.iter().any(|own| own.document.id == *name);
    !variant.needs.iter().chain(&variant.uses).all(is_there)
}

/// A rule or a table of a variant, with what may be spoken of there.
#[derive(Debug)]
pub(super) struct Passage<'a> {
    pub(super) list: &'static str,
    pub(super) name: String,
    pub(super) bound: Bound,
    what: What<'a>,
}

#[derive(Debug)]
enum What<'a> {
    Rule(&'a Rule),
    Rows(&'a crate::variant::Table),
}

impl<'a> Passage<'a> {
    /// Sees every word of it.
    pub(super) fn walk(&self, known: &[&Variant], see: See<'_, 'a>) {
        match self.what {
            What::Rule(rule) => walk_rule(rule, known, see),
            What::Rows(table) => {
                table.rows.iter().for_each(|row| walk_actions(&row.act, &self.bound.it, see));
            }
        }
    }
}

/// The rules and tables of a variant, in order.
pub(super) fn passages<'a>(variant: &'a Variant, known: &[&Variant]) -> Vec<Passage<'a>> {
    let rules = (1..).zip(&variant.rules).map(|(number, rule)| {
        let bound = match rule {
            Rule::When { on, .. } => Bound::of_occasion(on),
            Rule::Adjust { what, .. } => Bound::of_quantity(what, known),
            Rule::Require { .. } => Bound::nothing(),
        };
        Passage { list: "rules", name: rule.name_in(&variant.id, number), bound, what: What::Rule(rule) }
    });
    let tables = variant.tables.iter().map(|table| {
        let bound = Bound::of_callers(&callers(&table.id, known));
        Passage { list: "tables", name: table.id.clone(), bound, what: What::Rows(table) }
    });
    rules.chain(tables).collect()
}
