//! A counter that is set up more than once.

use super::{Check, Finding, Lint, Lists, Part, Place, Report, Severity, Survey, pages};
use crate::spot::Spot;
use std::collections::BTreeMap;

pub(super) static LINT: Lint = Lint {
    name: "doubled-counter",
    severity: Severity::Error,
    message: "lint-doubled-counter",
    help: "lint-doubled-counter-help",
    pages: pages(include_str!("doubled_counter.md"), include_str!("doubled_counter.fr.md")),
    check: Check::Lists(Lists::SET_UP, check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let mut spots: BTreeMap<&str, Vec<Spot>> = BTreeMap::new();
    for line in &survey.scenario.setup {
        spots.entry(&line.piece).or_default().push(line.at);
    }
    for (piece, spots) in spots.into_iter().filter(|(_, spots)| spots.len() > 1) {
        let finding = Finding::new(lint, Part::Scenario, Place::Counter(piece.to_owned())).with("counter", piece);
        report.add(finding.count("times", spots.len()).list(&spots));
    }
}
