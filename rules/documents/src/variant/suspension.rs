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

/// What a rule that suspends another bears on in the end.
#[derive(Debug, Clone, Copy)]
pub enum Suspended<'a> {
    /// A rule that suspends none.
    Rule(&'a Rule),
    /// Something that is no rule of a variant.
    Other(&'a str),
    /// Rules that suspend one another in a circle.
    Circle,
}

/// Returns what a rule bears on that suspends `name`, which may suspend another in its turn.
pub fn suspended<'a>(name: &'a str, known: &[&'a Variant]) -> Suspended<'a> {
    let mut met = vec![name];
    loop {
        let at = met[met.len() - 1];
        match known.iter().flat_map(|variant| &variant.rules).find(|rule| !at.is_empty() && rule.id() == at) {
            Some(Rule::Adjust { what: Quantity::Applies(next), .. }) if met.contains(&next.as_str()) => {
                return Suspended::Circle;
            }
            Some(Rule::Adjust { what: Quantity::Applies(next), .. }) => met.push(next),
            Some(rule) => return Suspended::Rule(rule),
            None => return Suspended::Other(at),
        }
    }
}

fn suspends(rule: &Rule, id: &str) -> bool {
    let names = |what: &Quantity| matches!(what, Quantity::Applies(name) if name == id);
    !id.is_empty() && matches!(rule, Rule::Adjust { what, op: Operation::Forbid, .. } if names(what))
}
