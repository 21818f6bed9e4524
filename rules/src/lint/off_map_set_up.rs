//! A counter set up on a spot the map does not have.

use super::{Check, Lint, Lists, Survey, pages, set_up_lines};
use crate::report::{Fix, Report, Severity};
use crate::rulebook::Systems;
use crate::spot::Spot;

pub(super) static LINT: Lint = Lint {
    name: "off-map-set-up",
    severity: Severity::Error,
    systems: Systems::ALL,
    message: "lint-off-map-set-up",
    help: "lint-off-map-set-up-help",
    pages: pages(include_str!("off_map_set_up.md"), include_str!("off_map_set_up.fr.md")),
    check: Check::Lists(Lists::SPOTS.union(Lists::SET_UP).union(Lists::RULEBOOK), check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let map = &survey.map;
    for own in survey.scenario.setup.iter().filter(|own| !map.has_spot(own.at) || !survey.knows(own.at.level)) {
        let hex = own.at.hex;
        let storeys = if map.grid.contains(hex) { map.storeys(hex) } else { &[] };
        let known = storeys.iter().map(|storey| storey.level).filter(|level| survey.knows(*level));
        let levels: Vec<Spot> = known.map(|level| Spot::new(hex, level)).collect();
        let edits = set_up_lines::without(&survey.scenario, own);
        report.add(set_up_lines::placed(lint, own).list(&levels).fix(Fix::your_choice(edits)));
    }
}
