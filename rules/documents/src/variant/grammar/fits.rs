//! The words that may stand at a place, given their context.

use super::Tree;
use super::class::SlotClass;
use super::convert::Grown as _;
use crate::variant::{Operation, Quantity, QuantityKind};

/// Whether a word may stand at a path, given its context: a permission is allowed or forbidden, and a number is set,
/// added to or bounded.
///
/// # Examples
///
/// ```
/// use rules::variant::grammar::{Tree, fits};
///
/// let march = ["", "", "Moves", "Always", "Add", ""].map(Tree::leaf);
/// assert!(fits(&Tree::new("Adjust", march.to_vec()), &[4], "AtMost"));
/// assert!(!fits(&Tree::new("Adjust", march.to_vec()), &[4], "Forbid"), "a number is not forbidden");
/// ```
#[must_use]
pub fn fits(variant: &Tree, path: &[usize], word: &str) -> bool {
    let Some((at, around)) = path.split_last() else { return true };
    let Some(rule) = variant.at(around) else { return true };
    let slot = SlotClass::Rule.word(&rule.head).and_then(|word| word.slots.get(*at));
    if slot.is_none_or(|slot| slot.class != SlotClass::Operation) {
        return true;
    }
    quantity(rule).is_none_or(|sort| sort == sort_of(word))
}

/// Replaces an operation that does not fit by one that does.
pub(super) fn mend(rule: &mut Tree) {
    let wants = quantity(rule);
    let slots = SlotClass::Rule.word(&rule.head).map_or(&[][..], |word| word.slots);
    let Some(at) = slots.iter().position(|slot| slot.class == SlotClass::Operation) else { return };
    let Some(op) = rule.kids.get_mut(at) else { return };
    match wants {
        Some(QuantityKind::Permission) if sort_of(&op.head) != QuantityKind::Permission => *op = Tree::leaf("Forbid"),
        Some(QuantityKind::Number) if sort_of(&op.head) != QuantityKind::Number => {
            *op = Tree::new("Add", vec![Tree::new("N", vec![Tree::leaf(&1)])]);
        }
        _ => {}
    }
}

/// Returns the kind of the quantity of an `Adjust`.
fn quantity(rule: &Tree) -> Option<QuantityKind> {
    let slots = SlotClass::Rule.word(&rule.head)?.slots;
    let at = slots.iter().position(|slot| slot.class == SlotClass::Quantity)?;
    Quantity::read(rule.kids.get(at)?).map(|what| what.sort())
}

fn sort_of(operation: &str) -> QuantityKind {
    match operation {
        "Allow" | "Forbid" => Operation::Allow.sort(),
        _ => Operation::Halve.sort(),
    }
}
