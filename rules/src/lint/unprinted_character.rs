//! A text for people with a character that the built-in typefaces do not have.

use super::texts::{TextFault, code};
use super::{Check, Lint, Lists, Survey, pages};
use crate::report::{Report, Severity};
use crate::rulebook::Systems;

pub(super) static LINT: Lint = Lint {
    name: "unprinted-character",
    severity: Severity::Warning,
    systems: Systems::ALL,
    message: "lint-unprinted-character",
    help: "lint-unprinted-character-help",
    pages: pages(include_str!("unprinted_character.md"), include_str!("unprinted_character.fr.md")),
    check: Check::Lists(Lists::all(), check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    for text in survey.odd_texts() {
        if let TextFault::Unprinted(sign) = text.fault {
            report.add(text.finding(lint).with("sign", sign).with("code", code(sign)));
        }
    }
}
