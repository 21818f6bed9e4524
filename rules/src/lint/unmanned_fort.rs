//! A fort in which nobody of the garrison can be set up, in a game whose garrison the players set up (K4.i, D19.c).

use super::enclosure::Enclosure;
use super::storeys::Storeys;
use super::{Check, Lint, Lists, Survey, pages};
use crate::deguello;
use crate::knapp::PieceType;
use crate::place::Place;
use crate::project::DocumentRef;
use crate::report::{Report, Severity};
use crate::rulebook::{System, Systems};

pub(super) static LINT: Lint = Lint {
    name: "unmanned-fort",
    severity: Severity::Error,
    systems: Systems::KNAPP.union(Systems::DEGUELLO),
    message: "lint-unmanned-fort",
    help: "lint-unmanned-fort-help",
    pages: pages(include_str!("unmanned_fort.md"), include_str!("unmanned_fort.fr.md")),
    check: Check::Lists(
        Storeys::READ.union(Lists::COUNTERS).union(Lists::ROOMS).union(Lists::GUN_SITES).union(Lists::PARAMETERS),
        check,
    ),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    // A map or a mix alone is unfinished.
    if !survey.project().has_scenario() || survey.counters.pieces.is_empty() {
        return;
    }
    let (is_fort, is_manned) = match survey.rulebook().system {
        System::Alamo => return,
        System::Knapp => by_knapp(survey),
        System::Deguello => {
            let Storeys { board, ground } = survey.storeys();
            let is_fort = ground.areas.iter().any(|area| area.inside);
            (is_fort, deguello::garrison(&survey.counters, ground, board) > 0)
        }
    };
    // A map without an inside is reported as such.
    if is_fort && !is_manned {
        report.add(lint.finding(DocumentRef::Counters, Place::Field("pieces")));
    }
}

/// Whether the perimeter encloses anything, and whether any casting can be set up there.
fn by_knapp(survey: &Survey<'_>) -> (bool, bool) {
    let inside = Enclosure::new(&survey.map).inside;
    let has = |wanted: &dyn Fn(PieceType) -> bool| {
        let own = survey.counters.pieces.iter().filter(|piece| piece.quantity > 0);
        own.filter_map(|piece| PieceType::named(&piece.kind)).any(wanted)
    };
    let has_room = || survey.map.rooms.iter().flat_map(|room| &room.spots).any(|spot| inside.contains(&spot.hex));
    let has_site = || survey.map.gun_sites.iter().any(|site| inside.contains(&site.at.hex));
    let is_free = |kind: PieceType| kind.is_casting() && !matches!(kind, PieceType::Bowie | PieceType::Cannoneer);
    let is_manned = has(&is_free)
        || has(&|kind| kind == PieceType::Bowie) && has_room()
        || has(&|kind| kind == PieceType::Cannoneer) && has(&|kind| kind == PieceType::Gun) && has_site();
    (!inside.is_empty(), is_manned)
}
