//! An eastern start position whose shortest paths touch neither pond nor road (K7.e, K7.f).

use std::collections::BTreeSet;

use super::enclosure::{Enclosure, hexes};
use super::{Check, Lint, Lists, Survey, pages};
use crate::hex::Hex;
use crate::map::RegionKind;
use crate::place::Place;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;

pub(super) static LINT: Lint = Lint {
    name: "dry-approach",
    severity: Severity::Note,
    systems: Systems::KNAPP,
    message: "lint-dry-approach",
    help: "lint-dry-approach-help",
    pages: pages(include_str!("dry_approach.md"), include_str!("dry_approach.fr.md")),
    check: Check::Lists(Lists::GRID.union(Lists::REGIONS).union(Lists::HEXSIDES), check),
};

/// The facings that count as east, in degrees.
const EAST: std::ops::Range<i32> = 45..135;

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let map = &survey.map;
    let enclosure = Enclosure::new(map);
    let of = |kind| map.regions_of(kind).flat_map(hexes);
    let wet: BTreeSet<Hex> = of(RegionKind::POND).chain(of(RegionKind::ROAD)).collect();
    let faces_east = |facing: &i32| EAST.contains(facing);
    for region in map.regions_of(RegionKind::START_POSITION) {
        if !region.figures.get(RegionKind::FACING).is_some_and(faces_east) {
            continue;
        }
        let shortest = enclosure.shortest(&enclosure.ways(&hexes(region)));
        if !shortest.is_empty() && shortest.is_disjoint(&wet) {
            report.add(lint.at(Place::Region(region.id.clone())).with("region", &region.id));
        }
    }
}
