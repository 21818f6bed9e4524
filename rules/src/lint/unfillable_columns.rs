//! More columns allowed than there are command stands for (K4.a to K4.d).

use super::{Check, Lint, Lists, Survey, pages};
use crate::knapp::Figures;
use crate::place::Place;
use crate::project::DocumentRef;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;

pub(super) static LINT: Lint = Lint {
    name: "unfillable-columns",
    severity: Severity::Warning,
    systems: Systems::KNAPP,
    message: "lint-unfillable-columns",
    help: "lint-unfillable-columns-help",
    pages: pages(include_str!("unfillable_columns.md"), include_str!("unfillable_columns.fr.md")),
    check: Check::Lists(Lists::COUNTERS.union(Lists::PARAMETERS), check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let figures = Figures::new(&survey.rulebook);
    let stands = survey.counters.pieces.iter().filter(|piece| piece.kind == "command");
    let stands = stands.map(|piece| piece.quantity.max(0)).fold(0, i32::saturating_add);
    // Each column has one, and so has the reserve.
    let columns = stands - 1;
    let fewest = figures.columns_least;
    if stands > 0 && columns < figures.columns_most && columns >= fewest {
        let finding = lint.finding(DocumentRef::Counters, Place::Field("pieces"));
        report.add(finding.with("stands", stands).with("columns", columns).with("most", figures.columns_most));
    }
}
