//! A gun site or a spot of a region on a level its hex does not have.

use super::mending;
use super::{Check, Lint, Lists, Place, Report, Severity, Survey, list::List, pages};
use crate::map::Members;
use crate::spot::Spot;

pub(super) static LINT: Lint = Lint {
    name: "missing-level",
    severity: Severity::Error,
    message: "lint-missing-level",
    help: "lint-missing-level-help",
    pages: pages(include_str!("missing_level.md"), include_str!("missing_level.fr.md")),
    check: Check::Lists(Lists::SPOTS.union(Lists::REGIONS.union(Lists::GUN_SITES)), check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let map = &survey.map;
    let missing = |spot: &Spot| map.grid.contains(spot.hex) && !map.has_spot(*spot);
    let found = |place: Place, list: List, spot: Spot| {
        let levels: Vec<String> =
            map.storeys(spot.hex).iter().map(|storey| Spot::new(spot.hex, storey.level).to_string()).collect();
        lint.at(place).word("list", list.word()).with("spot", spot).list(&levels)
    };
    for site in map.gun_sites.iter().filter(|site| missing(&site.at)) {
        let finding = found(Place::GunSite(site.at), List::GunSites, site.at);
        report.add(finding.mend(mending::forget_gun_site(survey, site.at)));
    }
    for region in &map.regions {
        let Members::Spots(spots) = &region.members else { continue };
        for &spot in spots.iter().filter(|spot| missing(spot)) {
            let left = spots.iter().copied().filter(|own| *own != spot).collect();
            let finding = found(Place::Region(region.id.clone()), List::Regions, spot);
            report.add(finding.mend(mending::region(survey, region, Members::Spots(left))));
        }
    }
}
