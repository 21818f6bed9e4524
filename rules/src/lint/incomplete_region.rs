//! Hexes missing from the confines although open ground connects them to it and walls separate them from the country
//! outside (2.3).

use super::leaking_walls::is_outside;
use super::reachability::is_open;
use super::repairs;
use super::{Check, Lint, Lists, Survey, pages};
use crate::board::{Board, SpotId, SpotSet};
use crate::edit::Edit;
use crate::hex::Hex;
use crate::map::{Members, Region};
use crate::place::Place;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;
use crate::spot::Spot;

pub(super) static LINT: Lint = Lint {
    name: "incomplete-region",
    severity: Severity::Warning,
    systems: Systems::ALAMO,
    message: "lint-incomplete-region",
    help: "lint-incomplete-region-help",
    pages: pages(include_str!("incomplete_region.md"), include_str!("incomplete_region.fr.md")),
    check: Check::Lists(
        Lists::SPOTS.union(Lists::GAPS).union(Lists::REGIONS).union(Lists::ENTRY_AREAS).union(Lists::CORRECTIONS),
        check,
    ),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    // Spots inside the walls but not in the confines are reported by another lint.
    let mut spots: Vec<Spot> = enclosed(survey).filter(|spot| !survey.inside_walls().has(*spot)).collect();
    spots.sort_unstable();
    let mut hexes: Vec<Hex> = spots.iter().map(|spot| spot.hex).collect();
    hexes.dedup();
    if !hexes.is_empty() {
        let finding = lint.at(Place::Region(Region::CONFINES.to_owned())).with("region", Region::CONFINES);
        report.add(finding.count("hexes", hexes.len()).list(&hexes).mend(mend(survey, &hexes, &spots)));
    }
}

/// Returns the spots that the walls enclose together with the confines but that are not in them. If the walls leak, the
/// country outside is connected too, and another lint reports where.
pub(super) fn enclosed<'a>(survey: &Survey<'a>) -> impl Iterator<Item = Spot> + use<'a> {
    let board = survey.board();
    let own = joined(board, board.confines(), |spot| is_outside(board, &survey.map, spot));
    own.unwrap_or_default().into_iter().map(|spot| board.spot(spot))
}

/// Returns the spots connected to these by open ground, except these; `None` if the country outside is among them. If
/// the walls leak, the search meets it soon and stops.
fn joined(board: &Board, from: &SpotSet, is_outside: impl Fn(SpotId) -> bool) -> Option<Vec<SpotId>> {
    let (mut met, mut found, mut next) = (from.clone(), Vec::new(), 0);
    let mut stays_inside = |here: SpotId, found: &mut Vec<SpotId>| {
        let before = found.len();
        let open = board.crossings(here).iter().filter(|crossing| is_open(crossing.kind));
        found.extend(open.filter(|crossing| met.insert(crossing.to)).map(|crossing| crossing.to));
        !found[before..].iter().any(|spot| is_outside(*spot))
    };
    if from.iter().any(|here| is_outside(here) || !stays_inside(here, &mut found)) {
        return None;
    }
    while let Some(here) = found.get(next).copied() {
        next += 1;
        if !stays_inside(here, &mut found) {
            return None;
        }
    }
    Some(found)
}

/// Returns the edit that adds the hexes and spots to the confines.
fn mend(survey: &Survey<'_>, hexes: &[Hex], spots: &[Spot]) -> Vec<Edit> {
    let Some(region) = survey.map.region(Region::CONFINES) else { return Vec::new() };
    let mut members = region.members.clone();
    match &mut members {
        Members::Hexes(own) => own.extend(hexes),
        Members::Spots(own) => own.extend(spots),
        Members::Hexsides(_) => return Vec::new(),
    }
    members.sort();
    members.dedup();
    repairs::region(survey, region, members)
}
