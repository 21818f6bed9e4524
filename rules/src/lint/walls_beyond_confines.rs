//! Spots inside the walls (2.2) that are not in the confines (2.3), although they must be.

use super::repairs;
use super::{Check, Lint, Lists, Survey, pages};
use crate::edit::Edit;
use crate::hex::Hex;
use crate::map::{Members, Region};
use crate::place::Place;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;
use crate::spot::Level;

pub(super) static LINT: Lint = Lint {
    name: "walls-beyond-confines",
    severity: Severity::Warning,
    systems: Systems::ALAMO,
    message: "lint-walls-beyond-confines",
    help: "lint-walls-beyond-confines-help",
    pages: pages(include_str!("walls_beyond_confines.md"), include_str!("walls_beyond_confines.fr.md")),
    check: Check::Lists(Lists::SPOTS.union(Lists::REGIONS), check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    // A region of hexes off the map still counts as painted.
    let is_painted = |id| survey.map.region(id).is_some_and(|region| region.members.has_spots());
    if !is_painted(Region::CONFINES) {
        return;
    }
    let board = survey.board();
    let (walls, confines) = (board.inside_walls(), board.confines());
    let mut beyond: Vec<Hex> =
        walls.iter().filter(|spot| !confines.contains(*spot)).map(|spot| board.spot(spot).hex).collect();
    beyond.dedup();
    if !beyond.is_empty() {
        let finding = lint.at(Place::Region(Region::INSIDE_WALLS.to_owned())).list(&beyond);
        report.add(finding.mend(widen(survey)));
    }
}

/// Returns the edit that adds everything inside the walls to the confines.
fn widen(survey: &Survey<'_>) -> Vec<Edit> {
    let map = &survey.map;
    let Some(confines) = map.region(Region::CONFINES) else { return Vec::new() };
    let beyond = map
        .spots()
        .filter(|spot| spot.level != Level::Upper)
        .filter(|spot| survey.inside_walls().has(*spot) && !survey.confines().has(*spot));
    let mut members = confines.members.clone();
    match &mut members {
        Members::Hexes(hexes) => hexes.extend(beyond.map(|spot| spot.hex)),
        Members::Spots(spots) => spots.extend(beyond),
        Members::Hexsides(_) => return Vec::new(),
    }
    members.sort();
    members.dedup();
    repairs::region(survey, confines, members)
}
