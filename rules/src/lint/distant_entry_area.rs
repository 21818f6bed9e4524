//! An entry area with hexes in the interior of the map: columns enter over its edge (2.0).

use super::{Check, Lint, Lists, Survey, pages};
use crate::hex::Hex;
use crate::place::Place;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;

pub(super) static LINT: Lint = Lint {
    name: "distant-entry-area",
    severity: Severity::Warning,
    systems: Systems::ALAMO,
    message: "lint-distant-entry-area",
    help: "lint-distant-entry-area-help",
    pages: pages(include_str!("distant_entry_area.md"), include_str!("distant_entry_area.fr.md")),
    check: Check::Lists(Lists::GRID.union(Lists::STRAYS).union(Lists::ENTRY_AREAS), check),
};

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let map = &survey.map;
    for area in &map.entry_areas {
        let inner = |hex: &&Hex| map.grid.contains(**hex) && !map.grid.is_edge(**hex);
        let inner: Vec<Hex> = area.hexes.iter().filter(inner).copied().collect();
        if !inner.is_empty() {
            report.add(lint.at(Place::EntryArea(area.number)).with("area", area.number).list(&inner));
        }
    }
}
