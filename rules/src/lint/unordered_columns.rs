//! A combat row whose strengths do not rise from column to column (8.3).

use super::{Check, Lint, Lists, Survey, bands::Claims, bands::even_rows, documents::rulebook, pages};
use crate::report::{Report, Severity};
use crate::rulebook::Systems;

pub(super) static LINT: Lint = Lint {
    name: "unordered-columns",
    severity: Severity::Warning,
    systems: Systems::ALAMO,
    message: "lint-unordered-columns",
    help: "lint-unordered-columns-help",
    pages: pages(include_str!("unordered_columns.md"), include_str!("unordered_columns.fr.md")),
    check: Check::Lists(Lists::TABLES, check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let Some(rulebook) = rulebook(survey) else { return };
    for row in even_rows(rulebook) {
        let filled: Vec<(usize, u8)> = row
            .strengths
            .iter()
            .enumerate()
            .filter_map(|(column, band)| Some((column + 1, band.bounds()?.0)))
            .collect();
        let falls = filled.windows(2).find(|pair| pair[1].1 < pair[0].1);
        let Some(falls) = falls else { continue };
        // Overlapping strengths are the cause instead.
        if Claims::new(row.strengths.iter().copied()).overlaps().is_empty() {
            let (left, right) = (row.strengths[falls[0].0 - 1], row.strengths[falls[1].0 - 1]);
            report.add(lint.row("combat_rows", &row.row).with("left", left).with("right", right));
        }
    }
}
