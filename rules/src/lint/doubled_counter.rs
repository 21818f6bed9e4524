//! A counter that is set up more than once.

use super::{Check, Finding, Lint, Part, Place, Report, Severity};
use crate::project::Project;
use crate::spot::Spot;
use std::collections::BTreeMap;

pub(super) static LINT: Lint = Lint {
    name: "doubled-counter",
    severity: Severity::Error,
    message: "lint-doubled-counter",
    help: "lint-doubled-counter-help",
    pages: [include_str!("doubled_counter.md"), include_str!("doubled_counter.fr.md")],
    check: Check::Authored(check),
};

fn check(lint: &Lint, project: &Project, report: &mut Report) {
    let mut spots: BTreeMap<&str, Vec<Spot>> = BTreeMap::new();
    for line in &project.scenario.setup {
        spots.entry(&line.piece).or_default().push(line.at);
    }
    for (piece, spots) in spots.into_iter().filter(|(_, spots)| spots.len() > 1) {
        let finding = Finding::new(lint, Part::Scenario, Place::Counter(piece.to_owned())).with("counter", piece);
        report.add(finding.count("times", spots.len()).list(&spots));
    }
}
