//! Rules that others suspend: what suspends a change or a requirement is written into its condition.

use super::Writer;
use crate::alamo::variant::program::ConditionStep;
use crate::phrase::Phrase;
use crate::variant::{self as language, Condition, Operation, Quantity, Rule, suspends_itself};

/// A rule that suspends another.
struct Suspending<'a> {
    /// The index of its variant among those in force.
    at: usize,
    id: &'a str,
    cond: &'a Condition,
}

impl<'a> Writer<'a> {
    /// Writes the condition under which a change applies: its own, while no other rule suspends it.
    pub(super) fn unless_suspended(&mut self, id: &str, cond: &language::Condition) -> u32 {
        let mut code = Vec::new();
        self.emit_in_force(id, cond, &mut code);
        self.add(code)
    }

    /// Writes the condition a requirement makes: it is met as well while another rule suspends it.
    pub(super) fn met_or_suspended(&mut self, id: &str, that: &language::Condition) -> u32 {
        let suspending = self.suspending(id);
        let mut code = vec![ConditionStep::Is(true)];
        self.emit(that, &mut code);
        for own in suspending {
            self.emit_other(&own, &mut code);
        }
        code[0] = ConditionStep::Any(code.len() as u32);
        self.add(code)
    }

    /// Refuses a rule that suspends itself, directly or through others.
    pub(super) fn refuse_suspending_itself(&mut self, id: &str) {
        if suspends_itself(id, self.known) {
            self.trouble(Phrase::new("variant-suspends-itself"));
        }
    }

    fn emit_in_force(&mut self, id: &str, cond: &language::Condition, code: &mut Vec<ConditionStep>) {
        let suspending = self.suspending(id);
        if suspending.is_empty() {
            return self.emit(cond, code);
        }
        let start = code.len();
        code.push(ConditionStep::Is(true));
        self.emit(cond, code);
        for own in suspending {
            code.push(ConditionStep::Not);
            self.emit_other(&own, code);
        }
        code[start] = ConditionStep::All(code.len() as u32);
    }

    /// Writes when another rule suspends this one: by the names of its own variant. What is wrong with it is reported
    /// where it stands.
    fn emit_other(&mut self, own: &Suspending<'a>, code: &mut Vec<ConditionStep>) {
        let (at, troubles) = (std::mem::replace(&mut self.at, own.at), self.troubles.len());
        self.emit_in_force(own.id, own.cond, code);
        self.at = at;
        self.troubles.truncate(troubles);
    }

    /// Returns the rules in force that suspend the rule with this name.
    fn suspending(&self, id: &str) -> Vec<Suspending<'a>> {
        if id.is_empty() || suspends_itself(id, self.known) {
            return Vec::new();
        }
        let all = self.variants.iter().enumerate().flat_map(|(at, own)| {
            let rules = own.variant.rules.iter();
            rules.filter_map(move |rule| match rule {
                Rule::Adjust { id: own, what: Quantity::Applies(name), cond, op: Operation::Forbid, .. }
                    if name == id =>
                {
                    Some(Suspending { at, id: own, cond })
                }
                _ => None,
            })
        });
        all.collect()
    }
}
