//! A gun site inside the perimeter without a facing (K15.e).

use super::enclosure::Enclosure;
use super::{Check, Lint, Lists, Survey, pages};
use crate::place::Place;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;

pub(super) static LINT: Lint = Lint {
    name: "aimless-gun-site",
    severity: Severity::Warning,
    systems: Systems::KNAPP,
    message: "lint-aimless-gun-site",
    help: "lint-aimless-gun-site-help",
    pages: pages(include_str!("aimless_gun_site.md"), include_str!("aimless_gun_site.fr.md")),
    check: Check::Lists(Lists::GRID.union(Lists::REGIONS).union(Lists::GUN_SITES), check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let enclosure = Enclosure::new(&survey.map);
    for site in survey.map.gun_sites.iter().filter(|site| enclosure.inside.contains(&site.at.hex)) {
        if site.facing.is_none() {
            report.add(lint.at(Place::GunSite(site.at)).with("spot", site.at));
        }
    }
}
