//! An entry area of more or fewer hexes than the rulebook requires (2.0; decision 7).

use super::{Check, Lint, Lists, Survey, pages};
use crate::place::Place;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;

pub(super) static LINT: Lint = Lint {
    name: "wrong-entry-area-size",
    severity: Severity::Error,
    systems: Systems::ALAMO,
    message: "lint-wrong-entry-area-size",
    help: "lint-wrong-entry-area-size-help",
    pages: pages(include_str!("wrong_entry_area_size.md"), include_str!("wrong_entry_area_size.fr.md")),
    check: Check::Lists(Lists::ENTRY_AREAS.union(Lists::PARAMETERS), check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let wanted = usize::try_from(survey.rulebook.number("setup.entry_area_hexes")).unwrap_or(0);
    for area in survey.map.entry_areas.iter().filter(|area| area.hexes.len() != wanted) {
        let finding = lint.at(Place::EntryArea(area.number)).with("area", area.number);
        report.add(finding.count("found", area.hexes.len()).count("wanted", wanted));
    }
}
