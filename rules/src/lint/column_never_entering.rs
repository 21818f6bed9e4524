//! A column whose counters never enter the map (2.1, 2.2): no spot to enter by, too late, or too few may enter.

use super::{Check, Lint, Survey, pages};
use crate::alamo::scenario_check::{Absence, Absent, Opening};
use crate::place::Place;
use crate::project::DocumentRef;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;

pub(super) static LINT: Lint = Lint {
    name: "column-never-entering",
    severity: Severity::Warning,
    systems: Systems::ALAMO,
    message: "lint-column-never-entering",
    help: "lint-column-never-entering-help",
    pages: pages(include_str!("column_never_entering.md"), include_str!("column_never_entering.fr.md")),
    check: Check::Opening(check),
};

fn check(lint: &Lint, _: &Survey<'_>, opening: &Opening, report: &mut Report) {
    for Absence { column, why, atom } in &opening.absences {
        let finding = lint.finding(DocumentRef::Scenario, Place::Plot(column.clone())).with("rule", atom);
        let finding = finding.with("column", column);
        report.add(match *why {
            Absent::NoSpot { area } => finding.with("reason", "no-spot").with("area", area),
            Absent::TooLate { turn, last } => finding.with("reason", "too-late").with("turn", turn).with("last", last),
            Absent::TooFew { needed, units } => {
                finding.with("reason", "too-few").count("needed", needed).count("units", units)
            }
        });
    }
}
