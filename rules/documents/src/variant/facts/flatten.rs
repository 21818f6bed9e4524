//! Flattening conditions into clauses.

use super::numbers::Figures;
use super::{Clause, TaggedCounters};
use crate::map::MapDocument;
use crate::variant::{AttackMode, Condition, InPhase, Occasion, Quantity, Query, Rule, Thing, Variant};

/// The most clauses a condition is split into: the rest of the condition is then ignored.
const MOST_CLAUSES: usize = 256;

/// The documents that conditions of a variant refer to.
#[derive(Debug, Clone, Copy)]
pub struct Scenery<'a> {
    /// The variant itself.
    pub own: &'a Variant,
    /// The variants that it may refer to.
    pub known: &'a [&'a Variant],
    /// The counters of its tags.
    pub cast: &'a TaggedCounters,
    /// The map.
    pub map: &'a MapDocument,
    /// The last Game-Turn.
    pub turns: u8,
}

impl<'a> Scenery<'a> {
    pub(super) const fn figures(&self) -> Figures<'a> {
        Figures { own: self.own, known: self.known, turns: self.turns }
    }

    /// Returns what holds on the occasion of a rule, or when its quantity is read.
    pub fn of_rule(&self, rule: &'a Rule) -> Clause<'a> {
        let mut clause = Clause::new(self.cast);
        match rule {
            Rule::When { on, .. } => match on {
                Occasion::Setup(_) => clause.before_play(),
                Occasion::Phase(phase) | Occasion::PhaseEnd(phase) => clause.in_phase(*phase),
                Occasion::Offer(phase, query) => {
                    clause.in_phase(*phase);
                    clause.class(&Thing::It, query, self.cast);
                }
                Occasion::Try(_) | Occasion::Did(_) | Occasion::Settled => {}
            },
            Rule::Adjust { what, .. } => match what {
                Quantity::MayAttack(way) | Quantity::Strength(way) | Quantity::Attacks(way) => clause.using(*way),
                Quantity::MayTarget => clause.using_one_of(&[AttackMode::Fire, AttackMode::Melee, AttackMode::Battery]),
                _ => {}
            },
            Rule::Require { .. } => clause.before_play(),
        }
        clause
    }

    /// Returns what holds for the things a query looks at, within a clause.
    pub fn of_query(&self, query: &Query) -> Clause<'a> {
        let mut clause = Clause::new(self.cast);
        clause.class(&Thing::It, query, self.cast);
        clause
    }

    /// Returns the clauses of a rule: each a way in which it can be used. Empty if it never can.
    pub fn clauses_of(&self, rule: &'a Rule) -> Vec<Clause<'a>> {
        let start = vec![self.of_rule(rule)];
        let within = match rule {
            // What is offered has been found by the query, and is tested with the same things.
            Rule::When { on: Occasion::Offer(_, query), .. } => clauses(query.condition(), start, self),
            _ => start,
        };
        let (Rule::When { cond, .. } | Rule::Adjust { cond, .. } | Rule::Require { that: cond, .. }) = rule;
        clauses(cond, within, self)
    }
}

/// Returns the clauses in which a condition holds in addition to the existing ones.
pub fn clauses<'a>(cond: &'a Condition, within: Vec<Clause<'a>>, scenery: &Scenery<'a>) -> Vec<Clause<'a>> {
    spread(cond, true, within, scenery)
}

fn spread<'a>(cond: &'a Condition, holds: bool, within: Vec<Clause<'a>>, scenery: &Scenery<'a>) -> Vec<Clause<'a>> {
    match (cond, holds) {
        (Condition::Always, true) => within,
        (Condition::Always, false) => Vec::new(),
        (Condition::Not(inner), holds) => spread(inner, !holds, within, scenery),
        (Condition::All(all), true) | (Condition::Any(all), false) => {
            all.iter().fold(within, |within, cond| spread(cond, holds, within, scenery))
        }
        (Condition::Any(all), true) | (Condition::All(all), false) => {
            if within.len() * all.len() > MOST_CLAUSES {
                return within;
            }
            let one = |cond| spread(cond, holds, within.clone(), scenery);
            all.iter().flat_map(one).collect()
        }
        (fact, holds) => {
            let keep = |mut clause: Clause<'a>| clause.add(fact, holds, scenery).then_some(clause);
            within.into_iter().filter_map(keep).collect()
        }
    }
}

/// Returns a phase as a bit of a set.
pub(super) const fn bit(phase: InPhase) -> u16 {
    1 << phase as u16
}
