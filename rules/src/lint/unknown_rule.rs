//! A case that cites a rule the index does not have.

use super::cases::CasesSurvey;
use super::{Check, Lint, pages};
use crate::case::{Flaw, index};
use crate::report::{Report, Severity};
use crate::rulebook::Systems;
use crate::text::nearest;

pub(super) static LINT: Lint = Lint {
    name: "unknown-rule",
    severity: Severity::Error,
    systems: Systems::ALL,
    message: "lint-unknown-rule",
    help: "lint-unknown-rule-help",
    pages: pages(include_str!("unknown_rule.md"), include_str!("unknown_rule.fr.md")),
    check: Check::Cases(check),
};

fn check(lint: &Lint, survey: &CasesSurvey<'_>, report: &mut Report) {
    for (case, flaw) in survey.flawed() {
        let Flaw::NoRule { step, rule } = flaw else { continue };
        let near = nearest(rule, index(survey.system).rules().map(|own| own.atom.id())).unwrap_or_default();
        let finding =
            CasesSurvey::at_step(lint, case, *step).count("step", *step).with("rule", rule).with("nearest", near);
        report.add(finding.with("known", if near.is_empty() { "no" } else { "yes" }));
    }
}
