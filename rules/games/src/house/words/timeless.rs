//! Values known before a game begins: only the settings of a variant chosen by the user.

use crate::project::LoadedVariant;
use crate::variant::plain::{GameNumber, ItemNumber, World};
use crate::variant::{AttackMode, Condition, InPhase, Number, Operation, Query, Scope, Thing};

/// A variant with its settings, without a position.
pub(in crate::house) struct Timeless<'a>(pub(in crate::house) &'a LoadedVariant);

impl World for Timeless<'_> {
    type Item = ();

    fn named(&self, _: &Thing) -> Option<()> {
        None
    }

    fn part_of(&self, (): (), _: Scope) -> Option<()> {
        None
    }

    fn all(&self, _: &Query, _: bool) -> Vec<()> {
        Vec::new()
    }

    fn is(&self, (): (), _: &str) -> bool {
        false
    }

    fn lies_in(&self, (): (), _: &str) -> bool {
        false
    }

    fn flag(&self, _: &str, (): ()) -> i32 {
        0
    }

    fn same(&self, (): (), (): ()) -> bool {
        false
    }

    fn touch(&self, (): (), (): ()) -> bool {
        false
    }

    fn controls(&self, (): (), (): ()) -> bool {
        false
    }

    fn distance(&self, (): (), (): ()) -> Option<u32> {
        None
    }

    fn direction(&self, (): (), (): ()) -> i32 {
        0
    }

    fn sees(&self, (): (), (): ()) -> bool {
        false
    }

    fn march(&self, (): (), (): (), _: &str) -> Option<u32> {
        None
    }

    fn phase(&self) -> Option<InPhase> {
        None
    }

    fn mode(&self) -> &'static str {
        ""
    }

    fn using(&self) -> Option<AttackMode> {
        None
    }

    fn got(&self) -> &'static str {
        ""
    }

    fn number_of(&self, _: ItemNumber, (): ()) -> i32 {
        0
    }

    fn number(&self, number: GameNumber<'_>) -> i32 {
        if let GameNumber::Param(name) = number { self.0.figure(name) } else { 0 }
    }

    fn chosen(&self, option: &str, choice: &str) -> bool {
        self.0.has_chosen(option, choice)
    }
}

/// The words in a change of a parameter that need more than the settings of the variant.
pub(super) fn strange(cond: &Condition, op: &Operation) -> Vec<String> {
    let mut found = Vec::new();
    condition(cond, &mut found);
    match op {
        Operation::Add(own) | Operation::Set(own) | Operation::AtLeast(own) | Operation::AtMost(own) => {
            number(own, &mut found);
        }
        Operation::Allow | Operation::Forbid | Operation::Halve => {}
    }
    found
}

fn condition(cond: &Condition, found: &mut Vec<String>) {
    match cond {
        Condition::Always | Condition::Opt(..) => {}
        Condition::All(all) | Condition::Any(all) => all.iter().for_each(|own| condition(own, found)),
        Condition::Not(own) => condition(own, found),
        Condition::Le(a, b) | Condition::Ge(a, b) | Condition::Eq(a, b) => {
            number(a, found);
            number(b, found);
        }
        other => found.push(super::word(other)),
    }
}

fn number(own: &Number, found: &mut Vec<String>) {
    match own {
        Number::N(_) | Number::P(_) | Number::Neg(_) => {}
        Number::Sum(all) | Number::Least(all) | Number::Most(all) => all.iter().for_each(|own| number(own, found)),
        Number::Difference(a, b) | Number::Product(a, b) => {
            number(a, found);
            number(b, found);
        }
        other => found.push(super::word(other)),
    }
}
