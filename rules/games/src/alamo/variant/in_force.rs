//! The rules of the variants in force, as the counters of a play-test see them.

use crate::alamo::Game;
use crate::play::Atom;

/// A rule of a variant in force that does something on an occasion, or is offered.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RuleInForce {
    /// The id of its variant.
    pub variant: String,
    /// Its name; without one, the name of its variant and its number.
    pub name: String,
    /// The atom it is cited as.
    pub atom: Atom,
    /// Whether its condition can ever hold, judging before the game.
    pub can_hold: bool,
}

impl Game {
    /// Returns the rules of variants in force that act, in the order of their numbers in the game.
    #[must_use]
    pub fn rules_in_force(&self) -> Vec<RuleInForce> {
        let Some(program) = self.program.as_deref() else { return Vec::new() };
        let rule = |own: &super::program::When| RuleInForce {
            variant: self.credits.get(usize::from(own.variant)).map_or_else(String::new, |own| own.variant.clone()),
            name: own.name.clone(),
            atom: own.atom,
            can_hold: own.guard.can_hold(),
        };
        program.rules.iter().map(rule).collect()
    }
}
