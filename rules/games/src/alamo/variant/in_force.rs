//! The rules of the variants in force, as the counters of a play-test see them.

use super::program::{CompiledEffect, Program, StateChange};
use crate::alamo::{Game, Order};
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
    /// Whether every change it makes is reported under its own name; if not, the events cannot show that it has changed
    /// nothing.
    pub tells_all: bool,
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
            tells_all: program.tells_all(own.block),
        };
        program.rules.iter().map(rule).collect()
    }
}

impl Program {
    /// Whether every change by a block is reported under the name of its rule. Checks, routs, marches and attacks it
    /// causes are reported under other names, and spent movement points and prevented attempts are not reported at all.
    fn tells_all(&self, block: u16) -> bool {
        let blocks = |all: &[u16]| all.iter().all(|inner| self.tells_all(*inner));
        self.blocks[usize::from(block)].iter().all(|effect| match effect {
            CompiledEffect::Put(..)
            | CompiledEffect::Bump(..)
            | CompiledEffect::Reveal(_)
            | CompiledEffect::Become(..)
            | CompiledEffect::State(
                _,
                StateChange::Order(Order::Good | Order::Disordered)
                | StateChange::Better
                | StateChange::Front
                | StateChange::Back,
            )
            | CompiledEffect::Remove(_)
            | CompiledEffect::Withdraw(_)
            | CompiledEffect::Place(..)
            | CompiledEffect::Swap(..)
            | CompiledEffect::Shuffle(_)
            | CompiledEffect::Enter(..)
            | CompiledEffect::Score(..)
            | CompiledEffect::End(..) => true,
            CompiledEffect::State(_, StateChange::Order(Order::Routed) | StateChange::Worse)
            | CompiledEffect::Retreat(..)
            | CompiledEffect::Check(..)
            | CompiledEffect::Attack(..)
            | CompiledEffect::March(..)
            | CompiledEffect::Spend(_)
            | CompiledEffect::Halt
            | CompiledEffect::Deny
            | CompiledEffect::Supply(_) => false,
            CompiledEffect::Roll(table) => {
                let rows: Vec<u16> = self.tables[usize::from(*table)].rows.iter().map(|(_, _, block)| *block).collect();
                blocks(&rows)
            }
            CompiledEffect::Choose(choice) => self.tells_all(self.choices[usize::from(*choice)].block),
            CompiledEffect::Each(_, inner) | CompiledEffect::Random(_, inner) => self.tells_all(*inner),
            CompiledEffect::If(_, then, otherwise) => blocks(&[*then, *otherwise]),
        })
    }
}
