//! A hexside that protects a hex it does not touch (8.7).

use super::{Check, Lint, Place, Report, Severity};
use crate::map::Protects;
use crate::project::Project;

pub(super) static LINT: Lint = Lint {
    name: "stray-protection",
    severity: Severity::Error,
    message: "lint-stray-protection",
    help: "lint-stray-protection-help",
    pages: [include_str!("stray_protection.md"), include_str!("stray_protection.fr.md")],
    check: Check::Authored(check),
};

fn check(lint: &Lint, project: &Project, report: &mut Report) {
    for entry in &project.map.hexsides {
        if let Protects::Hex(hex) = entry.protects
            && !entry.at.side.touches(hex)
        {
            let [low, high] = entry.at.side.hexes();
            let finding = lint.at(Place::Hexside(entry.at)).with("at", entry.at.side).with("hex", hex);
            report.add(finding.with("low", low).with("high", high));
        }
    }
}
