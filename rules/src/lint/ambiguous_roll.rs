//! A roll that matches two rows of a variant's table.

use super::rolls::answered;
use super::variants::{known, variants};
use super::{Check, Lint, Lists, Survey, pages};
use crate::report::{Report, Severity};
use crate::rulebook::Systems;

pub(super) static LINT: Lint = Lint {
    name: "ambiguous-roll",
    severity: Severity::Error,
    systems: Systems::ALAMO,
    message: "lint-ambiguous-roll",
    help: "lint-ambiguous-roll-help",
    pages: pages(include_str!("ambiguous_roll.md"), include_str!("ambiguous_roll.fr.md")),
    check: Check::Lists(Lists::VARIANTS, check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let known = known(survey);
    for (at, variant) in variants(survey) {
        for table in &variant.tables {
            let twice = answered(table, variant, &known, |rows| rows > 1);
            if !twice.is_empty() {
                report.add(lint.entry(at, "tables", &table.id).list(&twice));
            }
        }
    }
}
