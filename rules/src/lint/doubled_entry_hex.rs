//! A hex listed twice in one entry area: a column would have room for one unit less (2.0).

use super::{Check, Lint, Place, Report, Severity, doubled_entry::doubled};
use crate::project::Project;

pub(super) static LINT: Lint = Lint {
    name: "doubled-entry-hex",
    severity: Severity::Error,
    message: "lint-doubled-entry-hex",
    help: "lint-doubled-entry-hex-help",
    pages: [include_str!("doubled_entry_hex.md"), include_str!("doubled_entry_hex.fr.md")],
    check: Check::Authored(check),
};

fn check(lint: &Lint, project: &Project, report: &mut Report) {
    for area in &project.map.entry_areas {
        for (hex, times) in doubled(area.hexes.iter().copied()) {
            let finding = lint.at(Place::Hex(hex)).with("area", area.number).with("hex", hex);
            report.add(finding.count("times", times));
        }
    }
}
