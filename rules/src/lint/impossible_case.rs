//! A case that names what its scenario lacks, or begins with what cannot be.

use super::cases::CasesSurvey;
use super::{Check, Lint, Report, Severity, pages};
use crate::case::{Failure, Flaw};
use crate::message::Message;
use crate::rulebook::PARAMETERS;
use crate::text::nearest;

pub(super) static LINT: Lint = Lint {
    name: "impossible-case",
    severity: Severity::Error,
    message: "lint-impossible-case",
    help: "lint-impossible-case-help",
    pages: pages(include_str!("impossible_case.md"), include_str!("impossible_case.fr.md")),
    check: Check::Cases(check),
};

fn check(lint: &Lint, survey: &CasesSurvey<'_>, report: &mut Report) {
    for (case, flaw) in survey.flawed() {
        let finding = CasesSurvey::at(lint, case);
        report.add(match flaw {
            Flaw::NoRule { .. } => continue,
            Flaw::NoParameter { name } => {
                let near = nearest(name, PARAMETERS.iter().map(|own| own.name)).unwrap_or("none");
                let found = Message::new("lint-impossible-case-parameter").with("nearest", near);
                finding
                    .count("step", 0)
                    .said("text", &Message::new("case-text").with("text", name))
                    .said("found", &found)
            }
            Flaw::Impossible(Failure { step, expected, found }) => {
                finding.count("step", *step).said("text", expected).said("found", found)
            }
        });
    }
}
