//! A hexside in several wall sections (K15.c).

use std::collections::BTreeMap;

use super::enclosure::hexsides;
use super::{Check, Lint, Lists, Survey, pages};
use crate::hexside::Hexside;
use crate::map::RegionKind;
use crate::place::Place;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;

pub(super) static LINT: Lint = Lint {
    name: "shared-wall-side",
    severity: Severity::Warning,
    systems: Systems::KNAPP,
    message: "lint-shared-wall-side",
    help: "lint-shared-wall-side-help",
    pages: pages(include_str!("shared_wall_side.md"), include_str!("shared_wall_side.fr.md")),
    check: Check::Lists(Lists::REGIONS, check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let mut sections: BTreeMap<Hexside, Vec<&str>> = BTreeMap::new();
    for region in survey.map.regions_of(RegionKind::WALL_SECTION) {
        for side in hexsides(region) {
            let own = sections.entry(*side).or_default();
            // A hexside that one region lists twice is reported by another lint.
            if own.last() != Some(&region.id.as_str()) {
                own.push(&region.id);
            }
        }
    }
    let mut shared: BTreeMap<Vec<&str>, Vec<Hexside>> = BTreeMap::new();
    for (side, own) in sections.into_iter().filter(|(_, own)| own.len() > 1) {
        shared.entry(own).or_default().push(side);
    }
    for (own, sides) in shared {
        let finding = lint.at(Place::Hexsides(sides.clone())).count("sides", sides.len()).list(&sides);
        report.add(finding.with("sections", own.iter().map(|id| format!("`{id}`")).collect::<Vec<_>>().join(", ")));
    }
}
