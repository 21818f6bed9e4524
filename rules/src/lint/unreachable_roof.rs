//! Roofs and platforms that cannot be reached from below, or left (7.4).

use super::reachability::{flood, has_chart, is_passable};
use super::{Check, Lint, Lists, Survey, pages};
use crate::board::{Crossing, SpotId, SpotSet};
use crate::place::Place;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;
use crate::spot::Spot;

pub(super) static LINT: Lint = Lint {
    name: "unreachable-roof",
    severity: Severity::Warning,
    systems: Systems::ALAMO,
    message: "lint-unreachable-roof",
    help: "lint-unreachable-roof-help",
    pages: pages(include_str!("unreachable_roof.md"), include_str!("unreachable_roof.fr.md")),
    check: Check::Playable(Lists::WAYS, check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    if !has_chart(survey) {
        return;
    }
    let board = survey.board();
    let is_low = |spot: SpotId| board.place(spot).elevation < 2;
    let climbs = |crossing: &Crossing| is_passable(crossing) && is_low(crossing.to);
    let joins = |spot: &SpotId| board.crossings(*spot).iter().any(climbs);
    // This lint takes low spots as reached and searches only the high ones.
    let mut reached = SpotSet::new(board.len());
    for spot in board.ids().filter(|spot| is_low(*spot)) {
        reached.insert(spot);
    }
    flood(board, board.ids().filter(|spot| !is_low(*spot) && joins(spot)), &mut reached);
    for spot in board.ids() {
        if !reached.contains(spot) {
            // Connected roofs are one finding.
            let mut roofs: Vec<Spot> =
                flood(board, [spot], &mut reached).into_iter().map(|id| board.spot(id)).collect();
            roofs.sort_unstable();
            report.add(lint.at(Place::Spot(board.spot(spot))).list(&roofs));
        }
    }
}
