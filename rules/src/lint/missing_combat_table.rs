//! A rulebook without a Combat Results Table (8.8): no attack could be made.

use super::{Check, Lint, Lists, Survey, documents::rulebook, pages};
use crate::report::{Report, Severity};
use crate::rulebook::Systems;

pub(super) static LINT: Lint = Lint {
    name: "missing-combat-table",
    severity: Severity::Error,
    systems: Systems::ALAMO,
    message: "lint-missing-combat-table",
    help: "lint-missing-combat-table-help",
    pages: pages(include_str!("missing_combat_table.md"), include_str!("missing_combat_table.fr.md")),
    check: Check::Lists(Lists::TABLES, check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let Some(rulebook) = rulebook(survey) else { return };
    if rulebook.combat_rows.is_empty() {
        report.add(lint.table("combat_rows"));
    } else if rulebook.combat_results.is_empty() {
        report.add(lint.table("combat_results"));
    }
}
