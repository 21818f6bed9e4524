//! A column with more combat units than its entry area has room for (2.0.j): the others wait outside (R70).

use super::{Check, Lint, Lists, Survey, doubled_entry::doubled, pages};
use crate::alamo::bounds::{MOST_PIECES, entry_room};
use crate::report::{Report, Severity};
use crate::rulebook::Systems;

pub(super) static LINT: Lint = Lint {
    name: "overfull-column",
    severity: Severity::Warning,
    systems: Systems::ALAMO,
    message: "lint-overfull-column",
    help: "lint-overfull-column-help",
    pages: pages(include_str!("overfull_column.md"), include_str!("overfull_column.fr.md")),
    check: Check::Lists(Lists::COUNTERS.union(Lists::PARAMETERS), check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let mix = &survey.counters;
    for column in &mix.columns {
        let own = mix.units.iter().filter(|unit| unit.column == column.id);
        let units = own.map(|unit| usize::try_from(unit.quantity).unwrap_or(0)).fold(0, usize::saturating_add);
        let room = entry_room(survey.rulebook(), column);
        // Too many units for a game, and duplicate units, are reported by other lints.
        let twice = || !doubled(mix.units.iter().map(|unit| unit.id.as_str())).is_empty();
        if units > room && units <= MOST_PIECES && !twice() {
            report.add(lint.column(&column.id).count("count", units).count("room", room));
        }
    }
}
