//! A replacement for a leader of the side that gets none (13.7): it would never enter.

use super::{Check, Lint, Lists, Survey, documents::replaced, pages};
use crate::alamo::bounds::has_replacements;
use crate::counters::LeaderCounter;
use crate::project_edit::{CountersEdit, ProjectEdit};
use crate::report::{Fix, Report, Severity};
use crate::rulebook::Systems;

pub(super) static LINT: Lint = Lint {
    name: "stray-replacement",
    severity: Severity::Warning,
    systems: Systems::ALAMO,
    message: "lint-stray-replacement",
    help: "lint-stray-replacement-help",
    pages: pages(include_str!("stray_replacement.md"), include_str!("stray_replacement.fr.md")),
    check: Check::Lists(Lists::COUNTERS, check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let leaders = &survey.counters.leaders;
    for leader in leaders.iter().filter(|leader| !has_replacements(leader.side) && leader.replacement.is_some()) {
        // If it also has a column, the side is wrong instead.
        if leader.column.is_empty() {
            let alone = LeaderCounter { replacement: None, ..leader.clone() };
            let edit = CountersEdit::Leader(replaced(leaders, leader, alone));
            report.add(lint.counter(&leader.id).fix(Fix::your_choice(vec![ProjectEdit::Counters(edit)])));
        }
    }
}
