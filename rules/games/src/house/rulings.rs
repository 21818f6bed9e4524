//! Changes that rules of variants make to numbers and permissions, applied where the engine reads them.

use super::program::{VariantRule, changed, rank};
use super::world::RuleWorld;
use super::{House, HouseEvent, Item, Program, Roles};
use crate::play::{Atom, No, Verdict};
use crate::variant::plain::Reader;
use crate::variant::{Operation, Quantity, Rule};

/// The change a rule makes to a number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct NumberShift {
    /// The rule.
    pub(crate) atom: Atom,
    /// The change.
    pub(crate) by: i32,
}

/// What rules change, asked by the game.
pub(crate) trait Rulings: House {
    /// The position as seen by a rule.
    fn scene<'a>(
        &'a self,
        program: &'a Program,
        position: &'a Self::Position,
        own: &VariantRule,
        roles: Roles,
    ) -> RuleWorld<'a, Self> {
        RuleWorld { game: self, program, position, own: &program.own[own.variant], roles }
    }

    /// Whether a rule applies: its condition holds, and no other rule suspends it.
    fn speaks(&self, program: &Program, position: &Self::Position, own: &VariantRule, at: (Roles, &[Item])) -> bool {
        let (Rule::When { cond, .. } | Rule::Adjust { cond, .. }) = &own.rule else { return false };
        let id = own.rule.id();
        let suspends = |other: &&VariantRule| match &other.rule {
            Rule::Adjust { what: Quantity::Applies(name), .. } if !id.is_empty() && name == id => {
                self.speaks(program, position, other, at)
            }
            _ => false,
        };
        let holds = || Reader::new(&self.scene(program, position, own, at.0), at.1.to_vec()).holds(cond);
        (cond.is_always() || holds()) && !program.rules.iter().any(|other| suspends(&other))
    }

    /// Whether any rule can change a quantity.
    fn stirs(&self, what: &Quantity) -> bool {
        let is_it = |own: &VariantRule| matches!(&own.rule, Rule::Adjust { what: own, .. } if own == what);
        self.program().is_some_and(|program| program.rules.iter().any(is_it))
    }

    /// The changes that rules make to a number, in the order in which they apply.
    fn shifts(&self, position: &Self::Position, what: &Quantity, at: (Roles, &[Item]), base: i32) -> Vec<NumberShift> {
        let Some(program) = self.program() else { return Vec::new() };
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
    fn ruled(&self, position: &Self::Position, what: &Quantity, roles: Roles, base: i32) -> i32 {
        if self.program().is_none() {
            return base;
        }
        let shifts = self.shifts(position, what, (roles, &[]), base);
        shifts.iter().fold(base, |value, shift| value.saturating_add(shift.by))
    }

    /// Reports which rules change a die that is being read.
    fn tell_shifts(shifts: &[NumberShift], events: &mut Vec<Self::Event>) {
        for shift in shifts {
            events.push(Self::house(shift.atom, HouseEvent::Shifted { by: shift.by as i8 }));
        }
    }

    /// Whether a rule forbids something.
    fn may(&self, position: &Self::Position, what: &Quantity, roles: Roles) -> Verdict {
        let Some(program) = self.program() else { return Ok(()) };
        let forbids = |own: &&VariantRule| {
            matches!(&own.rule, Rule::Adjust { what: asked, .. } if asked == what)
                && self.speaks(program, position, own, (roles, &[]))
        };
        match program.rules.iter().find(forbids) {
            Some(own) => Err(No::new(own.atom, "variant-rule-forbids")),
            None => Ok(()),
        }
    }
}

impl<G: House> Rulings for G {}
