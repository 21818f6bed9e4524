//! A counter of the garrison in a column of the attackers, which has no effect.

use super::{Check, Lint, Lists, Survey, documents::replaced, pages};
use crate::alamo::bounds::comes_in_columns;
use crate::counters::{CounterMix, LeaderCounter, UnitCounter};
use crate::project_edit::{CountersEdit, ProjectEdit};
use crate::report::{Finding, Fix, Report, Severity};
use crate::rulebook::Systems;
use crate::side::Side;

pub(super) static LINT: Lint = Lint {
    name: "stray-column",
    severity: Severity::Warning,
    systems: Systems::ALAMO,
    message: "lint-stray-column",
    help: "lint-stray-column-help",
    pages: pages(include_str!("stray_column.md"), include_str!("stray_column.fr.md")),
    check: Check::Lists(Lists::COUNTERS, check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let mix = &survey.counters;
    for unit in mix.units.iter().filter(|unit| strays(mix, unit.side, &unit.column)) {
        let free = UnitCounter { column: String::new(), ..unit.clone() };
        report.add(found(lint, &unit.id, &unit.column, CountersEdit::Unit(replaced(&mix.units, unit, free))));
    }
    for leader in mix.leaders.iter().filter(|leader| strays(mix, leader.side, &leader.column)) {
        let free = LeaderCounter { column: String::new(), ..leader.clone() };
        report.add(found(lint, &leader.id, &leader.column, CountersEdit::Leader(replaced(&mix.leaders, leader, free))));
    }
}

/// Whether a counter's column exists but is of no use to its side.
pub(super) fn strays(mix: &CounterMix, side: Side, column: &str) -> bool {
    !comes_in_columns(side) && mix.columns.iter().any(|own| own.id == column)
}

fn found(lint: &Lint, id: &str, column: &str, edit: CountersEdit) -> Finding {
    let edits = vec![ProjectEdit::Counters(edit)];
    lint.counter(id).with("column", column).fix(Fix::your_choice(edits))
}
