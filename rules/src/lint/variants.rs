//! What the lints on variants share: the places of their findings, and the variants of a project.

use super::{Lint, Survey};
use crate::place::Place;
use crate::project::DocumentRef;
use crate::project::Project;
use crate::report::Finding;
use crate::variant::{
    Bindings, Occasion, Quantity, Rule, See, Table, Variant, callers, walk_actions, walk_rule_within,
};

impl Lint {
    /// Returns a finding on an entry of a list of a variant, such as a flag or a rule.
    pub(super) fn entry(&self, at: usize, list: &'static str, name: &str) -> Finding {
        let place = Place::Row { table: list, row: name.to_owned() };
        self.finding(DocumentRef::Variant(at), place).with("name", name)
    }
}

/// Returns the variants of a project with their indices.
pub(super) fn variants(project: &Project) -> impl Iterator<Item = (usize, &Variant)> {
    project.variants.iter().map(|own| &own.document).enumerate()
}

/// Returns all variants whose rules and tables can be referred to.
pub(super) fn known(project: &Project) -> Vec<&Variant> {
    project.variants.iter().map(|own| &own.document).collect()
}

/// Returns the last Game-Turn; the greatest there can be if a variant changes the length of the game, or if the rulebook is
/// not known.
pub(super) fn last_turn(project: &Project) -> u8 {
    let lengthens = |rule: &Rule| matches!(rule, Rule::Adjust { what: Quantity::GameLength, .. });
    let is_open = known(project).iter().flat_map(|variant| &variant.rules).any(lengthens);
    if is_open || project.rulebook.format == 0 {
        return u8::MAX;
    }
    u8::try_from(project.rulebook.number("game.turns")).unwrap_or(u8::MAX)
}

/// Whether a variant uses others that are missing, so that the names they declare are unknown.
pub(super) fn is_alone(project: &Project, variant: &Variant) -> bool {
    let is_there = |name: &String| project.variants.iter().any(|own| own.document.id == *name);
    !variant.needs.iter().chain(&variant.uses).all(is_there)
}

/// A rule or a table of a variant, with the names that can be used there.
#[derive(Debug, Clone, Copy)]
pub(super) struct RuleInContext<'a> {
    pub(super) list: &'static str,
    pub(super) name: &'a str,
    pub(super) bound: &'a Bindings,
    what: RuleOrRows<'a>,
}

#[derive(Debug, Clone, Copy)]
enum RuleOrRows<'a> {
    Rule(&'a Rule),
    Rows(&'a Table),
}

impl<'a> RuleInContext<'a> {
    /// Returns the occasions on which it acts: those of a table are those on which it is rolled.
    pub(super) fn occasions(&self, known: &[&'a Variant]) -> Vec<&'a Occasion> {
        match self.what {
            RuleOrRows::Rule(Rule::When { on, .. }) => vec![on],
            RuleOrRows::Rule(Rule::Adjust { .. } | Rule::Require { .. }) => Vec::new(),
            RuleOrRows::Rows(table) => callers(&table.id, known),
        }
    }

    /// Calls `see` with every word of it.
    pub(super) fn walk(&self, see: See<'_, 'a>) {
        match self.what {
            RuleOrRows::Rule(rule) => walk_rule_within(rule, &self.bound.it, see),
            RuleOrRows::Rows(table) => {
                table.rows.iter().for_each(|row| walk_actions(&row.act, &self.bound.it, see));
            }
        }
    }
}

/// The name and the bindings of every rule and table of a project, computed once, by variant and index.
#[derive(Debug, Clone, Default)]
pub(super) struct Outlines(Vec<Vec<(String, Bindings)>>);

impl Outlines {
    pub(super) fn new(project: &Project) -> Self {
        let known = known(project);
        let outlines = known.iter().map(|variant| {
            let rules = (1..).zip(&variant.rules);
            let rules =
                rules.map(|(number, rule)| (rule.name_in(&variant.id, number), Bindings::of_rule(rule, &known)));
            let bound = |table: &Table| Bindings::of_callers(&callers(&table.id, &known));
            let tables = variant.tables.iter().map(|table| (table.id.clone(), bound(table)));
            rules.chain(tables).collect()
        });
        Self(outlines.collect())
    }
}

impl<'a> Survey<'a> {
    /// Returns the rules and tables of the variant with index `at`, in order.
    pub(super) fn passages(&self, at: usize) -> impl Iterator<Item = RuleInContext<'a>> + Clone + use<'a> {
        let (project, outlines) = (self.project(), self.outlines());
        let variant = &project.variants[at].document;
        let rules = variant.rules.iter().map(|rule| ("rules", RuleOrRows::Rule(rule)));
        let all = rules.chain(variant.tables.iter().map(|table| ("tables", RuleOrRows::Rows(table))));
        all.zip(&outlines.0[at]).map(|((list, what), (name, bound))| RuleInContext { list, name, bound, what })
    }
}
