//! The parts of flat conditions: those that must all hold, and those of which one must.

use super::program::{Base, ConditionStep, Lens, Number, Program, Ref};
use crate::variant::Scope;

/// Where the parts of a condition begin that must all hold; one that is no conjunction is its only part.
pub(super) fn conjuncts(tests: &[ConditionStep], test: u32) -> impl Iterator<Item = usize> {
    match tests[test as usize] {
        ConditionStep::All(end) => within(tests, test as usize + 1, end as usize),
        _ => within(tests, test as usize, test as usize + 1),
    }
}

/// Where those of a condition begin of which one must hold; one that is no choice is its only one.
pub(super) fn branches(tests: &[ConditionStep], test: u32) -> impl Iterator<Item = usize> {
    match tests[test as usize] {
        ConditionStep::Any(end) => within(tests, test as usize + 1, end as usize),
        _ => within(tests, test as usize, test as usize + 1),
    }
}

/// Where the conditions begin from a place up to another.
fn within(tests: &[ConditionStep], mut at: usize, end: usize) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let part = (at < end).then_some(at)?;
        at = after(tests, at);
        Some(part)
    })
}

/// Where the condition after one begins.
pub(super) fn after(tests: &[ConditionStep], at: usize) -> usize {
    match tests[at] {
        ConditionStep::All(end) | ConditionStep::Any(end) => end as usize,
        ConditionStep::Not => after(tests, at + 1),
        _ => at + 1,
    }
}

impl Program {
    /// The flag that must be up for one part of a condition to hold, and the thing that must carry it; `None` for the
    /// thing where it may be any.
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

    /// The flag that must be up for a condition to hold.
    pub(super) fn flag_wanted(&self, test: u32) -> Option<u16> {
        conjuncts(&self.conditions, test).find_map(|at| self.flag_asked(at)).map(|(flag, _)| flag)
    }

    /// The flag of spots that what a query looks at must carry for a condition to hold.
    pub(super) fn spot_flag_of_it(&self, test: u32) -> Option<u16> {
        let of_it = |(flag, thing): (u16, Option<Ref>)| {
            let is_spot = self.flags[usize::from(flag)].of == Scope::Spot;
            (is_spot && thing == Some(IT)).then_some(flag)
        };
        conjuncts(&self.conditions, test).filter_map(|at| self.flag_asked(at)).find_map(of_it)
    }

    /// What the thing a query looks at must be near for a condition to hold.
    pub(super) fn near_wanted(&self, test: u32) -> Option<Ref> {
        let near = |at: usize| match self.conditions[at] {
            ConditionStep::Near(a, b) if a == IT && b.of != Base::It => Some(b),
            ConditionStep::Near(a, b) if b == IT && a.of != Base::It => Some(a),
            _ => None,
        };
        conjuncts(&self.conditions, test).find_map(near)
    }

    /// The thing on whose spot the piece a query looks at must stand for a condition to hold.
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

    /// The zone in which the thing a query looks at must lie for a condition to hold, and whether it asks nothing else.
    pub(super) fn zone_wanted(&self, test: u32) -> Option<(u16, bool)> {
        let zone = |at: usize| match self.conditions[at] {
            ConditionStep::Zone(IT, zone) => Some(zone),
            _ => None,
        };
        let is_all = conjuncts(&self.conditions, test).count() == 1;
        conjuncts(&self.conditions, test).find_map(zone).map(|zone| (zone, is_all))
    }
}

/// What a query looks at.
const IT: Ref = Ref { of: Base::It, lens: Lens::Itself };
