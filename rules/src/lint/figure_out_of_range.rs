//! A figure of a variant that is outside its range: its default, or the scenario's setting for it.

use super::variants::variants;
use super::{Check, Lint, Lists, Survey, pages};
use crate::place::Place;
use crate::project::DocumentRef;
use crate::report::{Finding, Report, Severity};
use crate::rulebook::Systems;
use crate::variant::Param;

pub(super) static LINT: Lint = Lint {
    name: "figure-out-of-range",
    severity: Severity::Warning,
    systems: Systems::ALL,
    message: "lint-figure-out-of-range",
    help: "lint-figure-out-of-range-help",
    pages: pages(include_str!("figure_out_of_range.md"), include_str!("figure_out_of_range.fr.md")),
    check: Check::Lists(Lists::VARIANTS, check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    for (at, variant) in variants(survey) {
        for param in &variant.params {
            let finding = lint.entry(at, "params", &param.id);
            if param.least > param.most {
                report.add(said(finding, "range", param, param.is));
            } else if !is_within(param, param.is) {
                report.add(said(finding, "own", param, param.is));
            } else if let Some(set) = survey.variants[at].params.get(&param.id).filter(|set| !is_within(param, **set)) {
                let finding = lint.finding(DocumentRef::Scenario, Place::Field("variants")).with("name", &param.id);
                report.add(said(finding, "set", param, *set));
            }
        }
    }
}

fn is_within(param: &Param, figure: i32) -> bool {
    (param.least..=param.most).contains(&figure)
}

fn said(finding: Finding, reason: &str, param: &Param, figure: i32) -> Finding {
    let finding = finding.with("reason", reason).with("figure", figure);
    finding.with("least", param.least).with("most", param.most)
}
