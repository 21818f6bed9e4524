//! A file of cases, or a case, that cites a rule that does not exist.

use super::cases::CasesSurvey;
use super::{Check, Lint, pages};
use crate::alamo::index::citation::lost;
use crate::case::index;
use crate::place::Place;
use crate::project::DocumentRef;
use crate::provenance::Provenance;
use crate::report::{Report, Severity};
use crate::rulebook::{System, Systems};

pub(super) static LINT: Lint = Lint {
    name: "unknown-case-citation",
    severity: Severity::Warning,
    systems: Systems::ALL,
    message: "lint-unknown-case-citation",
    help: "lint-unknown-case-citation-help",
    pages: pages(include_str!("unknown_case_citation.md"), include_str!("unknown_case_citation.fr.md")),
    check: Check::Cases(check),
};

fn check(lint: &Lint, survey: &CasesSurvey<'_>, report: &mut Report) {
    let file = lint.finding(DocumentRef::Cases, Place::Field("by"));
    let of_cases = survey.cases.cases.iter().filter_map(|case| Some((CasesSurvey::at(lint, case), case.by.as_ref()?)));
    for (finding, by) in std::iter::once((file, &survey.cases.by)).chain(of_cases) {
        let Provenance::Cited(text) = by else { continue };
        for (name, near) in unknown(survey.system, text) {
            let finding = finding.clone().with("rule", name).with("nearest", near.unwrap_or_default());
            report.add(finding.with("known", if near.is_some() { "yes" } else { "no" }));
        }
    }
}

/// Returns the rules a citation names that a system does not have, each with the most similar existing one.
fn unknown(system: System, citation: &str) -> Vec<(&str, Option<&'static str>)> {
    match system {
        // The published rulebook omits the letter.
        System::Alamo => lost(citation).into_iter().map(|own| (own.name, own.nearest)).collect(),
        System::Knapp | System::Deguello => index(system).lost(citation),
    }
}
