//! A counter that is set up and that the counter mix does not have (3.2).

use super::{Check, Finding, Lint, Lists, Part, Place, Report, Severity, Survey, pages};
use crate::text::nearest;

pub(super) static LINT: Lint = Lint {
    name: "unknown-counter",
    severity: Severity::Error,
    message: "lint-unknown-counter",
    help: "lint-unknown-counter-help",
    pages: pages(include_str!("unknown_counter.md"), include_str!("unknown_counter.fr.md")),
    check: Check::Lists(Lists::COUNTERS.union(Lists::SET_UP), check),
};

/// The most names a misspelt one is compared with: more than any game has counters.
const COMPARED: usize = 1000;

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let counters = &survey.counters;
    for line in survey.scenario.setup.iter().filter(|line| !counters.has_piece(&line.piece)) {
        let pieces: Vec<String> = counters.pieces().take(COMPARED).collect();
        let near = nearest(&line.piece, pieces.iter().map(String::as_str)).unwrap_or_default();
        let finding = Finding::new(lint, Part::Scenario, Place::Counter(line.piece.clone()));
        let finding = finding.with("counter", &line.piece).with("nearest", near);
        report.add(finding.with("known", if near.is_empty() { "no" } else { "yes" }));
    }
}
