//! Roofs, parapets and upper floors with no way up: no staircase, no ramp, no adjacent yard (D7.2, DM.d).
//!
//! An upper floor needs its own staircase, even if its roof can be reached (D7.41.b). Areas over a church must not have
//! a way up; the lint `roof-area-over-church` checks those.

use std::collections::BTreeSet;

use super::storeys::Storeys;
use super::{Check, Lint, Lists, Survey, pages};
use crate::deguello::{Passage, Surface, TerrainIndex};
use crate::place::Place;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;

pub(super) static LINT: Lint = Lint {
    name: "area-without-way-up",
    severity: Severity::Warning,
    systems: Systems::DEGUELLO,
    message: "lint-area-without-way-up",
    help: "lint-area-without-way-up-help",
    pages: pages(include_str!("area_without_way_up.md"), include_str!("area_without_way_up.fr.md")),
    check: Check::Lists(Storeys::READ.union(Lists::ROOMS), check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let storeys = survey.storeys();
    let (ground, churches) = (&storeys.ground, storeys.churches(&survey.map));
    let flood = |from: Vec<u16>, reached: &mut BTreeSet<u16>| {
        let (mut open, mut new) = (from, Vec::new());
        while let Some(area) = open.pop() {
            if reached.insert(area) {
                new.push(area);
                open.extend(ground.ways(area).iter().map(|link| link.to));
            }
        }
        new
    };
    let (low, high): (Vec<u16>, Vec<u16>) = numbers(ground).partition(|area| ground.area(*area).level < 2);
    let mut reached = BTreeSet::new();
    flood(low, &mut reached);
    let stairless = stairless(ground);
    reached.retain(|area| !stairless.contains(area));
    for area in high {
        // Connected areas are one finding.
        let joined = flood(vec![area], &mut reached).into_iter().map(|area| ground.area(area));
        let mut above: Vec<&str> = joined
            .filter(|area| storeys.over_churches(area, &churches).is_empty())
            .map(|area| area.id.as_str())
            .collect();
        above.sort_unstable();
        if let Some(first) = above.first() {
            report.add(lint.at(Place::Region((*first).to_owned())).list(&above));
        }
    }
}

fn numbers(ground: &TerrainIndex) -> impl Iterator<Item = u16> + use<> {
    0..ground.areas.len() as u16
}

/// Returns the upper floors from which no staircase leads down, not even through another part of the same floor.
fn stairless(ground: &TerrainIndex) -> BTreeSet<u16> {
    let mut left: BTreeSet<u16> = numbers(ground).filter(|area| ground.area(*area).surface == Surface::Floor).collect();
    let leads_down = |area: &u16| ground.ways(*area).iter().any(|link| link.way == Passage::Stairs);
    let mut open: Vec<u16> = left.iter().copied().filter(leads_down).collect();
    while let Some(area) = open.pop() {
        if left.remove(&area) {
            open.extend(ground.ways(area).iter().filter(|link| link.way == Passage::Open).map(|link| link.to));
        }
    }
    left
}
