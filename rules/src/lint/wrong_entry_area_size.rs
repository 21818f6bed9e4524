//! An entry area of more or fewer hexes than the rulebook says (2.0; decision 7).

use super::{Check, Lint, Place, Report, Severity};
use crate::project::Project;

pub(super) static LINT: Lint = Lint {
    name: "wrong-entry-area-size",
    severity: Severity::Error,
    message: "lint-wrong-entry-area-size",
    help: "lint-wrong-entry-area-size-help",
    pages: [include_str!("wrong_entry_area_size.md"), include_str!("wrong_entry_area_size.fr.md")],
    check: Check::Authored(check),
};

fn check(lint: &Lint, project: &Project, report: &mut Report) {
    let wanted = usize::try_from(project.rulebook.number("setup.entry_area_hexes")).unwrap_or(0);
    for area in project.map.entry_areas.iter().filter(|area| area.hexes.len() != wanted) {
        let finding = lint.at(Place::EntryArea(area.number)).with("area", area.number);
        report.add(finding.count("found", area.hexes.len()).count("wanted", wanted));
    }
}
