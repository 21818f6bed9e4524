//! A hex of an entry area without open ground: no unit could be placed on it (2.0).

use super::{Check, Lint, Lists, Survey, pages};
use crate::place::Place;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;
use crate::spot::{Level, Spot};

pub(super) static LINT: Lint = Lint {
    name: "groundless-entry-hex",
    severity: Severity::Error,
    systems: Systems::ALAMO,
    message: "lint-groundless-entry-hex",
    help: "lint-groundless-entry-hex-help",
    pages: pages(include_str!("groundless_entry_hex.md"), include_str!("groundless_entry_hex.fr.md")),
    check: Check::Lists(Lists::SPOTS.union(Lists::ENTRY_AREAS), check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let map = &survey.map;
    for area in &map.entry_areas {
        for &hex in area.hexes.iter().filter(|hex| map.grid.contains(**hex)) {
            if !map.has_spot(Spot::new(hex, Level::Ground)) {
                report.add(lint.at(Place::EntryArea(area.number)).with("area", area.number).with("hex", hex));
            }
        }
    }
}
