//! A case that expects nothing, so it passes whatever the rules do.

use super::cases::CasesSurvey;
use super::{Check, Lint, pages};
use crate::case::Step;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;

pub(super) static LINT: Lint = Lint {
    name: "hollow-case",
    severity: Severity::Warning,
    systems: Systems::ALL,
    message: "lint-hollow-case",
    help: "lint-hollow-case-help",
    pages: pages(include_str!("hollow_case.md"), include_str!("hollow_case.fr.md")),
    check: Check::Cases(check),
};

fn check(lint: &Lint, survey: &CasesSurvey<'_>, report: &mut Report) {
    let expects = |step: &Step| {
        let lists = [&step.events, &step.never, &step.then];
        !step.refused.is_empty() || lists.iter().any(|list| !list.is_empty())
    };
    for case in survey.cases.cases.iter().filter(|case| !case.steps.iter().any(expects)) {
        report.add(CasesSurvey::at(lint, case).count("steps", case.steps.len()));
    }
}
