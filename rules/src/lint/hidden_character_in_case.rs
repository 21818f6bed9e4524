//! A file of cases with a character that no output can show.

use super::cases::CasesSurvey;
use super::texts::{TextFault, code, hidden_in};
use super::{Check, Lint, pages};
use crate::project::DocumentRef;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;

pub(super) static LINT: Lint = Lint {
    name: "hidden-character-in-case",
    severity: Severity::Warning,
    systems: Systems::ALL,
    message: "lint-hidden-character-in-case",
    help: "lint-hidden-character-in-case-help",
    pages: pages(include_str!("hidden_character_in_case.md"), include_str!("hidden_character_in_case.fr.md")),
    check: Check::Cases(check),
};

fn check(lint: &Lint, survey: &CasesSurvey<'_>, report: &mut Report) {
    for text in hidden_in(DocumentRef::Cases, survey.cases) {
        if let TextFault::Hidden(sign) = text.fault {
            report.add(text.finding(lint).with("sign", code(sign)));
        }
    }
}
