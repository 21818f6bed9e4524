//! Roofs and platforms onto which no way leads from below: nobody gets up there or down again (7.4).

use super::ways::{flood, has_chart};
use super::{Check, Lint, Lists, Place, Report, Severity, Survey, pages};
use crate::board::{SpotId, SpotSet};
use crate::spot::Spot;

pub(super) static LINT: Lint = Lint {
    name: "unreachable-roof",
    severity: Severity::Warning,
    message: "lint-unreachable-roof",
    help: "lint-unreachable-roof-help",
    pages: pages(include_str!("unreachable_roof.md"), include_str!("unreachable_roof.fr.md")),
    check: Check::Playable(Lists::BOARD, check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    if !has_chart(survey) {
        return;
    }
    let board = survey.board();
    let is_low = |spot: &SpotId| board.place(*spot).elevation < 2;
    let mut reached = SpotSet::new(board.len());
    flood(board, board.ids().filter(is_low), &mut reached);
    for spot in board.ids() {
        if !reached.contains(spot) {
            // Roofs joined to each other are one finding.
            let roofs: Vec<Spot> = flood(board, [spot], &mut reached).into_iter().map(|id| board.spot(id)).collect();
            report.add(lint.at(Place::Spot(board.spot(spot))).list(&roofs));
        }
    }
}
