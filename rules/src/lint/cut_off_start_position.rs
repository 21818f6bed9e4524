//! A start position without a path to the perimeter (K15.f).

use super::enclosure::{Enclosure, hexes};
use super::{Check, Lint, Lists, Survey, pages};
use crate::map::RegionKind;
use crate::place::Place;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;

pub(super) static LINT: Lint = Lint {
    name: "cut-off-start-position",
    severity: Severity::Error,
    systems: Systems::KNAPP,
    message: "lint-cut-off-start-position",
    help: "lint-cut-off-start-position-help",
    pages: pages(include_str!("cut_off_start_position.md"), include_str!("cut_off_start_position.fr.md")),
    check: Check::Lists(Lists::GRID.union(Lists::REGIONS).union(Lists::HEXSIDES), check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let enclosure = Enclosure::new(&survey.map);
    if enclosure.inside.is_empty() {
        return;
    }
    for region in survey.map.regions_of(RegionKind::START_POSITION) {
        let ways = enclosure.ways(&hexes(region));
        // Hexes inside the perimeter or off the map are reported as such.
        if !ways.is_empty() && enclosure.to_wall(&ways).is_none() {
            report.add(lint.at(Place::Region(region.id.clone())).with("region", &region.id));
        }
    }
}
