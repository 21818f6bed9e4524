//! A word of a rule nobody knows: a tag, a flag, a table, a region.

use super::{Check, Lint, Report, Severity, Survey, pages};
use crate::alamo::opening::Opening;

pub(super) static LINT: Lint = Lint {
    name: "unknown-name",
    severity: Severity::Error,
    message: "lint-unknown-name",
    help: "lint-unknown-name-help",
    pages: pages(include_str!("unknown_name.md"), include_str!("unknown_name.fr.md")),
    check: Check::Opening(check),
};

fn check(lint: &Lint, _: &Survey<'_>, opening: &Opening, report: &mut Report) {
    for (at, trouble) in &opening.troubles {
        if matches!(trouble.message.id, "variant-unknown" | "variant-unknown-near") {
            report.add(lint.entry(*at, trouble.list, &trouble.name).said("why", &trouble.message));
        }
    }
}
