//! A word of a variant that its game system does not use, or an unknown name.

use super::{Check, Lint, Lists, Survey, pages};
use crate::knapp::variant::troubles;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;

pub(super) static LINT: Lint = Lint {
    name: "foreign-word",
    severity: Severity::Error,
    systems: Systems::KNAPP,
    message: "lint-foreign-word",
    help: "lint-foreign-word-help",
    pages: pages(include_str!("foreign_word.md"), include_str!("foreign_word.fr.md")),
    check: Check::Lists(Lists::VARIANTS.union(Lists::COUNTERS).union(Lists::REGIONS), check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    for (at, trouble) in troubles(survey.project()) {
        report.add(lint.entry(at, trouble.list, &trouble.name).said("why", &trouble.message));
    }
}
