//! A gun site or a spot of a region on a level its hex does not have.

use super::repairs;
use super::{Check, Lint, Lists, Survey, list::List, pages};
use crate::map::{MapDocument, Members};
use crate::place::Place;
use crate::report::{Finding, Report, Severity};
use crate::rulebook::Systems;
use crate::spot::Spot;

pub(super) static LINT: Lint = Lint {
    name: "missing-level",
    severity: Severity::Error,
    systems: Systems::ALL,
    message: "lint-missing-level",
    help: "lint-missing-level-help",
    pages: pages(include_str!("missing_level.md"), include_str!("missing_level.fr.md")),
    check: Check::Lists(Lists::SPOTS.union(Lists::REGIONS.union(Lists::GUN_SITES)), check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let map = &survey.map;
    let missing = |spot: &Spot| map.grid.contains(spot.hex) && !survey.has_spot(*spot);
    for site in map.gun_sites.iter().filter(|site| missing(&site.at)) {
        let finding = found(lint.at(Place::GunSite(site.at)), map, List::GunSites, &[site.at]);
        report.add(finding.mend(repairs::forget_gun_site(survey, site.at)));
    }
    for region in &map.regions {
        let Members::Spots(spots) = &region.members else { continue };
        // All spots of a region are checked at once: a building painted over removes many spots, and they are fixed
        // together.
        let (gone, left): (Vec<Spot>, Vec<Spot>) = spots.iter().partition(|spot| missing(spot));
        if !gone.is_empty() {
            let finding = found(lint.at(Place::Region(region.id.clone())), map, List::Regions, &gone);
            report.add(finding.mend(repairs::region(survey, region, Members::Spots(left))));
        }
    }
}

/// Adds the missing spots to the finding: for one spot the levels its hex has instead, for several the spots
/// themselves.
fn found(finding: Finding, map: &MapDocument, list: List, gone: &[Spot]) -> Finding {
    let finding = finding.word("list", list.word()).count("missing", gone.len());
    match gone {
        [spot] => {
            let levels: Vec<Spot> =
                map.storeys(spot.hex).iter().map(|storey| Spot::new(spot.hex, storey.level)).collect();
            finding.with("spot", spot).list(&levels)
        }
        _ => finding.list(gone),
    }
}
