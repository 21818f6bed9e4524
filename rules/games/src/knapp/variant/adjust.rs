//! Changes that rules of variants make to numbers and permissions, applied where the engine reads them.

use super::program::{VariantRule, changed, rank};
use super::world::RuleWorld;
use super::{Item, Program, Roles};
use crate::knapp::event::{Events, Happening, tell};
use crate::knapp::refusal::{No, Verdict};
use crate::knapp::{Game, Position};
use crate::play::Atom;
use crate::variant::plain::Reader;
use crate::variant::{Condition, Operation, Quantity, Rule};

/// The change a rule makes to a number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::knapp) struct NumberShift {
    /// The rule.
    pub(in crate::knapp) atom: Atom,
    /// The change.
    pub(in crate::knapp) by: i32,
}

impl Game {
    /// The position as seen by a rule.
    pub(super) fn scene<'a>(
        &'a self,
        program: &'a Program,
        position: &'a Position,
        own: &VariantRule,
        roles: Roles,
    ) -> RuleWorld<'a> {
        RuleWorld { game: self, program, position, own: &program.own[own.variant], roles }
    }

    fn holds(
        &self,
        program: &Program,
        position: &Position,
        own: &VariantRule,
        cond: &Condition,
        at: (Roles, &[Item]),
    ) -> bool {
        cond.is_always() || Reader::new(&self.scene(program, position, own, at.0), at.1.to_vec()).holds(cond)
    }

    /// Whether a rule applies: its condition holds, and no other rule suspends it.
    pub(super) fn speaks(
        &self,
        program: &Program,
        position: &Position,
        own: &VariantRule,
        at: (Roles, &[Item]),
    ) -> bool {
        let (Rule::When { cond, .. } | Rule::Adjust { cond, .. }) = &own.rule else { return false };
        let id = own.rule.id();
        let suspends = |other: &&VariantRule| match &other.rule {
            Rule::Adjust { what: Quantity::Applies(name), .. } if !id.is_empty() && name == id => {
                self.speaks(program, position, other, at)
            }
            _ => false,
        };
        self.holds(program, position, own, cond, at) && !program.rules.iter().any(|other| suspends(&other))
    }

    /// Whether any rule can change a quantity.
    pub(in crate::knapp) fn stirs(&self, what: &Quantity) -> bool {
        let is_it = |own: &VariantRule| matches!(&own.rule, Rule::Adjust { what: own, .. } if own == what);
        self.program.as_ref().is_some_and(|program| program.rules.iter().any(is_it))
    }

    /// The changes that rules make to a number, in the order in which they apply.
    pub(in crate::knapp) fn shifts(
        &self,
        position: &Position,
        what: &Quantity,
        at: (Roles, &[Item]),
        base: i32,
    ) -> Vec<NumberShift> {
        let Some(program) = &self.program else { return Vec::new() };
        let mut rules: Vec<(&VariantRule, &Operation)> = Vec::new();
        for own in &program.rules {
            if let Rule::Adjust { what: asked, op, .. } = &own.rule
                && asked == what
                && self.speaks(program, position, own, at)
            {
                rules.push((own, op));
            }
        }
        rules.sort_by_key(|(_, op)| rank(op));
        let (mut value, mut shifts) = (base, Vec::new());
        for (own, op) in rules {
            let scene = self.scene(program, position, own, at.0);
            let next = changed(value, op, |number| Reader::new(&scene, at.1.to_vec()).number(number));
            if next != value {
                shifts.push(NumberShift { atom: own.atom, by: next.saturating_sub(value) });
            }
            value = next;
        }
        shifts
    }

    /// A number as changed by rules.
    pub(in crate::knapp) fn ruled(&self, position: &Position, what: &Quantity, roles: Roles, base: i32) -> i32 {
        if self.program.is_none() {
            return base;
        }
        let shifts = self.shifts(position, what, (roles, &[]), base);
        shifts.iter().fold(base, |value, shift| value.saturating_add(shift.by))
    }

    /// Reports which rules change a die that is being read.
    pub(in crate::knapp) fn tell_shifts(&self, shifts: &[NumberShift], events: &mut Events) {
        for shift in shifts {
            tell(events, shift.atom, Happening::Shifted { by: shift.by as i8 });
        }
    }

    /// Whether a rule forbids something.
    pub(in crate::knapp) fn may(&self, position: &Position, what: &Quantity, roles: Roles) -> Verdict {
        let Some(program) = &self.program else { return Ok(()) };
        let forbids = |own: &&VariantRule| {
            matches!(&own.rule, Rule::Adjust { what: asked, .. } if asked == what)
                && self.speaks(program, position, own, (roles, &[]))
        };
        match program.rules.iter().find(forbids) {
            Some(own) => Err(No::new(own.atom, "knapp-no-house-rule")),
            None => Ok(()),
        }
    }
}
