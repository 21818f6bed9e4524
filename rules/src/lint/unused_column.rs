//! A column of the combat table that no strength of any row uses (8.3).

use super::{Check, Lint, Lists, Survey, bands::even_rows, bands::width, documents::rulebook, pages};
use crate::report::{Report, Severity};
use crate::rulebook::Systems;

pub(super) static LINT: Lint = Lint {
    name: "unused-column",
    severity: Severity::Warning,
    systems: Systems::ALAMO,
    message: "lint-unused-column",
    help: "lint-unused-column-help",
    pages: pages(include_str!("unused_column.md"), include_str!("unused_column.fr.md")),
    check: Check::Lists(Lists::TABLES, check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let Some(rulebook) = rulebook(survey) else { return };
    let width = width(rulebook);
    if even_rows(rulebook).count() != rulebook.combat_rows.len() {
        return;
    }
    // A unit with strength 0 cannot attack.
    let uses =
        |column: usize| even_rows(rulebook).any(|row| row.strengths[column].bounds().is_some_and(|(_, high)| high > 0));
    let idle: Vec<usize> = (0..width).filter(|column| !uses(*column)).map(|column| column + 1).collect();
    if !idle.is_empty() && !rulebook.combat_rows.is_empty() {
        report.add(lint.table("combat_rows").list(&idle));
    }
}
