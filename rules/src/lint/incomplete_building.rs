//! A hex of a building that lacks its interior or its roof (7.2, R88).

use super::{Check, Lint, PaintedHex, Survey, pages};
use crate::edit::{Change, Edit};
use crate::map::{Ground, HexEntry, Storey};
use crate::place::Place;
use crate::project::Project;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;
use crate::spot::Level;

pub(super) static LINT: Lint = Lint {
    name: "incomplete-building",
    severity: Severity::Warning,
    systems: Systems::ALL,
    message: "lint-incomplete-building",
    help: "lint-incomplete-building-help",
    pages: pages(include_str!("incomplete_building.md"), include_str!("incomplete_building.fr.md")),
    check: Check::Hex(check),
};

fn check(lint: &Lint, survey: &Survey<'_>, own: &PaintedHex<'_>, report: &mut Report) {
    for entry in own.entries.iter().filter(|_| own.is_on_map()) {
        let missing = missing(entry);
        if !missing.is_empty() {
            let names: Vec<String> = missing.iter().map(|storey| text(*storey)).collect();
            report.add(lint.at(Place::Hex(own.hex)).with("hex", own.hex).list(&names).mend(mend(survey, entry)));
        }
    }
}

/// Returns the storeys that a building's hex lacks. A hex is part of a building if it is painted as floor or has an
/// interior or an upper floor.
pub(super) fn missing(entry: &HexEntry) -> Vec<Storey> {
    if entry.ground != Ground::Floor && entry.levels.iter().all(|storey| !storey.level.is_indoors()) {
        return Vec::new();
    }
    let roof = (!entry.open_top).then_some(Storey::new(Level::Roof, 2));
    let needed = [Some(Storey::new(Level::In, 1)), roof].into_iter().flatten();
    needed.filter(|storey| !entry.levels.contains(storey)).collect()
}

/// Formats a storey as documents write it.
pub(super) fn text(storey: Storey) -> String {
    format!("{}({})", storey.level.name(), storey.elevation)
}

/// Returns the edit that adds the missing storeys, replacing others on the same levels; nothing if the map lists the
/// hex twice or a correction changes it.
fn mend(project: &Project, entry: &HexEntry) -> Vec<Edit> {
    let change = Change::new(&project.base_map().hexes, &entry.hex, Vec::new());
    if change.was != [entry.clone()] {
        return Vec::new();
    }
    let missing = missing(entry);
    let mut levels: Vec<Storey> = entry.levels.clone();
    // Open ground cannot be part of a building.
    levels.retain(|own| own.level != Level::Ground && missing.iter().all(|storey| storey.level != own.level));
    levels.extend(missing);
    levels.sort_unstable();
    vec![Edit::Hex(Change { becomes: vec![HexEntry { levels, ..entry.clone() }], ..change })]
}
