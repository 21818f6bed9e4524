//! The rules of the variants in force, as counters of a play-test see them.

use super::program::{CompiledEffect, Program, StateChange};
use crate::alamo::{Game, Order};
use crate::play::Atom;

/// A rule of a variant in force that does something on an occasion, or is offered.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RuleInForce {
    /// The id of its variant.
    pub variant: String,
    /// Its name, or that of its variant with its number.
    pub name: String,
    /// What it is cited as.
    pub atom: Atom,
    /// Whether its condition can hold at all, as far as can be told before the game.
    pub can_hold: bool,
    /// Whether everything it changes is told under its own name; if not, nobody can tell that it has changed nothing.
    pub tells_all: bool,
}

impl Game {
    /// The rules of variants in force that act, by their numbers in the game.
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
    /// Whether everything a block changes is told under the name of its rule: what makes others check, rout, march or
    /// attack is told under other names, and movement points are spent, and tries come to nothing, in silence.
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
