//! Rules that suspend others.

use super::{Operation, Quantity, Rule, Variant};

/// Returns the rules that suspend a rule, directly or by suspending another that does, each once.
pub fn suspending<'a>(id: &str, known: &[&'a Variant]) -> Vec<&'a Rule> {
    let mut met: Vec<&'a Rule> = Vec::new();
    let mut open = vec![id];
    while let Some(at) = open.pop() {
        for rule in known.iter().flat_map(|variant| &variant.rules).filter(|rule| suspends(rule, at)) {
            if !met.iter().any(|own| std::ptr::eq(*own, rule)) {
                met.push(rule);
                open.push(rule.id());
            }
        }
    }
    met
}

/// Whether a rule suspends itself, directly or through others: nobody could say whether it applies.
pub fn suspends_itself(id: &str, known: &[&Variant]) -> bool {
    suspending(id, known).into_iter().any(|rule| rule.id() == id)
}

fn suspends(rule: &Rule, id: &str) -> bool {
    let names = |what: &Quantity| matches!(what, Quantity::Applies(name) if name == id);
    !id.is_empty() && matches!(rule, Rule::Adjust { what, op: Operation::Forbid, .. } if names(what))
}
