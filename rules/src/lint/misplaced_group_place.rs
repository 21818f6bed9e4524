//! A place of a group where its pieces cannot enter the map (D18, D19).

use super::storeys::Storeys;
use super::{Check, Lint, Lists, Survey, pages};
use crate::board::SpotId;
use crate::deguello::PieceType;
use crate::map::RegionKind;
use crate::place::Place;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;
use crate::side::Side;

pub(super) static LINT: Lint = Lint {
    name: "misplaced-group-place",
    severity: Severity::Warning,
    systems: Systems::DEGUELLO,
    message: "lint-misplaced-group-place",
    help: "lint-misplaced-group-place-help",
    pages: pages(include_str!("misplaced_group_place.md"), include_str!("misplaced_group_place.fr.md")),
    check: Check::Lists(Storeys::READ.union(Lists::COUNTERS), check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let storeys: &Storeys = survey.storeys();
    let (board, ground) = (&storeys.board, &storeys.ground);
    let pieces = &survey.counters.pieces;
    for region in survey.map.regions_of(RegionKind::GROUP_PLACE) {
        let own = || pieces.iter().filter(|piece| piece.group == region.id);
        // For a map opened alone it is unknown which pieces enter it.
        let is_known = pieces.is_empty() || own().next().is_some();
        let enters = own().any(|piece| {
            let kind = PieceType::ALL.into_iter().find(|(_, word)| *word == piece.kind);
            kind.is_some_and(|(kind, _)| kind.side() == Some(Side::Mexican))
        });
        let spots = ground.place(&region.id).unwrap_or_default();
        let of = |wrong: &dyn Fn(SpotId) -> bool| -> Vec<String> {
            let wrong = spots.iter().filter(|spot| wrong(**spot));
            wrong.map(|spot| board.shown(board.spot(*spot))).collect()
        };
        let bare = of(&|spot| ground.area_of(spot).is_none());
        let beyond = of(&|spot| !pieces.is_empty() && ground.is_inside(spot) == enters);
        let (reason, at) = if !is_known {
            ("unknown", Vec::new())
        } else if !bare.is_empty() {
            ("bare", bare)
        } else if !beyond.is_empty() {
            (if enters { "inside" } else { "outside" }, beyond)
        } else {
            continue;
        };
        let finding = lint.at(Place::Region(region.id.clone())).with("place", &region.id).with("reason", reason);
        report.add(finding.list(&at));
    }
}
