//! A text with a character that no output can show, such as an order to a terminal.

use super::texts::{TextFault, code};
use super::{Check, Lint, Lists, Survey, pages};
use crate::report::{Report, Severity};
use crate::rulebook::Systems;

pub(super) static LINT: Lint = Lint {
    name: "hidden-character",
    severity: Severity::Warning,
    systems: Systems::ALL,
    message: "lint-hidden-character",
    help: "lint-hidden-character-help",
    pages: pages(include_str!("hidden_character.md"), include_str!("hidden_character.fr.md")),
    check: Check::Lists(Lists::all(), check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    for text in survey.odd_texts() {
        if let TextFault::Hidden(sign) = text.fault {
            report.add(text.finding(lint).with("sign", code(sign)));
        }
    }
}
