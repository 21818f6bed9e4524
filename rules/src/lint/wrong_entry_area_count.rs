//! More or fewer entry areas than the rulebook says (2.0; decision 7).

use super::{Check, Lint, Place, Report, Severity};
use crate::project::Project;

pub(super) static LINT: Lint = Lint {
    name: "wrong-entry-area-count",
    severity: Severity::Error,
    message: "lint-wrong-entry-area-count",
    help: "lint-wrong-entry-area-count-help",
    pages: [include_str!("wrong_entry_area_count.md"), include_str!("wrong_entry_area_count.fr.md")],
    check: Check::Authored(check),
};

fn check(lint: &Lint, project: &Project, report: &mut Report) {
    let mut numbers: Vec<u8> = project.map.entry_areas.iter().map(|area| area.number).collect();
    numbers.sort_unstable();
    numbers.dedup();
    let wanted = usize::try_from(project.rulebook.number("setup.entry_areas")).unwrap_or(0);
    if numbers.len() != wanted {
        report.add(lint.at(Place::Document).count("found", numbers.len()).count("wanted", wanted));
    }
}
