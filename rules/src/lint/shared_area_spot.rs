//! A spot in several areas: it belongs to the first of them (DM.a).

use std::collections::BTreeMap;

use super::storeys::Storeys;
use super::{Check, Lint, Survey, pages};
use crate::board::SpotId;
use crate::deguello::TerrainIndex;
use crate::place::Place;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;

pub(super) static LINT: Lint = Lint {
    name: "shared-area-spot",
    severity: Severity::Warning,
    systems: Systems::DEGUELLO,
    message: "lint-shared-area-spot",
    help: "lint-shared-area-spot-help",
    pages: pages(include_str!("shared_area_spot.md"), include_str!("shared_area_spot.fr.md")),
    check: Check::Lists(Storeys::READ, check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let Storeys { board, .. } = survey.storeys();
    let mut claimed: BTreeMap<SpotId, Vec<&str>> = BTreeMap::new();
    for claim in TerrainIndex::claims(&survey.map, board) {
        for spot in claim.spots {
            claimed.entry(spot).or_default().push(&claim.region.id);
        }
    }
    for (spot, areas) in claimed.into_iter().filter(|(_, areas)| areas.len() > 1) {
        let spot = board.spot(spot);
        report.add(lint.at(Place::Spot(spot)).with("spot", board.shown(spot)).list(&areas));
    }
}
