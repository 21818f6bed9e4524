//! A meaningless rule of known words: adding to a permission, a march to no spot.

use super::{Check, Lint, Survey, pages};
use crate::alamo::scenario_check::Opening;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;

pub(super) static LINT: Lint = Lint {
    name: "senseless-rule",
    severity: Severity::Error,
    systems: Systems::ALAMO,
    message: "lint-senseless-rule",
    help: "lint-senseless-rule-help",
    pages: pages(include_str!("senseless_rule.md"), include_str!("senseless_rule.fr.md")),
    check: Check::Opening(check),
};

/// Messages of the compiler that other lints already report.
const ELSEWHERE: [&str; 6] = [
    "variant-unknown",
    "variant-unknown-near",
    "variant-no-place",
    "variant-doubled",
    "variant-no-such-thing",
    "variant-table-circle",
];

fn check(lint: &Lint, _: &Survey<'_>, opening: &Opening, report: &mut Report) {
    for (at, trouble) in opening.proof.troubles.iter().filter(|(_, own)| !ELSEWHERE.contains(&own.message.id)) {
        report.add(lint.entry(*at, trouble.list, &trouble.name).said("why", &trouble.message));
    }
}
