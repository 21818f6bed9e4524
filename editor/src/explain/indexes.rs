//! The rule indexes of all game systems as one.

use rules::play::{Index, Rule};
use rules::rulebook::System;
use rules::systems;

/// The indexes, in the order of the systems.
fn indexes() -> impl Iterator<Item = &'static Index> {
    System::ALL.into_iter().map(systems::index)
}

/// The rules a number stands for. Without a letter it is one of the 1981 game, if that has it.
#[must_use]
pub fn find(number: &str) -> Vec<&'static Rule> {
    indexes().map(|index| index.find(number)).find(|rules| !rules.is_empty()).unwrap_or_default()
}

/// Every rule of every system.
pub fn rules() -> impl Iterator<Item = &'static Rule> {
    indexes().flat_map(Index::rules)
}

/// The headings of the sections of every system.
pub fn groups() -> impl Iterator<Item = &'static str> {
    indexes().flat_map(|index| index.groups.iter().copied())
}

/// Whether the engine of its system cites a rule.
#[must_use]
pub fn is_cited(rule: &Rule) -> bool {
    indexes().any(|index| index.is_cited(rule.atom))
}
