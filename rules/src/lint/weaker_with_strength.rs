//! A combat table in which more strength gives a worse result (8.3).

use crate::rulebook::{Band, Systems};

use super::{
    Check, Lint, Lists, Survey,
    bands::{even_rows, width},
    documents::rulebook,
    pages,
};
use crate::report::{Report, Severity};

pub(super) static LINT: Lint = Lint {
    name: "weaker-with-strength",
    severity: Severity::Warning,
    systems: Systems::ALAMO,
    message: "lint-weaker-with-strength",
    help: "lint-weaker-with-strength-help",
    pages: pages(include_str!("weaker_with_strength.md"), include_str!("weaker_with_strength.fr.md")),
    check: Check::Lists(Lists::TABLES, check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let Some(rulebook) = rulebook(survey) else { return };
    let width = width(rulebook);
    for line in rulebook.combat_results.iter().filter(|line| line.results.len() == width) {
        let worse = line.results.windows(2).position(|pair| pair[1].gain() < pair[0].gain());
        let Some(left) = worse else { continue };
        // The column is named by the strengths in its head, as the table prints them.
        let mut heads = even_rows(rulebook).map(|row| (&row.row, row.strengths[left + 1]));
        let Some((head, strengths)) = heads.find(|(_, band)| *band != Band::Nothing) else { continue };
        let finding = lint.row("combat_results", line.die).with("column", strengths).with("head", head);
        report.add(finding.with("result", line.results[left + 1]).with("before", line.results[left]));
    }
}
