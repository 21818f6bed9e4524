//! A combat table in which more strength gives a worse result (8.3).

use super::{Check, Lint, Lists, Report, Severity, Survey, bands::width, documents::rulebook, pages};

pub(super) static LINT: Lint = Lint {
    name: "weaker-with-strength",
    severity: Severity::Warning,
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
        let finding = lint.row("combat_results", line.die).with("column", left + 2);
        report.add(finding.with("result", line.results[left + 1]).with("before", line.results[left]));
    }
}
