//! A doorway that is the only entrance to a building of several spots: a unit that holds it holds the building.

use super::{Check, Lint, Lists, Survey, pages};
use crate::board::{Board, Crossing, SpotId, SpotSet};
use crate::hexside::LayeredSide;
use crate::map::HexsideKind;
use crate::place::Place;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;
use crate::spot::{Level, Spot};

pub(super) static LINT: Lint = Lint {
    name: "single-door",
    severity: Severity::Note,
    systems: Systems::ALAMO,
    message: "lint-single-door",
    help: "lint-single-door-help",
    pages: pages(include_str!("single_door.md"), include_str!("single_door.fr.md")),
    check: Check::Playable(Lists::SPOTS.union(Lists::HEXSIDES).union(Lists::TERRAIN), check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let board = survey.board();
    for spot in board.ids().filter(|spot| board.spot(*spot).level == Level::In) {
        let doors = board.crossings(spot).iter().filter(|crossing| crossing.kind == HexsideKind::Doorway);
        for door in doors.filter(|door| door.cost != Crossing::PROHIBITED && board.spot(door.to).level != Level::In) {
            let building = behind(board, spot, door.to);
            if building.len() > 1 {
                let at = LayeredSide { side: board.side(spot, door), layer: Some(door.layer) };
                let spots: Vec<Spot> = building.into_iter().map(|spot| board.spot(spot)).collect();
                report.add(lint.at(Place::Hexside(at)).with("door", at.side).count("spots", spots.len()).list(&spots));
            }
        }
    }
}

/// Returns the spots behind a door, all of them indoors; none if there is another exit.
fn behind(board: &Board, within: SpotId, without: SpotId) -> Vec<SpotId> {
    let (mut found, mut next) = (vec![within], 0);
    let mut known = SpotSet::new(board.len());
    known.insert(within);
    while let Some(&here) = found.get(next) {
        next += 1;
        for crossing in board.crossings(here).iter().filter(|crossing| crossing.cost != Crossing::PROHIBITED) {
            if here == within && crossing.to == without {
                continue;
            }
            if board.spot(crossing.to).level != Level::In {
                return Vec::new();
            }
            if known.insert(crossing.to) {
                found.push(crossing.to);
            }
        }
    }
    found.sort_unstable();
    found
}
