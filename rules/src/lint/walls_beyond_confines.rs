//! Spots inside the walls (2.2) that are not in the confines (2.3), though the confines hold all of them.

use super::{Check, Lint, Lists, Place, Report, Severity, Survey, pages};
use crate::hex::Hex;
use crate::map::Region;

pub(super) static LINT: Lint = Lint {
    name: "walls-beyond-confines",
    severity: Severity::Warning,
    message: "lint-walls-beyond-confines",
    help: "lint-walls-beyond-confines-help",
    pages: pages(include_str!("walls_beyond_confines.md"), include_str!("walls_beyond_confines.fr.md")),
    check: Check::Lists(Lists::SPOTS.union(Lists::REGIONS), check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    // A region of hexes off the map is painted all the same.
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
        report.add(lint.at(Place::Region(Region::INSIDE_WALLS.to_owned())).list(&beyond));
    }
}
