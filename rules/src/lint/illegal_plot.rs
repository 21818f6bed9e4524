//! A plot the rules refuse (2.0): columns and areas there are not, two assault columns in one area, a column left out.

use super::{Check, Finding, Lint, Part, Place, Report, Severity, Survey, pages};
use crate::alamo::{atoms, opening::Fault};
use crate::play::Atom;
use crate::scenario::PlotLine;

pub(super) static LINT: Lint = Lint {
    name: "illegal-plot",
    severity: Severity::Error,
    message: "lint-illegal-plot",
    help: "lint-illegal-plot-help",
    pages: pages(include_str!("illegal_plot.md"), include_str!("illegal_plot.fr.md")),
    check: Check::Opening(check),
};

fn check(lint: &Lint, survey: &Survey<'_>, faults: &[Fault], report: &mut Report) {
    let plot = &survey.scenario.plot;
    let columns = &survey.counters.columns;
    let mut found = |place: Place, reason: &str, column: &str, area: u8, atom: Atom| {
        let finding = Finding::new(lint, Part::Scenario, place).with("rule", atom).with("reason", reason);
        report.add(finding.with("column", column).with("area", area));
    };
    for PlotLine { column, area } in plot.iter().filter(|line| columns.iter().all(|own| own.id != line.column)) {
        found(Place::Document, "unknown-column", column, *area, atoms::A2_0_D);
    }
    for fault in faults {
        let Some(PlotLine { column, area }) = fault.plot(&survey.scenario) else { continue };
        let known = survey.map.entry_areas.iter().any(|own| own.number == *area);
        let (place, reason) = match fault.atom {
            atoms::A2_0_E => (Place::EntryArea(*area), "shared-area"),
            _ if known => (Place::EntryArea(*area), "plotted-twice"),
            _ => (Place::Document, "unknown-area"),
        };
        found(place, reason, column, *area, fault.atom);
    }
    // Without a line for any column the plot is left to the players.
    for column in columns.iter().filter(|_| !plot.is_empty()) {
        if plot.iter().all(|line| line.column != column.id) {
            found(Place::Document, "left-out", &column.id, 0, atoms::A2_0_D);
        }
    }
}
