//! A case that names something its scenario lacks, or starts from an impossible position.

use super::cases::CasesSurvey;
use super::{Check, Lint, pages};
use crate::case::{Failure, Flaw};
use crate::report::{Report, Severity};
use crate::rulebook::Systems;

pub(super) static LINT: Lint = Lint {
    name: "impossible-case",
    severity: Severity::Error,
    systems: Systems::ALL,
    message: "lint-impossible-case",
    help: "lint-impossible-case-help",
    pages: pages(include_str!("impossible_case.md"), include_str!("impossible_case.fr.md")),
    check: Check::Cases(check),
};

fn check(lint: &Lint, survey: &CasesSurvey<'_>, report: &mut Report) {
    for (case, flaw) in survey.flawed() {
        let Flaw::Impossible(Failure { step, expected, found }) = flaw else { continue };
        let finding = CasesSurvey::at_step(lint, case, *step).count("step", *step);
        report.add(finding.said("text", expected).said("found", found));
    }
}
