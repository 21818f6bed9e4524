//! A start position that is not two neighbouring hexes outside the perimeter, or that shares a hex with another (K4.h,
//! K15.f).

use std::collections::BTreeMap;

use super::enclosure::{Enclosure, hexes};
use super::{Check, Lint, Lists, Survey, pages};
use crate::hex::Hex;
use crate::map::RegionKind;
use crate::place::Place;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;

pub(super) static LINT: Lint = Lint {
    name: "misplaced-start-position",
    severity: Severity::Error,
    systems: Systems::KNAPP,
    message: "lint-misplaced-start-position",
    help: "lint-misplaced-start-position-help",
    pages: pages(include_str!("misplaced_start_position.md"), include_str!("misplaced_start_position.fr.md")),
    check: Check::Lists(Lists::GRID.union(Lists::REGIONS), check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let enclosure = Enclosure::new(&survey.map);
    let mut taken: BTreeMap<Hex, &str> = BTreeMap::new();
    for region in survey.map.regions_of(RegionKind::START_POSITION) {
        let mut own = hexes(region);
        own.sort_unstable();
        own.dedup();
        let other = own.iter().find_map(|hex| taken.get(hex).copied());
        let is_within = |hex: &Hex| !survey.map.grid.contains(*hex) || enclosure.inside.contains(hex);
        let reason = match own[..] {
            [a, b] if !a.is_adjacent(b) => "apart",
            [a, b] if is_within(&a) || is_within(&b) => "inside",
            [_, _] if other.is_some() => "shared",
            [_, _] => "",
            _ => "count",
        };
        if !reason.is_empty() {
            let finding = lint.at(Place::Region(region.id.clone())).with("region", &region.id).with("reason", reason);
            report.add(finding.count("hexes", own.len()).with("other", other.unwrap_or_default()));
        }
        taken.extend(own.into_iter().map(|hex| (hex, region.id.as_str())));
    }
}
