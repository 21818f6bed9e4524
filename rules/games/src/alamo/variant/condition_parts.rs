//! The parts of flat conditions: of conjunctions and disjunctions.

use super::program::{Base, ConditionStep, Lens, Number, Program, Ref};
use crate::variant::Scope;

/// Returns where the conjuncts of a condition begin; one that is no conjunction is its only part.
pub(super) fn conjuncts(tests: &[ConditionStep], test: u32) -> impl Iterator<Item = usize> {
    match tests[test as usize] {
        ConditionStep::All(end) => within(tests, test as usize + 1, end as usize),
        _ => within(tests, test as usize, test as usize + 1),
    }
}

/// Returns where the alternatives of a condition begin; one that is no disjunction is its only one.
pub(super) fn branches(tests: &[ConditionStep], test: u32) -> impl Iterator<Item = usize> {
    match tests[test as usize] {
        ConditionStep::Any(end) => within(tests, test as usize + 1, end as usize),
        _ => within(tests, test as usize, test as usize + 1),
    }
}

/// Returns where the conditions from one place up to another begin.
fn within(tests: &[ConditionStep], mut at: usize, end: usize) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let part = (at < end).then_some(at)?;
        at = after(tests, at);
        Some(part)
    })
}

/// Returns where the condition after another begins.
pub(super) fn after(tests: &[ConditionStep], at: usize) -> usize {
    match tests[at] {
        ConditionStep::All(end) | ConditionStep::Any(end) => end as usize,
        ConditionStep::Not => after(tests, at + 1),
        _ => at + 1,
    }
}

impl Program {
    /// Returns the flag that must be up for one part of a condition to hold, and the thing that must carry it, `None`
    /// if that may be any thing.
    pub(super) fn flag_asked(&self, at: usize) -> Option<(u16, Option<Ref>)> {
        match self.conditions[at] {
            ConditionStep::Has(flag, thing) => Some((flag, Some(thing))),
            ConditionStep::Ge(number, least) => {
                match (self.numbers[usize::from(number)], self.numbers[usize::from(least)]) {
                    (Number::Flag(flag, thing), Number::Is(1..)) => Some((flag, Some(thing))),
                    _ => None,
                }
            }
            ConditionStep::Exists(query) => self.queries[usize::from(query)].flag.map(|flag| (flag, None)),
            _ => None,
        }
    }

    /// Returns a flag that must be up for a condition to hold, if any.
    pub(super) fn flag_wanted(&self, test: u32) -> Option<u16> {
        conjuncts(&self.conditions, test).find_map(|at| self.flag_asked(at)).map(|(flag, _)| flag)
    }

    /// Returns the flag of spots that the thing a query looks at must carry for a condition to hold, if any.
    pub(super) fn spot_flag_of_it(&self, test: u32) -> Option<u16> {
        let of_it = |(flag, thing): (u16, Option<Ref>)| {
            let is_spot = self.flags[usize::from(flag)].of == Scope::Spot;
            (is_spot && thing == Some(IT)).then_some(flag)
        };
        conjuncts(&self.conditions, test).filter_map(|at| self.flag_asked(at)).find_map(of_it)
    }

    /// Returns what the thing a query looks at must be near for a condition to hold, if anything.
    pub(super) fn near_wanted(&self, test: u32) -> Option<Ref> {
        let near = |at: usize| match self.conditions[at] {
            ConditionStep::Near(a, b) if a == IT && b.of != Base::It => Some(b),
            ConditionStep::Near(a, b) if b == IT && a.of != Base::It => Some(a),
            _ => None,
        };
        conjuncts(&self.conditions, test).find_map(near)
    }

    /// Returns the thing on whose spot the piece a query looks at must stand for a condition to hold, if any.
    pub(super) fn company_wanted(&self, test: u32) -> Option<Ref> {
        let stands = Ref { of: Base::It, lens: Lens::Spot };
        let is_spot = |thing: Ref| {
            let itself = matches!(thing.of, Base::From | Base::To | Base::Spot(_)) && thing.lens == Lens::Itself;
            thing.of != Base::It && (thing.lens == Lens::Spot || itself)
        };
        let with = |at: usize| match self.conditions[at] {
            ConditionStep::Same(a, b) if a == stands && is_spot(b) => Some(b),
            ConditionStep::Same(a, b) if b == stands && is_spot(a) => Some(a),
            _ => None,
        };
        conjuncts(&self.conditions, test).find_map(with)
    }

    /// Returns the zone in which the thing a query looks at must lie for a condition to hold, and whether that is the
    /// whole condition.
    pub(super) fn zone_wanted(&self, test: u32) -> Option<(u16, bool)> {
        let zone = |at: usize| match self.conditions[at] {
            ConditionStep::Zone(IT, zone) => Some(zone),
            _ => None,
        };
        let is_all = conjuncts(&self.conditions, test).count() == 1;
        conjuncts(&self.conditions, test).find_map(zone).map(|zone| (zone, is_all))
    }
}

/// The thing a query looks at.
const IT: Ref = Ref { of: Base::It, lens: Lens::Itself };
