//! A door with the same area on both sides: no unit ever has to break it (D7.41.a, DM.i).

use super::storeys::Storeys;
use super::{Check, Lint, Survey, pages};
use crate::hexside::{Layer, LayeredSide};
use crate::place::Place;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;

pub(super) static LINT: Lint = Lint {
    name: "door-within-area",
    severity: Severity::Warning,
    systems: Systems::DEGUELLO,
    message: "lint-door-within-area",
    help: "lint-door-within-area-help",
    pages: pages(include_str!("door_within_area.md"), include_str!("door_within_area.fr.md")),
    check: Check::Lists(Storeys::READ, check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let storeys = survey.storeys();
    for door in &storeys.ground.doors {
        let [near, far] = door.spots.map(|spot| storeys.ground.area_of(spot));
        if let Some(area) = near.filter(|_| near == far) {
            let place = Place::Hexside(LayeredSide::new(door.side, Layer::Ground));
            report.add(lint.at(place).with("side", door.side).with("area", storeys.id(area)));
        }
    }
}
