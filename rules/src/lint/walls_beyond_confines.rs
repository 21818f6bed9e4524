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
    let map = &survey.map;
    let (walls, confines) = (survey.inside_walls(), survey.confines());
    if walls.is_empty() || confines.is_empty() {
        return;
    }
    let mut beyond: Vec<Hex> =
        map.spots().filter(|spot| walls.has(*spot) && !confines.has(*spot)).map(|spot| spot.hex).collect();
    beyond.dedup();
    if !beyond.is_empty() {
        report.add(lint.at(Place::Region(Region::INSIDE_WALLS.to_owned())).list(&beyond));
    }
}
