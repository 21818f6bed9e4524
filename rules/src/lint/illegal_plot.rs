//! A plot the rules refuse (2.0): unknown columns and areas, two assault columns in one area, a column left out.

use super::{Check, Lint, Survey, pages, set_up_lines};
use crate::alamo::{atoms, scenario_check::Opening};
use crate::place::Place;
use crate::play::Atom;
use crate::project::DocumentRef;
use crate::report::{Fix, Report, Severity};
use crate::rulebook::Systems;
use crate::scenario::PlotLine;

pub(super) static LINT: Lint = Lint {
    name: "illegal-plot",
    severity: Severity::Error,
    systems: Systems::ALAMO,
    message: "lint-illegal-plot",
    help: "lint-illegal-plot-help",
    pages: pages(include_str!("illegal_plot.md"), include_str!("illegal_plot.fr.md")),
    check: Check::Opening(check),
};

fn check(lint: &Lint, survey: &Survey<'_>, opening: &Opening, report: &mut Report) {
    let plot = &survey.scenario.plot;
    let columns = &survey.counters.columns;
    let found = |reason: &str, column: &str, area: u8, atom: Atom| {
        let finding = lint.finding(DocumentRef::Scenario, Place::Plot(column.to_owned())).with("rule", atom);
        finding.with("reason", reason).with("column", column).with("area", area)
    };
    let without = |line: &PlotLine| Fix::your_choice(set_up_lines::unplot(&survey.scenario, line));
    for own in plot.iter().filter(|line| columns.iter().all(|own| own.id != line.column)) {
        report.add(found("unknown-column", &own.column, own.area, atoms::A2_0_D).fix(without(own)));
    }
    for fault in &opening.faults {
        let Some(own) = fault.plot(&survey.scenario) else { continue };
        let known = survey.map.entry_areas.iter().any(|area| area.number == own.area);
        let reason = match fault.atom {
            atoms::A2_0_E => "shared-area",
            _ if known => "plotted-twice",
            _ => "unknown-area",
        };
        let finding = found(reason, &own.column, own.area, fault.atom);
        // Removing any other line would leave a column without one.
        report.add(if reason == "plotted-twice" { finding.fix(without(own)) } else { finding });
    }
    // An empty plot is left to the players.
    for column in columns.iter().filter(|_| !plot.is_empty()) {
        if plot.iter().all(|line| line.column != column.id) {
            report.add(found("left-out", &column.id, 0, atoms::A2_0_D));
        }
    }
}
