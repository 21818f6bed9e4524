//! A column with no units (2.0).

use super::{Check, Lint, Lists, Survey, pages, unknown_column::is_lost};
use crate::report::{Report, Severity};
use crate::rulebook::Systems;

pub(super) static LINT: Lint = Lint {
    name: "empty-column",
    severity: Severity::Warning,
    systems: Systems::ALAMO,
    message: "lint-empty-column",
    help: "lint-empty-column-help",
    pages: pages(include_str!("empty_column.md"), include_str!("empty_column.fr.md")),
    check: Check::Lists(Lists::COUNTERS, check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let mix = &survey.counters;
    let units = || mix.units.iter().map(|unit| (unit.side, unit.column.as_str()));
    let all = || units().chain(mix.leaders.iter().map(|leader| (leader.side, leader.column.as_str())));
    for column in mix.columns.iter().filter(|column| units().all(|(_, own)| own != column.id)) {
        // A unit with an unknown column may be the missing one.
        if !all().any(|(side, own)| is_lost(mix, side, own)) {
            report.add(lint.column(&column.id));
        }
    }
}
