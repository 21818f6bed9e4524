//! A region without members.

use super::misspelt_region::WANTED;
use super::repairs;
use super::{Check, Lint, Lists, Survey, pages};
use crate::place::Place;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;

pub(super) static LINT: Lint = Lint {
    name: "empty-region",
    severity: Severity::Warning,
    systems: Systems::ALL,
    message: "lint-empty-region",
    help: "lint-empty-region-help",
    pages: pages(include_str!("empty_region.md"), include_str!("empty_region.fr.md")),
    check: Check::Lists(Lists::REGIONS, check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    for region in survey.map.regions.iter().filter(|region| region.members.is_empty()) {
        let finding = lint.at(Place::Region(region.id.clone())).with("region", &region.id);
        // Without a region that the rules need nothing can be played.
        let needed = WANTED.contains(&region.id.as_str());
        let edits = if needed { Vec::new() } else { repairs::region(survey, region, region.members.clone()) };
        report.add(finding.mend(edits));
    }
}
