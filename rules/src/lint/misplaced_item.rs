//! An item of a correction that fits no map: a hexside between hexes that do not touch, a hex off the map, two places at once.

use super::misfit;
use super::{Check, Lint, Lists, Survey, off_grid, pages};
use crate::edit::Edit;
use crate::hex::Hex;
use crate::hexside::Hexside;
use crate::map::{Grid, MapDocument};
use crate::place::Place;
use crate::project::DocumentRef;
use crate::project::Project;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;

pub(super) static LINT: Lint = Lint {
    name: "misplaced-item",
    severity: Severity::Error,
    systems: Systems::ALL,
    message: "lint-misplaced-item",
    help: "lint-misplaced-item-help",
    pages: pages(include_str!("misplaced_item.md"), include_str!("misplaced_item.fr.md")),
    check: Check::Lists(Lists::CORRECTIONS.union(Lists::CORRECTED).union(Lists::GRID), check),
};

/// The fault in the place of an item.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Misplaced {
    /// It expects an entry at one place and leaves one at another.
    Torn,
    /// The hexes of a hexside do not touch.
    Apart(Hexside),
    /// A hex is not on the grid.
    Off(Hex, Grid),
}

fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    let grid = greatest(survey);
    for (index, correction) in survey.corrections.iter().enumerate() {
        // A correction in force is on the map and checked by the lints on the map.
        if correction.in_force() {
            continue;
        }
        for (at, item) in correction.document.items.iter().enumerate() {
            let Some(why) = misplaced(item, grid) else { continue };
            // A correction that is off may be meant for a larger map.
            if matches!(why, Misplaced::Off(..)) && !correction.on {
                continue;
            }
            let finding = lint.finding(DocumentRef::Correction(index), Place::Item(at));
            let finding = finding.with("correction", &correction.name).with("item", at + 1);
            let finding = match why {
                Misplaced::Torn => finding.with("reason", "torn").with("low", "").with("high", "").count("distance", 0),
                Misplaced::Apart(side) => {
                    let [low, high] = side.hexes();
                    let finding = finding.with("reason", "apart").with("low", low).with("high", high);
                    finding.count("distance", low.distance(high) as usize)
                }
                Misplaced::Off(hex, grid) => {
                    let extent = format!("{} × {}", grid.columns, grid.rows);
                    finding.with("reason", "off").with("low", hex).with("high", extent).count("distance", 0)
                }
            };
            report.add(misfit::located(finding, item));
        }
    }
}

/// Returns the fault in the place of an item of a correction over a map of this size, if any.
pub(super) fn misplaced(item: &Edit, size: Grid) -> Option<Misplaced> {
    if !item.is_of_one_place() {
        return Some(Misplaced::Torn);
    }
    let part = spoken_of(item);
    let apart = off_grid::written(&part).map(|at| at.side).find(|side| !side.is_real());
    apart.map(Misplaced::Apart).or_else(|| {
        let mut off = None;
        off_grid::each_listed(&part, |hex| off = off.or(Some(hex).filter(|hex| !size.contains(*hex))));
        off.map(|hex| Misplaced::Off(hex, size))
    })
}

/// Returns all entries of an item, before and after, as a map.
fn spoken_of(item: &Edit) -> MapDocument {
    let mut part = MapDocument::default();
    macro_rules! both {
        ($list:ident, $change:expr) => {
            part.$list = $change.was.iter().chain(&$change.becomes).cloned().collect()
        };
    }
    match item {
        Edit::Hex(change) => both!(hexes, change),
        Edit::Hexside(change) => both!(hexsides, change),
        Edit::Room(change) => both!(rooms, change),
        Edit::Region(change) => both!(regions, change),
        Edit::EntryArea(change) => both!(entry_areas, change),
        Edit::GunSite(change) => both!(gun_sites, change),
        Edit::Label(change) => both!(labels, change),
        Edit::Allow(_) | Edit::Grid { .. } | Edit::Title { .. } | Edit::Scan { .. } => {}
    }
    part
}

/// Returns the largest size of the map with or without its corrections.
pub(super) fn greatest(project: &Project) -> Grid {
    let items = project.corrections.iter().flat_map(|own| &own.document.items);
    let grown = items.filter_map(|item| if let Edit::Grid { becomes, .. } = item { Some(*becomes) } else { None });
    grown.fold(project.base_map().grid, |grid, other| Grid {
        columns: grid.columns.max(other.columns),
        rows: grid.rows.max(other.rows),
    })
}
