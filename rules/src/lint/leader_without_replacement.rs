//! A leader of the attackers without a replacement for when he falls (13.7).

use super::{Check, Lint, Lists, Survey, pages, unknown_column::is_lost};
use crate::alamo::bounds::has_replacements;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;

pub(super) static LINT: Lint = Lint {
    name: "leader-without-replacement",
    severity: Severity::Warning,
    systems: Systems::ALAMO,
    message: "lint-leader-without-replacement",
    help: "lint-leader-without-replacement-help",
    pages: pages(include_str!("leader_without_replacement.md"), include_str!("leader_without_replacement.fr.md")),
    check: Check::Lists(Lists::COUNTERS, check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let mix = &survey.counters;
    for leader in mix.leaders.iter().filter(|leader| has_replacements(leader.side) && leader.replacement.is_none()) {
        // A leader of an unknown column may belong to the other side; another lint reports it.
        if !is_lost(mix, leader.side, &leader.column) {
            report.add(lint.counter(&leader.id));
        }
    }
}
