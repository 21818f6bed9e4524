//! A room or a region that lists one of its members twice.

use super::{Check, Lint, Lists, Survey, pages};
use crate::place::Place;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;
use std::fmt::Display;

use super::doubled_entry::doubled;
use super::list::List;
use super::repairs;
use crate::map::Members;

pub(super) static LINT: Lint = Lint {
    name: "doubled-member",
    severity: Severity::Warning,
    systems: Systems::ALL,
    message: "lint-doubled-member",
    help: "lint-doubled-member-help",
    pages: pages(include_str!("doubled_member.md"), include_str!("doubled_member.fr.md")),
    check: Check::Lists(Lists::ROOMS.union(Lists::REGIONS), check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let map = &survey.map;
    for room in &map.rooms {
        let twice = twice(&room.spots);
        if !twice.is_empty() {
            let finding = lint.at(Place::Room(room.id.clone())).word("list", List::Rooms.word()).with("name", &room.id);
            let mut becomes = room.clone();
            becomes.spots.sort_unstable();
            becomes.spots.dedup();
            report.add(finding.list(&twice).mend_safely(repairs::room(survey, room, becomes)));
        }
    }
    for region in &map.regions {
        let twice = match &region.members {
            Members::Hexes(hexes) => twice(hexes),
            Members::Spots(spots) => twice(spots),
            Members::Hexsides(sides) => twice(sides),
        };
        if !twice.is_empty() {
            let finding = lint.at(Place::Region(region.id.clone())).word("list", List::Regions.word());
            let mut members = region.members.clone();
            members.sort();
            members.dedup();
            let finding = finding.with("name", &region.id).list(&twice);
            report.add(finding.mend_safely(repairs::region(survey, region, members)));
        }
    }
}

/// Returns the members a list contains more than once, formatted.
fn twice<T: Ord + Copy + Display>(members: &[T]) -> Vec<String> {
    doubled(members.iter().copied()).into_iter().map(|(member, _)| member.to_string()).collect()
}
