//! Marks that show what the corrections in force change on a map.

use std::collections::BTreeSet;

use rules::edit::{Change, Edit, Keyed, difference};
use rules::hex::Hex;
use rules::hexside::Hexside;
use rules::map::{MapDocument, Members};
use rules::project::Project;

use super::overlay::{Mark, Tone};

/// Returns a mark for every hex and hexside that differs between the map as painted and the corrected one, labelled
/// with the number of the correction that changed it: its position in the scenario's list, counted from 1.
#[must_use]
pub fn marks(project: &Project) -> Vec<Mark> {
    let in_force = project.corrections.iter().filter(|own| own.in_force());
    let items: Vec<_> = in_force.flat_map(|own| &own.document.items).collect();
    let mut marks = Vec::new();
    for edit in difference(&excerpt(project.base_map(), &items), &excerpt(&project.map, &items)) {
        let said = numbers(project, &edit);
        for hex in hexes(&edit) {
            marks.push(Mark::Hex(hex, Tone::Changed, said.clone()));
        }
        for side in hexsides(&edit) {
            marks.push(Mark::Side(side, Tone::Changed));
            marks.push(Mark::Sign(side, Tone::Changed, said.clone()));
        }
    }
    marks
}

/// Returns the parts of a map at the places that edits refer to. The maps differ nowhere else, and comparing large maps
/// in full is slow.
fn excerpt(map: &MapDocument, items: &[&Edit]) -> MapDocument {
    let mut part = MapDocument { grid: map.grid, ..MapDocument::default() };
    for (number, item) in items.iter().enumerate() {
        if items[..number].iter().any(|before| before.shares_place(item)) {
            continue;
        }
        match item {
            Edit::Hex(change) => {
                part.hexes.extend(change.key().into_iter().flat_map(|hex| map.hexes_at(hex)).cloned());
            }
            Edit::Hexside(change) => {
                part.hexsides.extend(change.key().into_iter().flat_map(|side| map.entries_at(side)).cloned());
            }
            Edit::Room(change) => part.rooms.extend(held(&map.rooms, change)),
            Edit::Region(change) => part.regions.extend(held(&map.regions, change)),
            Edit::EntryArea(change) => part.entry_areas.extend(held(&map.entry_areas, change)),
            Edit::GunSite(change) => part.gun_sites.extend(held(&map.gun_sites, change)),
            Edit::Label(change) => part.labels.extend(held(&map.labels, change)),
            Edit::Allow(_) | Edit::Grid { .. } | Edit::Title { .. } | Edit::Scan { .. } => {}
        }
    }
    part
}

/// Returns the items of a list that have the key of a change.
fn held<T: Keyed>(list: &[T], change: &Change<T>) -> impl Iterator<Item = T> {
    let key = change.key();
    list.iter().filter(move |own| key.as_ref() == Some(&own.key())).cloned()
}

/// Returns the numbers of the corrections in force that touch the place of an edit.
fn numbers(project: &Project, edit: &Edit) -> String {
    let own = (1..).zip(&project.corrections).filter(|(_, own)| own.in_force());
    let speaking = own.filter(|(_, own)| own.document.items.iter().any(|item| item.shares_place(edit)));
    speaking.map(|(number, _): (usize, _)| number.to_string()).collect::<Vec<_>>().join(" ")
}

/// Returns the hexes an edit is about: if it changes the members of something, those added or removed; otherwise
/// all.
fn hexes(edit: &Edit) -> Vec<Hex> {
    match edit {
        Edit::Hex(change) => change.key().into_iter().collect(),
        Edit::GunSite(change) => change.key().into_iter().map(|spot| spot.hex).collect(),
        Edit::Label(change) => change.key().into_iter().map(|(hex, _)| hex).collect(),
        Edit::Room(change) => moved(change, |room| room.spots.iter().map(|spot| spot.hex).collect()),
        Edit::EntryArea(change) => moved(change, |area| area.hexes.clone()),
        Edit::Region(change) => moved(change, |region| match &region.members {
            Members::Hexes(hexes) => hexes.clone(),
            Members::Spots(spots) => spots.iter().map(|spot| spot.hex).collect(),
            Members::Hexsides(_) => Vec::new(),
        }),
        Edit::Hexside(_) | Edit::Allow(_) | Edit::Grid { .. } | Edit::Title { .. } | Edit::Scan { .. } => Vec::new(),
    }
}

fn hexsides(edit: &Edit) -> Vec<Hexside> {
    match edit {
        Edit::Hexside(change) => change.key().into_iter().collect(),
        Edit::Region(change) => moved(change, |region| match &region.members {
            Members::Hexsides(sides) => sides.clone(),
            Members::Hexes(_) | Members::Spots(_) => Vec::new(),
        }),
        _ => Vec::new(),
    }
}

fn moved<T: Keyed, M: Ord + Copy>(change: &Change<T>, members: impl Fn(&T) -> Vec<M>) -> Vec<M> {
    let all = |things: &[T]| things.iter().flat_map(&members).collect::<BTreeSet<_>>();
    let (was, becomes) = (all(&change.was), all(&change.becomes));
    if was == becomes { becomes.into_iter().collect() } else { was.symmetric_difference(&becomes).copied().collect() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::files::Bundled;

    /// Returns the bundled Alamo project with its corrections switched on or off.
    fn alamo(on: bool) -> Project {
        let mut project = Project::load(&Bundled, "alamo").unwrap();
        for correction in &mut project.corrections {
            correction.on = on;
        }
        project.correct();
        project
    }

    #[test]
    fn the_palisade_lights_its_four_hexsides_while_it_is_on() {
        assert_eq!(marks(&alamo(false)), []);
        let lit = marks(&alamo(true));
        let sides: BTreeSet<_> = lit
            .iter()
            .filter_map(|mark| if let Mark::Side(side, Tone::Changed) = mark { Some(*side) } else { None })
            .collect();
        let wanted = ["1304/1305", "1204/1305", "1204/1205", "1105/1205"].map(|side| side.parse().unwrap());
        assert_eq!(sides, BTreeSet::from(wanted));
        let signs = lit.iter().filter(|mark| matches!(mark, Mark::Sign(_, _, number) if number == "1")).count();
        assert_eq!((signs, lit.len()), (4, 8));
    }

    #[test]
    fn a_correction_taken_back_by_another_lights_nothing() {
        let mut project = alamo(true);
        let mut back = project.corrections[0].clone();
        back.document = back.document.inverse();
        project.corrections.push(back);
        project.correct();
        assert!(project.corrections.iter().all(rules::project::LoadedCorrection::in_force));
        assert_eq!(marks(&project), []);
    }
}
