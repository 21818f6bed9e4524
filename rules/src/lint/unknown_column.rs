//! A unit or a leader in a column the mix does not have (2.0).

use super::{Check, Lint, Lists, Survey, documents::replaced, pages};
use crate::alamo::bounds::comes_in_columns;
use crate::counters::{CounterMix, LeaderCounter, UnitCounter};
use crate::project_edit::{CountersEdit, ProjectEdit};
use crate::report::{Fix, Report, Severity};
use crate::rulebook::Systems;
use crate::side::Side;
use crate::text::{nearest, only_near};

pub(super) static LINT: Lint = Lint {
    name: "unknown-column",
    severity: Severity::Error,
    systems: Systems::ALAMO,
    message: "lint-unknown-column",
    help: "lint-unknown-column-help",
    pages: pages(include_str!("unknown_column.md"), include_str!("unknown_column.fr.md")),
    check: Check::Lists(Lists::COUNTERS, check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let mix = &survey.counters;
    let mut tell = |id: &str, column: &str, edit: Option<CountersEdit>| {
        let near = nearest(column, names(mix)).unwrap_or_default();
        let reason = match (column, near) {
            ("", _) => "none",
            (_, "") => "unknown",
            _ => "near",
        };
        let finding = lint.counter(id).with("column", column).with("reason", reason).with("nearest", near);
        report.add(finding.fix(Fix::safe(edit.into_iter().map(ProjectEdit::Counters).collect())));
    };
    for unit in mix.units.iter().filter(|unit| is_lost(mix, unit.side, &unit.column)) {
        let edit = slip(mix, &unit.column)
            .map(|column| CountersEdit::Unit(replaced(&mix.units, unit, UnitCounter { column, ..unit.clone() })));
        tell(&unit.id, &unit.column, edit);
    }
    for leader in mix.leaders.iter().filter(|leader| is_lost(mix, leader.side, &leader.column)) {
        let edit = slip(mix, &leader.column).map(|column| {
            CountersEdit::Leader(replaced(&mix.leaders, leader, LeaderCounter { column, ..leader.clone() }))
        });
        tell(&leader.id, &leader.column, edit);
    }
}

/// Whether a counter of this side names no existing column although it has or needs one.
pub(super) fn is_lost(mix: &CounterMix, side: Side, column: &str) -> bool {
    let named = comes_in_columns(side) || !column.is_empty();
    named && mix.columns.iter().all(|own| own.id != column)
}

fn names(mix: &CounterMix) -> impl Iterator<Item = &str> {
    mix.columns.iter().map(|own| own.id.as_str())
}

/// Returns the column that was probably meant. Codes of one or two letters are all similar, so none is returned for
/// them.
fn slip(mix: &CounterMix, column: &str) -> Option<String> {
    only_near(column, names(mix)).filter(|near| near.len() > 2 && column.len() > 2).map(str::to_owned)
}
