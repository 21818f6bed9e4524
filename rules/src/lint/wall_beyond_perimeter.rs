//! Hexsides of a wall section, or of an unscalable region, that are not on the perimeter (K15.b, K15.c).

use super::enclosure::{Enclosure, hexsides};
use super::{Check, Lint, Lists, Survey, pages};
use crate::hexside::Hexside;
use crate::map::RegionKind;
use crate::place::Place;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;

pub(super) static LINT: Lint = Lint {
    name: "wall-beyond-perimeter",
    severity: Severity::Error,
    systems: Systems::KNAPP,
    message: "lint-wall-beyond-perimeter",
    help: "lint-wall-beyond-perimeter-help",
    pages: pages(include_str!("wall_beyond_perimeter.md"), include_str!("wall_beyond_perimeter.fr.md")),
    check: Check::Lists(Lists::GRID.union(Lists::REGIONS), check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let enclosure = Enclosure::new(&survey.map);
    let of = |kind| survey.map.regions_of(kind);
    for region in of(RegionKind::WALL_SECTION).chain(of(RegionKind::UNSCALABLE)) {
        let beyond: Vec<Hexside> =
            hexsides(region).iter().copied().filter(|side| !enclosure.sides.contains(side)).collect();
        if let Some(first) = beyond.first() {
            let finding = lint.at(Place::Region(region.id.clone())).with("region", &region.id);
            report.add(finding.count("sides", beyond.len()).with("first", first));
        }
    }
}
