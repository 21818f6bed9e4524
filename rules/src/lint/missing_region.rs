//! One of the two regions the rules need is missing, or in a scenario both are (2.2, 2.3).

use super::misspelt_region::{WANTED, meant};
use super::{Check, Lint, Lists, Survey, pages};
use crate::place::Place;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;

pub(super) static LINT: Lint = Lint {
    name: "missing-region",
    severity: Severity::Error,
    systems: Systems::ALAMO,
    message: "lint-missing-region",
    help: "lint-missing-region-help",
    pages: pages(include_str!("missing_region.md"), include_str!("missing_region.fr.md")),
    check: Check::Lists(Lists::REGIONS.union(Lists::PLOT).union(Lists::SET_UP).union(Lists::NAMES), check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let map = &survey.map;
    let missing = WANTED.into_iter().filter(|wanted| map.region(wanted).is_none());
    // A map without either that nobody plays on yet is a sketch.
    let is_sketch = missing.clone().count() == WANTED.len() && !survey.has_scenario();
    // A misspelt one is reported by another lint.
    for region in missing.filter(|wanted| !is_sketch && meant(map, wanted).is_none()) {
        report.add(lint.at(Place::Region(region.to_owned())).with("region", region));
    }
}
