//! A correction that leaves the map as it is.

use std::collections::BTreeSet;

use super::{Check, Lint, Lists, Survey, pages};
use crate::edit::{Change, Edit, Keyed, canonical, difference};
use crate::hexside::Hexside;
use crate::map::MapDocument;
use crate::place::Place;
use crate::project::DocumentRef;
use crate::project::Project;
use crate::report::{Report, Severity};
use crate::rulebook::Systems;

pub(super) static LINT: Lint = Lint {
    name: "idle-correction",
    severity: Severity::Warning,
    systems: Systems::ALL,
    message: "lint-idle-correction",
    help: "lint-idle-correction-help",
    pages: pages(include_str!("idle_correction.md"), include_str!("idle_correction.fr.md")),
    check: Check::Lists(Lists::CORRECTIONS.union(Lists::CORRECTED), check),
};

/// Each correction is tried on the places it names, after those before it that are on. One that does not fit is
/// reported by another lint, or is switched off and does not matter.
fn check(lint: &Lint, survey: &Survey<'_>, report: &mut Report) {
    if survey.corrections.iter().all(|correction| surely_changes(&correction.document.items)) {
        return;
    }
    let mut map = canonical(spoken_of(survey));
    for (index, correction) in survey.corrections.iter().enumerate() {
        let mut corrected = map.clone();
        if correction.document.apply(&mut corrected).is_err() {
            continue;
        }
        corrected = canonical(corrected);
        if !difference(&map, &corrected).iter().any(Edit::alters) {
            let finding = lint.finding(DocumentRef::Correction(index), Place::Document);
            report.add(finding.with("correction", &correction.name).count("items", correction.document.items.len()));
        }
        if correction.on {
            map = corrected;
        }
    }
}

/// Whether a list of edits certainly changes the map if it fits: one of them alters a place no other names.
fn surely_changes(items: &[Edit]) -> bool {
    let is_alone = |item: &Edit| items.iter().filter(|other| item.shares_place(other)).count() == 1;
    items.iter().any(|item| item.alters() && is_alone(item))
}

/// Returns the part of the map, as painted, that the corrections name.
fn spoken_of(project: &Project) -> MapDocument {
    let map = project.base_map();
    let mut part = MapDocument { title: map.title.clone(), grid: map.grid, ..MapDocument::default() };
    let items = || project.corrections.iter().flat_map(|correction| &correction.document.items);
    macro_rules! take {
        ($list:ident, $kind:ident) => {
            let changes = items().filter_map(|item| if let Edit::$kind(change) = item { Some(change) } else { None });
            part.$list = held(&map.$list, changes);
        };
    }
    take!(hexes, Hex);
    take!(hexsides, Hexside);
    take!(rooms, Room);
    take!(regions, Region);
    take!(entry_areas, EntryArea);
    take!(gun_sites, GunSite);
    take!(labels, Label);
    take!(allow, Allow);
    // The levels of a hexside's hexes decide which of its layers count.
    let sides = items().filter_map(|item| if let Edit::Hexside(change) = item { change.key() } else { None });
    let beside = sides.flat_map(Hexside::hexes).flat_map(|hex| map.hexes_at(hex)).cloned();
    part.hexes.extend(beside.collect::<Vec<_>>());
    part.hexes.sort();
    part.hexes.dedup();
    part
}

/// Returns the entries of a list with the keys of the changes.
fn held<'a, T: Keyed + 'a>(list: &[T], changes: impl Iterator<Item = &'a Change<T>>) -> Vec<T> {
    let keys: BTreeSet<T::Key> = changes.filter_map(Change::key).collect();
    keys.iter().flat_map(|key| Change::new(list, key, Vec::new()).was).collect()
}
