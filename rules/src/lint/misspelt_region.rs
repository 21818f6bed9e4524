//! A region whose name nearly equals one the rules need, while that one is missing (2.2, 2.3).

use super::repairs;
use super::{Check, Lint, Lists, Survey, pages};
use crate::map::{MapDocument, Region};
use crate::place::Place;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;

pub(super) static LINT: Lint = Lint {
    name: "misspelt-region",
    severity: Severity::Error,
    systems: Systems::ALAMO,
    message: "lint-misspelt-region",
    help: "lint-misspelt-region-help",
    pages: pages(include_str!("misspelt_region.md"), include_str!("misspelt_region.fr.md")),
    check: Check::Lists(Lists::REGIONS, check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    for wanted in WANTED.into_iter().filter(|wanted| survey.map.region(wanted).is_none()) {
        if let Some(region) = meant(&survey.map, wanted) {
            let finding = lint.at(Place::Region(region.id.clone())).with("region", &region.id).with("wanted", wanted);
            report.add(finding.mend(repairs::rename_region(survey, region, wanted)));
        }
    }
}

/// The regions the rules need.
pub(super) const WANTED: [&str; 2] = [Region::CONFINES, Region::INSIDE_WALLS];

/// Returns the region most likely meant to have this name, with at most one typo in four letters.
pub(super) fn meant<'a>(map: &'a MapDocument, wanted: &str) -> Option<&'a Region> {
    let others = || map.regions.iter().filter(|region| !WANTED.contains(&region.id.as_str()));
    let plain = |id: &str| id.to_lowercase().replace(['-', ' ', '_'], "");
    let slips = |region: &Region| strsim::damerau_levenshtein(&plain(&region.id), &plain(wanted));
    others().min_by_key(|region| slips(region)).filter(|region| slips(region) <= wanted.len() / 4)
}
