//! A counter or a column without a display name.

use super::{Check, Lint, Lists, Survey, pages};
use crate::report::{Report, Severity};
use crate::rulebook::Systems;

pub(super) static LINT: Lint = Lint {
    name: "nameless-counter",
    severity: Severity::Note,
    systems: Systems::ALL,
    message: "lint-nameless-counter",
    help: "lint-nameless-counter-help",
    pages: pages(include_str!("nameless_counter.md"), include_str!("nameless_counter.fr.md")),
    check: Check::Lists(Lists::COUNTERS, check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let mix = &survey.counters;
    let units = mix.units.iter().map(|unit| (&unit.id, &unit.name));
    let leaders = mix.leaders.iter().map(|leader| (&leader.id, &leader.name));
    let backs = mix.leaders.iter().filter_map(|leader| Some((&leader.id, &leader.replacement.as_ref()?.name)));
    let pieces = mix.pieces.iter().map(|piece| (&piece.id, &piece.name));
    // One language is enough: its name is shown in the other one too.
    for (id, _) in units.chain(leaders).chain(backs).chain(pieces).filter(|(id, name)| id.is_empty() || name.is_empty())
    {
        report.add(lint.counter(id).with("what", "counter"));
    }
    for battery in mix.batteries.iter().filter(|battery| battery.id.is_empty()) {
        report.add(lint.counter(&battery.id).with("what", "counter"));
    }
    for column in mix.columns.iter().filter(|column| column.id.is_empty() || column.name.is_empty()) {
        report.add(lint.column(&column.id).with("what", "column"));
    }
}
