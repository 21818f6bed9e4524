//! A counter that is set up on a spot the map does not have.

use super::{Check, Finding, Lint, Lists, Part, Place, Report, Severity, Survey, pages};
use crate::spot::Spot;

pub(super) static LINT: Lint = Lint {
    name: "off-map-set-up",
    severity: Severity::Error,
    message: "lint-off-map-set-up",
    help: "lint-off-map-set-up-help",
    pages: pages(include_str!("off_map_set_up.md"), include_str!("off_map_set_up.fr.md")),
    check: Check::Lists(Lists::SPOTS.union(Lists::SET_UP), check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let map = &survey.map;
    for line in survey.scenario.setup.iter().filter(|line| !map.has_spot(line.at)) {
        let hex = line.at.hex;
        let storeys = if map.grid.contains(hex) { map.storeys(hex) } else { &[] };
        let levels: Vec<Spot> = storeys.iter().map(|storey| Spot::new(hex, storey.level)).collect();
        let finding = Finding::new(lint, Part::Scenario, Place::Spot(line.at)).with("counter", &line.piece);
        report.add(finding.with("spot", line.at).list(&levels));
    }
}
