//! A row of the combat table that no line of the terrain chart refers to (8.6).

use super::{
    Check, Lint, Lists, Survey, documents::rulebook, doubled_entry::doubled, pages, unknown_combat_row::has_row,
};
use crate::report::{Report, Severity};
use crate::rulebook::Systems;

pub(super) static LINT: Lint = Lint {
    name: "unused-combat-row",
    severity: Severity::Warning,
    systems: Systems::ALAMO,
    message: "lint-unused-combat-row",
    help: "lint-unused-combat-row-help",
    pages: pages(include_str!("unused_combat_row.md"), include_str!("unused_combat_row.fr.md")),
    check: Check::Lists(Lists::TERRAIN.union(Lists::TABLES), check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let Some(rulebook) = rulebook(survey) else { return };
    // A misspelt name in the chart, or a missing or duplicate line there, may have meant this row.
    let kinds = rulebook.terrain.iter().map(|effect| effect.kind);
    let chart_is_off = rulebook.terrain.iter().any(|effect| !has_row(rulebook, &effect.row))
        || rulebook.terrain.len() != crate::map::HexsideKind::ALL.len()
        || !doubled(kinds).is_empty();
    if chart_is_off || !doubled(rulebook.combat_rows.iter().map(|row| &row.row)).is_empty() {
        return;
    }
    // The first row is for units without protection and needs no reference.
    for row in rulebook.combat_rows.iter().skip(1) {
        if rulebook.terrain.iter().all(|effect| effect.row != row.row) {
            report.add(lint.row("combat_rows", &row.row));
        }
    }
}
