//! Spots where a Texan unit can stand but from which the ground allows no retreat (9.6), so that it is eliminated
//! instead.

use super::{Check, Lint, Lists, Survey, pages};
use crate::alamo::{SetUp, atoms};
use crate::board::{Crossing, SpotId, SpotSet};
use crate::place::Place;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;
use crate::side::Side;
use crate::spot::Spot;

pub(super) static LINT: Lint = Lint {
    name: "dead-end",
    severity: Severity::Note,
    systems: Systems::ALAMO,
    message: "lint-dead-end",
    help: "lint-dead-end-help",
    pages: pages(include_str!("dead_end.md"), include_str!("dead_end.fr.md")),
    check: Check::Playable(Lists::BOARD, check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    // No particular counter is needed: the ground allows the same to every unit.
    let set_up = SetUp::on(survey, survey.board().clone());
    let board = set_up.board();
    let lost: Vec<SpotId> = board.confines().iter().filter(|spot| !set_up.has_way_back(Side::Texan, *spot)).collect();
    let mut left = SpotSet::new(board.len());
    for spot in &lost {
        left.insert(*spot);
    }
    // Connected spots are one dead end.
    for spot in lost {
        if !left.contains(spot) {
            continue;
        }
        left.remove(spot);
        let (mut own, mut next) = (vec![spot], 0);
        while let Some(&here) = own.get(next) {
            next += 1;
            for crossing in board.crossings(here).iter().filter(|crossing| crossing.cost != Crossing::PROHIBITED) {
                if left.contains(crossing.to) {
                    left.remove(crossing.to);
                    own.push(crossing.to);
                }
            }
        }
        own.sort_unstable();
        let spots: Vec<Spot> = own.iter().map(|spot| board.spot(*spot)).collect();
        let finding = lint.at(Place::Spot(spots[0])).with("rule", atoms::A9_6_H);
        report.add(finding.count("hexes", set_up.retreat_hexes()).list(&spots));
    }
}
