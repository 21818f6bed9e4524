//! A variant without another one it needs.

use super::variants::variants;
use super::{Check, Lint, Lists, Survey, pages};
use crate::place::Place;
use crate::project::DocumentRef;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;

pub(super) static LINT: Lint = Lint {
    name: "missing-variant",
    severity: Severity::Error,
    systems: Systems::ALL,
    message: "lint-missing-variant",
    help: "lint-missing-variant-help",
    pages: pages(include_str!("missing_variant.md"), include_str!("missing_variant.fr.md")),
    check: Check::Lists(Lists::VARIANTS.union(Lists::NAMES), check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    if !survey.has_scenario() {
        return;
    }
    for (at, variant) in variants(survey) {
        for need in &variant.needs {
            let needed = survey.variants.iter().filter(|own| own.document.id == *need);
            let is_on = needed.clone().any(|own| own.on);
            if needed.count() == 0 || survey.variants[at].on && !is_on {
                let finding = lint.finding(DocumentRef::Variant(at), Place::Field("needs"));
                report.add(finding.with("variant", &variant.id).with("need", need));
            }
        }
    }
}
