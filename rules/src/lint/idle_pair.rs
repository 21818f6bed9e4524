//! Words that are each known but do nothing together: an effect at an occasion too early for it, a permission that is
//! never checked.

use super::variants::RuleInContext;
use super::{Check, Lint, Lists, Survey, pages};
use crate::phrase::Phrase;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;
use crate::variant::pairs::{Idle, idle_in_change, idle_in_table, idle_occasion, idle_on, idle_operation};
use crate::variant::{Rule, Variant};

pub(super) static LINT: Lint = Lint {
    name: "idle-pair",
    severity: Severity::Error,
    systems: Systems::ALAMO,
    message: "lint-idle-pair",
    help: "lint-idle-pair-help",
    pages: pages(include_str!("idle_pair.md"), include_str!("idle_pair.fr.md")),
    check: Check::Lists(Lists::VARIANTS, check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let known: Vec<&Variant> = survey.variants.iter().map(|own| &own.document).collect();
    for (at, own) in survey.variants.iter().enumerate() {
        for (passage, rule) in survey.passages(at).zip(&own.document.rules) {
            let mut idle: Vec<Idle> = Vec::new();
            let mut add = |found: Option<Idle>| idle.extend(found);
            match rule {
                Rule::When { on, by, .. } => {
                    add(idle_occasion(on, *by));
                    passage.walk(&mut |said, _| add(idle_on(said, on, &known)));
                }
                Rule::Adjust { what, op, .. } => {
                    add(idle_operation(what, op, &known));
                    passage.walk(&mut |said, _| add(idle_in_change(said, what, &known)));
                }
                Rule::Require { .. } => {}
            }
            tell(lint, at, &passage, idle, report);
        }
        for passage in survey.passages(at).skip(own.document.rules.len()) {
            let mut idle: Vec<Idle> = Vec::new();
            passage.walk(&mut |said, _| idle.extend(idle_in_table(said, passage.name, &known)));
            tell(lint, at, &passage, idle, report);
        }
    }
}

/// Reports each idle pair of a rule or a table once.
fn tell(lint: &Lint, at: usize, passage: &RuleInContext<'_>, idle: Vec<Idle>, report: &mut Report) {
    let mut told: Vec<Idle> = Vec::new();
    for own in idle {
        if !told.contains(&own) {
            let finding = lint.entry(at, passage.list, passage.name);
            let finding = finding.with("word", &own.word).with("with", &own.with);
            report.add(finding.said("instead", &Phrase::new(own.instead)));
            told.push(own);
        }
    }
}
