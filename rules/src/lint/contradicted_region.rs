//! A hex that is in a zone of the rules, or missing from it, contrary to the walls around it (2.2, 2.3, 8.7).

mod wrong_walls;

pub(super) use wrong_walls::WrongWalls;

use std::collections::BTreeMap;

use self::wrong_walls::{within, wrong};
use super::incomplete_region::enclosed;
use super::repairs;
use super::{Check, Lint, Lists, PaintedSide, Survey, pages};
use crate::edit::Edit;
use crate::hex::Hex;
use crate::hexside::Hexside;
use crate::map::{Members, Region};
use crate::place::Place;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;
use crate::spot::{Level, Spot};

pub(super) static LINT: Lint = Lint {
    name: "contradicted-region",
    severity: Severity::Warning,
    systems: Systems::ALAMO,
    message: "lint-contradicted-region",
    help: "lint-contradicted-region-help",
    pages: pages(include_str!("contradicted_region.md"), include_str!("contradicted_region.fr.md")),
    check: Check::Lists(
        Lists::SPOTS.union(Lists::HEXSIDES).union(Lists::REGIONS).union(Lists::ENTRY_AREAS).union(Lists::CORRECTIONS),
        check,
    ),
};

/// The two zones of the rules, in the order in which walls are compared with them.
const ZONES: [&str; 2] = [Region::CONFINES, Region::INSIDE_WALLS];

/// A hex whose walls contradict a zone.
#[derive(Debug)]
struct Contradiction {
    /// The index of the zone in [`ZONES`].
    zone: usize,
    hex: Hex,
    /// Whether the zone contains the hex.
    listed: bool,
    walls: Vec<Hexside>,
}

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    for own in contradictions(survey) {
        // A hex inside the walls or enclosed with the confines but missing from them is reported by another lint.
        if own.zone == 0 && !own.listed && is_told(survey, own.hex) {
            continue;
        }
        let id = ZONES[own.zone];
        let finding = lint.at(Place::Region(id.to_owned())).with("region", id).with("hex", own.hex);
        let finding = finding.with("listed", if own.listed { "yes" } else { "no" }).list(&own.walls);
        report.add(finding.count("walls", own.walls.len()).mend(mend(survey, &own)));
    }
}

/// Returns the walls that are right because the region is wrong.
pub(super) fn sound_walls(survey: &Survey<'_>) -> Vec<Hexside> {
    contradictions(survey).into_iter().flat_map(|own| own.walls).collect()
}

/// Whether other lints report that a hex is missing from the confines: it is inside the walls, or enclosed with the
/// confines.
fn is_told(survey: &Survey<'_>, hex: Hex) -> bool {
    let ground = Spot::new(hex, Level::Ground);
    let is_missing = survey.inside_walls().has(ground) && !survey.confines().has(ground);
    is_missing || enclosed(survey).any(|spot| spot.hex == hex)
}

/// Returns the hexes with at least two walls that, by the zones, protect the outer side, if adding the hex to one zone
/// or removing it puts all of them right. A single wall may itself be the mistake, unless there is more evidence
/// against the zone.
fn contradictions(survey: &Survey<'_>) -> Vec<Contradiction> {
    let mut by_hex: BTreeMap<Hex, Vec<(Hexside, bool)>> = BTreeMap::new();
    for (side, [outer, inner]) in survey.wrong_walls().iter() {
        for (hex, wall) in [(outer, (side, true)), (inner, (side, false))] {
            // A wall that is painted twice counts once.
            let walls = by_hex.entry(hex).or_default();
            if !walls.contains(&wall) {
                walls.push(wall);
            }
        }
    }
    let mut found: Vec<Contradiction> = Vec::new();
    for (hex, own) in by_hex.into_iter().filter(|(hex, own)| own.len() > 1 || is_told(survey, *hex)) {
        let sheltered = own[0].1;
        let known = |side: &Hexside| found.iter().any(|other| other.walls.contains(side));
        if own.iter().any(|(side, other)| *other != sheltered || known(side)) {
            continue;
        }
        let around = hex.neighbours().map(|near| survey.map.entries_at(Hexside::new(hex, near)).as_slice());
        let around: Vec<_> = around.filter(|own| !own.is_empty()).map(|own| PaintedSide::new(survey, own)).collect();
        let settles = |zone: usize| {
            let changed = |at: Hex| {
                let mut zones = within(survey, at);
                zones[zone] = if at == hex { sheltered } else { zones[zone] };
                zones
            };
            within(survey, hex)[zone] != sheltered && around.iter().all(|wall| wrong(wall, &changed).next().is_none())
        };
        if let Some(zone) = (0..ZONES.len()).find(|zone| settles(*zone)) {
            let walls = own.into_iter().map(|(side, _)| side).collect();
            found.push(Contradiction { zone, hex, listed: !sheltered, walls });
        }
    }
    found
}

/// Returns the edit that adds the hex to the region or removes it.
fn mend(survey: &Survey<'_>, own: &Contradiction) -> Vec<Edit> {
    let Some(region) = survey.map.region(ZONES[own.zone]) else { return Vec::new() };
    let mut members = region.members.clone();
    if own.listed {
        members = members.without(own.hex);
    } else {
        match &mut members {
            Members::Hexes(hexes) => hexes.push(own.hex),
            Members::Spots(spots) => {
                spots.extend(survey.map.storeys(own.hex).iter().map(|storey| Spot::new(own.hex, storey.level)));
            }
            Members::Hexsides(_) => return Vec::new(),
        }
    }
    members.sort();
    members.dedup();
    repairs::region(survey, region, members)
}
