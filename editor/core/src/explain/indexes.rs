//! The rule indexes of all game systems combined.

use rules::play::{Index, Origin, Rule};
use rules::rulebook::System;
use rules::systems;

/// Returns the indexes, in the order of the systems.
fn indexes() -> impl Iterator<Item = &'static Index> {
    System::ALL.into_iter().map(systems::index)
}

/// Returns the rules with a number. A number without a letter means the 1981 game, if that has such a rule.
#[must_use]
pub fn find(number: &str) -> Vec<&'static Rule> {
    indexes().map(|index| index.find(number)).find(|rules| !rules.is_empty()).unwrap_or_default()
}

/// Whether a published text states the rules with a number, and all that they say: no house ruling has a part in it.
#[must_use]
pub fn is_published(number: &str) -> bool {
    let rules = find(number);
    !rules.is_empty() && rules.iter().all(|rule| rule.origin == Origin::Published)
}

/// Returns every rule of every system.
pub fn rules() -> impl Iterator<Item = &'static Rule> {
    indexes().flat_map(Index::rules)
}

/// Returns the headings of the sections of every system.
pub fn groups() -> impl Iterator<Item = &'static str> {
    indexes().flat_map(|index| index.groups.iter().copied())
}

/// Whether the engine of the rule's system cites the rule.
#[must_use]
pub fn is_cited(rule: &Rule) -> bool {
    indexes().any(|index| index.is_cited(rule.atom))
}
