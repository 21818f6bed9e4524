//! A hex that belongs to two entry areas: two columns would stand on it (2.0).

use super::{Check, Lint, Lists, Survey, pages};
use crate::hex::Hex;
use crate::place::Place;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;
use crate::spot::{Level, Spot};

pub(super) static LINT: Lint = Lint {
    name: "shared-entry-hex",
    severity: Severity::Error,
    systems: Systems::ALAMO,
    message: "lint-shared-entry-hex",
    help: "lint-shared-entry-hex-help",
    pages: pages(include_str!("shared_entry_hex.md"), include_str!("shared_entry_hex.fr.md")),
    check: Check::Lists(Lists::ENTRY_AREAS, check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let areas = survey.map.entry_areas.iter();
    let hexes = areas.clone().flat_map(|area| &area.hexes);
    if survey.are_distinct(hexes.map(|hex| Spot::new(*hex, Level::Ground))) {
        return;
    }
    let mut listed: Vec<(Hex, u8)> = areas.flat_map(|area| area.hexes.iter().map(|hex| (*hex, area.number))).collect();
    listed.sort_unstable();
    listed.dedup();
    for same in listed.chunk_by(|a, b| a.0 == b.0).filter(|same| same.len() > 1) {
        let (hex, numbers): (_, Vec<u8>) = (same[0].0, same.iter().map(|(_, number)| *number).collect());
        report.add(lint.at(Place::Hex(hex)).with("hex", hex).list(&numbers));
    }
}
