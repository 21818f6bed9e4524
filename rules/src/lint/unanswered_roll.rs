//! A table of a variant without a row for a roll.

use super::rolls::answered;
use super::variants::{known, variants};
use super::{Check, Lint, Lists, Survey, pages};
use crate::report::{Report, Severity};
use crate::rulebook::Systems;

pub(super) static LINT: Lint = Lint {
    name: "unanswered-roll",
    severity: Severity::Error,
    systems: Systems::ALAMO,
    message: "lint-unanswered-roll",
    help: "lint-unanswered-roll-help",
    pages: pages(include_str!("unanswered_roll.md"), include_str!("unanswered_roll.fr.md")),
    check: Check::Lists(Lists::VARIANTS, check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let known = known(survey);
    for (at, variant) in variants(survey) {
        for table in &variant.tables {
            let gaps = answered(table, variant, &known, |rows| rows == 0);
            if !gaps.is_empty() {
                report.add(lint.entry(at, "tables", &table.id).list(&gaps));
            }
        }
    }
}
