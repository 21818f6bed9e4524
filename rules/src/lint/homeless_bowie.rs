//! Bowie is in the mix, but the fort has no room for him (K4.k).

use super::enclosure::Enclosure;
use super::{Check, Lint, Lists, Survey, pages};
use crate::place::Place;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;

pub(super) static LINT: Lint = Lint {
    name: "homeless-bowie",
    severity: Severity::Error,
    systems: Systems::KNAPP,
    message: "lint-homeless-bowie",
    help: "lint-homeless-bowie-help",
    pages: pages(include_str!("homeless_bowie.md"), include_str!("homeless_bowie.fr.md")),
    check: Check::Lists(Lists::GRID.union(Lists::REGIONS).union(Lists::ROOMS).union(Lists::COUNTERS), check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let Some(bowie) = survey.counters.pieces.iter().find(|piece| piece.kind == "bowie" && piece.quantity > 0) else {
        return;
    };
    let enclosure = Enclosure::new(&survey.map);
    if enclosure.inside.is_empty() {
        return;
    }
    let mut spots = survey.map.rooms.iter().flat_map(|room| &room.spots);
    if !spots.any(|spot| enclosure.inside.contains(&spot.hex)) {
        report.add(lint.at(Place::Field("rooms")).with("piece", &bowie.id));
    }
}
