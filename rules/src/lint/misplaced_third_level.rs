//! Level 3 anywhere except on the roof of one building (D7.2, DM.i).

use super::storeys::Storeys;
use super::{Check, Lint, Lists, Survey, pages};
use crate::deguello::Area;
use crate::place::Place;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;

pub(super) static LINT: Lint = Lint {
    name: "misplaced-third-level",
    severity: Severity::Warning,
    systems: Systems::DEGUELLO,
    message: "lint-misplaced-third-level",
    help: "lint-misplaced-third-level-help",
    pages: pages(include_str!("misplaced_third_level.md"), include_str!("misplaced_third_level.fr.md")),
    check: Check::Lists(Storeys::READ.union(Lists::ROOMS), check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let storeys = survey.storeys();
    let building = |area: &Area| {
        let hex = area.spots.first().map(|spot| storeys.hex(*spot))?;
        Storeys::building(&survey.map, hex)
    };
    let high = || storeys.ground.areas.iter().filter(|area| area.level >= 3);
    let first = high().find_map(building);
    for area in high() {
        let mut hexes = area.spots.iter().map(|spot| storeys.hex(*spot));
        let reason = if area.level > 3 {
            "higher"
        } else if !hexes.all(|hex| storeys.is_building(hex)) {
            "open"
        } else if building(area) != first {
            "second"
        } else {
            continue;
        };
        let finding = lint.at(Place::Region(area.id.clone())).with("area", &area.id).with("reason", reason);
        report.add(finding.count("level", usize::from(area.level)).with("first", first.unwrap_or_default()));
    }
}
