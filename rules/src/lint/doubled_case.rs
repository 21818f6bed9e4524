//! Two cases of a file with the same id.

use std::collections::BTreeMap;

use super::cases::CasesSurvey;
use super::{Check, Lint, pages};
use crate::place::Place;
use crate::project::DocumentRef;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;

pub(super) static LINT: Lint = Lint {
    name: "doubled-case",
    severity: Severity::Warning,
    systems: Systems::ALL,
    message: "lint-doubled-case",
    help: "lint-doubled-case-help",
    pages: pages(include_str!("doubled_case.md"), include_str!("doubled_case.fr.md")),
    check: Check::Cases(check),
};

fn check(lint: &Lint, survey: &CasesSurvey<'_>, report: &mut Report) {
    let mut times: BTreeMap<&str, usize> = BTreeMap::new();
    for case in &survey.cases.cases {
        *times.entry(&case.id).or_default() += 1;
    }
    for (id, times) in times.into_iter().filter(|(_, times)| *times > 1) {
        let finding = lint.finding(DocumentRef::Cases, Place::Case(id.to_owned())).with("case", id);
        report.add(finding.count("times", times));
    }
}
