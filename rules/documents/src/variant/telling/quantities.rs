//! Quantities and their changes in words.

use super::Teller;
use super::noun::yes;
use super::occasions;
use super::thing_names::Fold;
use crate::phrase::Phrase;
use crate::variant::{AttackMode, Number, Operation, Quantity, QuantityKind, SentenceSubject, Traits};

impl Teller<'_> {
    /// Returns a quantity and its change as a sentence.
    pub(super) fn adjustment(&self, what: &Quantity, op: &Operation, fold: &Fold<'_>) -> Phrase {
        let changed = self.quantity(what, fold);
        match op {
            Operation::Allow => fold.by(changed.with("allowed", yes(true))),
            Operation::Forbid => fold.by(changed.with("allowed", yes(false))),
            op => Phrase::new("telling-changed").said("what", fold.by(changed)).said("op", self.operation(op)),
        }
    }

    /// Returns a quantity: a sentence with `allowed` for a permission, a noun for a number.
    fn quantity(&self, what: &Quantity, fold: &Fold<'_>) -> Phrase {
        let Traits { sort, words, subject, .. } = what.traits();
        let named = if subject == SentenceSubject::Target { &fold.foe } else { &fold.unit };
        let first = if sort == QuantityKind::Permission { "start" } else { "a" };
        let of = |id: &'static str| Phrase::new(id).said("unit", named.form(first)).said("a-unit", named.form("a"));
        match what {
            Quantity::Applies(rule) => {
                // Rules of the base game have a letter and a number.
                let base = rule.chars().nth(1).is_some_and(|second| second.is_ascii_digit());
                Phrase::new(if base { "telling-base-rule" } else { words }).with("rule", rule)
            }
            Quantity::RollOf(table) => Phrase::new(words).with("table", table),
            Quantity::Figure(name) => Phrase::new(words).with("name", name),
            Quantity::MayAttack(way) => of(words).word("way", occasions::way(*way)),
            Quantity::Strength(AttackMode::Melee) => of("telling-melee-strength"),
            Quantity::Strength(AttackMode::Battery) => of("telling-battery-strength"),
            Quantity::Attacks(way) => of(words).word("way", super::numbers::attacks(*way)),
            _ => of(words),
        }
    }

    /// Returns the change of a number.
    fn operation(&self, op: &Operation) -> Phrase {
        let say = |id, number: &Number| {
            Phrase::new(id).said("number", self.number(number, false)).said("of-number", self.number(number, true))
        };
        match op {
            Operation::Add(Number::N(number)) if *number < 0 => {
                say("telling-lowered", &Number::N(number.saturating_neg()))
            }
            Operation::Add(Number::Neg(param)) => say("telling-lowered", &Number::P(param.clone())),
            Operation::Add(number) => say("telling-raised", number),
            Operation::Set(number) => say("telling-set", number),
            Operation::AtLeast(number) => say("telling-kept-above", number),
            Operation::AtMost(number) => say("telling-kept-below", number),
            Operation::Halve => Phrase::new("telling-halved"),
            // A permission is not a number: the checks report it, and the sentence goes on as written.
            Operation::Allow => Phrase::new("telling-allowed"),
            Operation::Forbid => Phrase::new("telling-forbidden"),
        }
    }
}
