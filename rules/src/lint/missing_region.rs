//! One of the two regions the rules need is painted and the other is not (2.2, 2.3).

use super::misspelt_region::{WANTED, meant};
use super::{Check, Lint, Lists, Survey, pages};
use crate::map::Region;
use crate::place::Place;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;

pub(super) static LINT: Lint = Lint {
    name: "missing-region",
    severity: Severity::Warning,
    systems: Systems::ALAMO,
    message: "lint-missing-region",
    help: "lint-missing-region-help",
    pages: pages(include_str!("missing_region.md"), include_str!("missing_region.fr.md")),
    check: Check::Lists(Lists::REGIONS, check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let map = &survey.map;
    let [confines, inside] = WANTED.map(|wanted| map.region(wanted).is_some());
    // A map without either is a sketch, and a misspelt one is reported by another lint.
    let missing = match (confines, inside) {
        (true, false) => Region::INSIDE_WALLS,
        (false, true) => Region::CONFINES,
        (true, true) | (false, false) => return,
    };
    if meant(map, missing).is_none() {
        report.add(lint.at(Place::Region(missing.to_owned())).with("region", missing));
    }
}
