//! A wall section too short for a breach, or in several pieces (K15.c).

use std::collections::BTreeSet;

use super::enclosure::hexsides;
use super::{Check, Lint, Lists, Survey, pages};
use crate::hexside::Hexside;
use crate::map::RegionKind;
use crate::place::Place;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;

pub(super) static LINT: Lint = Lint {
    name: "broken-wall-section",
    severity: Severity::Warning,
    systems: Systems::KNAPP,
    message: "lint-broken-wall-section",
    help: "lint-broken-wall-section-help",
    pages: pages(include_str!("broken_wall_section.md"), include_str!("broken_wall_section.fr.md")),
    check: Check::Lists(Lists::REGIONS.union(Lists::PARAMETERS), check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let wanted = usize::try_from(survey.rulebook.number("k.breach.hexsides")).unwrap_or(0);
    for region in survey.map.regions_of(RegionKind::WALL_SECTION) {
        let sides: BTreeSet<Hexside> = hexsides(region).iter().copied().collect();
        let reason = if sides.len() < wanted {
            "short"
        } else if is_one_stretch(&sides) {
            continue;
        } else {
            "split"
        };
        let finding = lint.at(Place::Region(region.id.clone())).with("region", &region.id).with("reason", reason);
        report.add(finding.count("sides", sides.len()).count("wanted", wanted));
    }
}

/// Whether the hexsides form one connected stretch.
fn is_one_stretch(sides: &BTreeSet<Hexside>) -> bool {
    let Some(first) = sides.first() else { return true };
    let (mut reached, mut open) = (BTreeSet::from([*first]), vec![*first]);
    while let Some(side) = open.pop() {
        open.extend(side.meeting().filter(|near| sides.contains(near) && reached.insert(*near)));
    }
    reached.len() == sides.len()
}
