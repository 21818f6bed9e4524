//! Tables that roll on each other in an endless loop.

use super::{Check, Lint, Survey, pages};
use crate::alamo::scenario_check::Opening;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;

pub(super) static LINT: Lint = Lint {
    name: "circular-roll",
    severity: Severity::Error,
    systems: Systems::ALAMO,
    message: "lint-circular-roll",
    help: "lint-circular-roll-help",
    pages: pages(include_str!("circular_roll.md"), include_str!("circular_roll.fr.md")),
    check: Check::Opening(check),
};

fn check(lint: &Lint, _: &Survey<'_>, opening: &Opening, report: &mut Report) {
    for (at, trouble) in opening.proof.troubles.iter().filter(|(_, own)| own.message.id == "variant-table-circle") {
        report.add(lint.entry(*at, trouble.list, &trouble.name));
    }
}
