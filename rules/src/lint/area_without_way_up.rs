//! Roofs, parapets and upper floors to which no way leads up: no staircase, no ramp, no yard beside them (D7.2, DM.d).

use std::collections::BTreeSet;

use super::storeys::Storeys;
use super::{Check, Lint, Survey, pages};
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
    check: Check::Lists(Storeys::READ, check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let ground = &survey.storeys().ground;
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
    let numbers = 0..ground.areas.len() as u16;
    let (low, high): (Vec<u16>, Vec<u16>) = numbers.partition(|area| ground.area(*area).level < 2);
    let mut reached = BTreeSet::new();
    flood(low, &mut reached);
    for area in high {
        // Areas that are joined to each other are one finding.
        let mut above: Vec<&str> =
            flood(vec![area], &mut reached).into_iter().map(|area| ground.area(area).id.as_str()).collect();
        above.sort_unstable();
        if let Some(first) = above.first() {
            report.add(lint.at(Place::Region((*first).to_owned())).list(&above));
        }
    }
}
