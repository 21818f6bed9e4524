//! A row or a die of the combat table with more or fewer columns than the others (8.8).

use super::{Check, Lint, Lists, Survey, bands::width, documents::rulebook, pages};
use crate::report::{Report, Severity};
use crate::rulebook::Systems;

pub(super) static LINT: Lint = Lint {
    name: "uneven-combat-table",
    severity: Severity::Error,
    systems: Systems::ALAMO,
    message: "lint-uneven-combat-table",
    help: "lint-uneven-combat-table-help",
    pages: pages(include_str!("uneven_combat_table.md"), include_str!("uneven_combat_table.fr.md")),
    check: Check::Lists(Lists::TABLES, check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let Some(rulebook) = rulebook(survey) else { return };
    let width = width(rulebook);
    for row in rulebook.combat_rows.iter().filter(|row| row.strengths.len() != width) {
        report.add(lint.row("combat_rows", &row.row).count("count", row.strengths.len()).count("width", width));
    }
    for line in rulebook.combat_results.iter().filter(|line| line.results.len() != width) {
        report.add(lint.row("combat_results", line.die).count("count", line.results.len()).count("width", width));
    }
}
