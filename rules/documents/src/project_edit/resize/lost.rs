//! The things that fall off a shrinking grid.

use std::cell::RefCell;
use std::collections::BTreeSet;

use super::{hex_of, texts};
use crate::allowance::Allowance;
use crate::edit::Edit;
use crate::edit::remap::{Placed, To};
use crate::map::{MapDocument, Members};
use crate::place::Place;
use crate::project::Project;
use crate::rulebook::Parameter;
use crate::spot::Spot;
use crate::variant::Variant;
use crate::variant::grammar::{NameClass, told_anew};

/// Returns the places of a project that no longer exist, as findings print them, in order and without duplicates.
pub(super) fn lost(project: &Project, to: To<'_>) -> Vec<String> {
    let mut lost = Lost { to, found: BTreeSet::new() };
    lost.map(project.base_map());
    for own in &project.corrections {
        for (at, item) in own.document.items.iter().enumerate() {
            lost.item(at, item);
        }
        lost.allowances(&own.document.allow);
    }
    for line in &project.scenario.setup {
        if line.moved(to).is_none() {
            lost.found.insert(Place::Placement(line.piece.clone()));
        }
    }
    for setting in &project.rulebook.parameters {
        let hex = Parameter::named(&setting.name).and_then(|parameter| hex_of(parameter, &setting.value));
        if hex.is_some_and(|hex| to(hex).is_none()) {
            lost.found.insert(Place::Rule(setting.name.clone()));
        }
    }
    for allow in [&project.counters.allow, &project.rulebook.allow, &project.scenario.allow] {
        lost.allowances(allow);
    }
    for own in &project.variants {
        lost.variant(&own.document);
    }
    lost.found.iter().map(ToString::to_string).collect()
}

struct Lost<'a> {
    to: To<'a>,
    found: BTreeSet<Place>,
}

impl Lost<'_> {
    fn map(&mut self, map: &MapDocument) {
        let rooms = map.rooms.iter().flat_map(|room| &room.spots);
        let areas = map.entry_areas.iter().flat_map(|area| &area.hexes);
        self.each(map.hexes.iter().map(|entry| entry.hex).chain(areas.copied()), Place::Hex);
        self.each(map.hexsides.iter().map(|entry| entry.at), Place::Hexside);
        self.each(rooms.copied(), Place::Spot);
        self.each(map.gun_sites.iter().map(|site| site.at), Place::GunSite);
        let anchors = map.scan.iter().flat_map(|scan| &scan.anchors).map(|anchor| anchor.at);
        let checked = map.scan.iter().flat_map(|scan| &scan.checked);
        self.each(anchors.chain(checked.copied()), Place::Hex);
        self.each(map.labels.iter().map(|label| label.at), Place::Label);
        map.regions.iter().for_each(|region| self.members(&region.members));
        self.allowances(&map.allow);
    }

    fn members(&mut self, members: &Members) {
        match members {
            Members::Hexes(hexes) => self.each(hexes.iter().copied(), Place::Hex),
            Members::Spots(spots) => self.each(spots.iter().copied(), Place::Spot),
            Members::Hexsides(sides) => {
                let whole = |side| Place::Hexside(crate::hexside::LayeredSide { side, layer: None });
                self.each(sides.iter().copied(), whole);
            }
        }
    }

    /// Records a variant that names a place which is gone; its rules would then name nothing.
    fn variant(&mut self, variant: &Variant) {
        variant.regions.iter().for_each(|region| self.members(&region.members));
        let gone = RefCell::new(Vec::new());
        let see = |names: NameClass, leaf: &str| {
            if matches!(names, NameClass::Spot | NameClass::Hexside) && texts::place(leaf, self.to).is_none() {
                gone.borrow_mut().push(leaf.to_owned());
            }
            None
        };
        let _ = told_anew(variant, &see);
        let of_rules = gone.into_inner().into_iter().filter_map(|at| at.parse::<Spot>().ok().map(Place::Spot));
        self.found.extend(of_rules);
        self.allowances(&variant.allow);
    }

    fn each<T: Placed + Copy>(&mut self, things: impl Iterator<Item = T>, place: impl Fn(T) -> Place) {
        let to = self.to;
        self.found.extend(things.filter(|thing| thing.moved(to).is_none()).map(place));
    }

    /// Records an item of a correction that would change its meaning.
    fn item(&mut self, at: usize, item: &Edit) {
        // Members of a set that fall off are dropped, so the moved item has fewer places.
        let gone = item.moved(self.to).is_none_or(|moved| size(&moved) != size(item));
        if gone {
            self.found.insert(Place::Item(at));
        }
    }

    fn allowances(&mut self, allow: &[Allowance]) {
        let gone = allow.iter().filter(|own| texts::place(&own.at, self.to).is_none());
        let places: Vec<_> = gone.map(|own| Place::Allowance(own.target().to_string())).collect();
        self.found.extend(places);
    }
}

/// Returns the number of places an edit names, before and after.
fn size(edit: &Edit) -> usize {
    let members = |members: &Members| match members {
        Members::Hexes(hexes) => hexes.len(),
        Members::Spots(spots) => spots.len(),
        Members::Hexsides(sides) => sides.len(),
    };
    match edit {
        Edit::Hex(change) => change.was.len() + change.becomes.len(),
        Edit::Hexside(change) => change.was.len() + change.becomes.len(),
        Edit::Room(change) => change.was.iter().chain(&change.becomes).map(|room| room.spots.len()).sum(),
        Edit::Region(change) => change.was.iter().chain(&change.becomes).map(|own| members(&own.members)).sum(),
        Edit::EntryArea(change) => change.was.iter().chain(&change.becomes).map(|area| area.hexes.len()).sum(),
        Edit::GunSite(change) => change.was.len() + change.becomes.len(),
        Edit::Label(change) => change.was.len() + change.becomes.len(),
        Edit::Scan { was, becomes } => {
            was.iter().chain(becomes).map(|scan| scan.anchors.len() + scan.checked.len()).sum()
        }
        Edit::Allow(_) | Edit::Grid { .. } | Edit::Title { .. } => 0,
    }
}
