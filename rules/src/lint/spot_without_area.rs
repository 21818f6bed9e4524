//! Spots in no area, which no unit ever enters (D7.a, DM.a).

use super::storeys::Storeys;
use super::{Check, Lint, Lists, Survey, pages};
use crate::place::Place;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;
use crate::spot::{Level, Spot};

pub(super) static LINT: Lint = Lint {
    name: "spot-without-area",
    severity: Severity::Warning,
    systems: Systems::DEGUELLO,
    message: "lint-spot-without-area",
    help: "lint-spot-without-area-help",
    pages: pages(include_str!("spot_without_area.md"), include_str!("spot_without_area.fr.md")),
    check: Check::Lists(Storeys::READ.union(Lists::ROOMS), check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let storeys = survey.storeys();
    let (board, ground) = (&storeys.board, &storeys.ground);
    // The roof of a church must not be in an area (D7.42.a).
    let churches = storeys.churches(&survey.map);
    let is_barred = |spot: Spot| spot.level == Level::Roof && churches.contains(&spot.hex);
    let is_bare = |spot: &crate::board::SpotId| ground.area_of(*spot).is_none() && !is_barred(board.spot(*spot));
    let bare = board.ids().filter(is_bare).collect();
    for piece in storeys.pieces(bare, |a, b| board.spot(a).level == board.spot(b).level) {
        let mut spots: Vec<Spot> = piece.into_iter().map(|spot| board.spot(spot)).collect();
        spots.sort_unstable();
        report.add(lint.at(Place::Spot(spots[0])).count("spots", spots.len()).list(&spots));
    }
}
