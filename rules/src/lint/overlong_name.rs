//! A title or a name that is too long to be printed where it belongs.

use super::texts::TextFault;
use super::{Check, Lint, Lists, Survey, pages};
use crate::report::{Report, Severity};
use crate::rulebook::Systems;

pub(super) static LINT: Lint = Lint {
    name: "overlong-name",
    severity: Severity::Warning,
    systems: Systems::ALL,
    message: "lint-overlong-name",
    help: "lint-overlong-name-help",
    pages: pages(include_str!("overlong_name.md"), include_str!("overlong_name.fr.md")),
    check: Check::Lists(Lists::all(), check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    for text in survey.odd_texts() {
        if let TextFault::Overlong { letters, most } = text.fault {
            report.add(text.finding(lint).count("letters", letters).with("most", most));
        }
    }
}
