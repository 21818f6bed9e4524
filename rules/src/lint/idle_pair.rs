//! Words that are each known but do nothing together: an effect at an occasion too early for it, a permission that is
//! never checked.

use super::{Check, Lint, Lists, Survey, pages};
use crate::phrase::Phrase;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;
use crate::variant::pairs::{Idle, idle_occasion, idle_on, idle_operation};
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
    for at in 0..survey.variants.len() {
        for (passage, rule) in survey.passages(at).zip(&survey.variants[at].document.rules) {
            let mut idle: Vec<Idle> = Vec::new();
            let mut add = |found: Option<Idle>| idle.extend(found);
            match rule {
                Rule::When { on, by, .. } => {
                    add(idle_occasion(on, *by));
                    passage.walk(&mut |said, _| add(idle_on(said, on)));
                }
                Rule::Adjust { what, op, .. } => add(idle_operation(what, op, &known)),
                Rule::Require { .. } => {}
            }
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
    }
}
