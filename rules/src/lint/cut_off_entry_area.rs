//! An entry area without a path to the walls: its column could never attack (2.0).

use super::reachability::{flood, has_chart};
use super::{Check, Lint, Lists, Survey, pages};
use crate::place::Place;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;
use crate::spot::{Level, Spot};

pub(super) static LINT: Lint = Lint {
    name: "cut-off-entry-area",
    severity: Severity::Warning,
    systems: Systems::ALAMO,
    message: "lint-cut-off-entry-area",
    help: "lint-cut-off-entry-area-help",
    pages: pages(include_str!("cut_off_entry_area.md"), include_str!("cut_off_entry_area.fr.md")),
    check: Check::Playable(Lists::WAYS.union(Lists::REGIONS).union(Lists::ENTRY_AREAS), check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    if !has_chart(survey) {
        return;
    }
    let board = survey.board();
    let confines = board.confines();
    if confines.is_empty() {
        return;
    }
    // A unit is at the walls when it is in the confines or adjacent to them, whatever is between. The search does not
    // go through the confines: a unit that gets there was adjacent to them before.
    let mut reached = confines.clone();
    let beside = confines.iter().flat_map(|spot| board.crossings(spot)).map(|crossing| crossing.to);
    flood(board, beside, &mut reached);
    for area in &survey.map.entry_areas {
        let mut spots = area.hexes.iter().filter_map(|hex| board.id(Spot::new(*hex, Level::Ground))).peekable();
        if spots.peek().is_some() && !spots.any(|spot| reached.contains(spot)) {
            report.add(lint.at(Place::EntryArea(area.number)).with("area", area.number));
        }
    }
}
