//! Edits that fix single entries of the map as painted.
//!
//! They avoid everything a correction in force changes, and entries the map lists several times: only the designer
//! knows which of them was meant.

use super::Survey;
use crate::edit::{Change, Edit, Keyed};
use crate::hex::Hex;
use crate::hexside::{Hexside, Layer};
use crate::map::{HexEntry, HexsideEntry, Members, Region, Room};
use crate::spot::Spot;

/// The maximum number of findings about one list's members that offer a fix: each fix contains the list twice. Once
/// those are fixed, the next ones offer it.
pub(super) const AT_ONCE: usize = 100;

/// Replaces the only entry with its key by another, or removes it; `None` if there are several or a correction changes
/// it.
fn replace<T: Keyed>(now: &[T], painted: &[T], thing: &T, becomes: Option<T>) -> Option<Change<T>> {
    let change = Change::new(painted, &thing.key(), becomes.into_iter().collect());
    let sole = change.was == [thing.clone()] && Change::new(now, &thing.key(), Vec::new()).was == change.was;
    (sole && change.was != change.becomes).then_some(change)
}

/// Removes all entries with one key; `None` if there are none or a correction changes them.
fn drop_all<T: Keyed>(now: &[T], painted: &[T], key: &T::Key) -> Option<Change<T>> {
    let change = Change::new(painted, key, Vec::new());
    (!change.was.is_empty() && Change::new(now, key, Vec::new()).was == change.was).then_some(change)
}

fn edits<T>(change: Option<Change<T>>, edit: impl Fn(Change<T>) -> Edit) -> Vec<Edit> {
    change.map(edit).into_iter().collect()
}

/// Replaces the entry of a hex.
pub(super) fn hex(survey: &Survey<'_>, entry: &HexEntry, becomes: HexEntry) -> Vec<Edit> {
    edits(replace(&survey.map.hexes, &survey.base_map().hexes, entry, Some(becomes)), Edit::Hex)
}

/// Replaces a feature of a hexside, or clears it; the other layer is kept.
pub(super) fn hexside(survey: &Survey<'_>, entry: &HexsideEntry, becomes: Option<HexsideEntry>) -> Vec<Edit> {
    let side = entry.at.side;
    let was = survey.base_map().entries_at(side).as_slice();
    let stacked = Layer::ALL.iter().any(|layer| was.iter().filter(|own| own.at.covers(*layer)).count() > 1);
    if stacked || was != survey.map.entries_at(side).as_slice() {
        return Vec::new();
    }
    let becomes: Vec<_> = was.iter().filter(|own| *own != entry).cloned().chain(becomes).collect();
    edits((was != becomes).then(|| Change { was: was.to_vec(), becomes }), Edit::Hexside)
}

/// Replaces a room, or removes it if no spots are left.
pub(super) fn room(survey: &Survey<'_>, room: &Room, becomes: Room) -> Vec<Edit> {
    let becomes = (!becomes.spots.is_empty()).then_some(becomes);
    edits(replace(&survey.map.rooms, &survey.base_map().rooms, room, becomes), Edit::Room)
}

/// Replaces the members of a region, or removes it if none are left.
pub(super) fn region(survey: &Survey<'_>, region: &Region, members: Members) -> Vec<Edit> {
    let becomes = (!members.is_empty()).then(|| Region { members, ..region.clone() });
    edits(replace(&survey.map.regions, &survey.base_map().regions, region, becomes), Edit::Region)
}

/// Replaces a region by another with the same name.
pub(super) fn alter_region(survey: &Survey<'_>, region: &Region, becomes: Region) -> Vec<Edit> {
    edits(replace(&survey.map.regions, &survey.base_map().regions, region, Some(becomes)), Edit::Region)
}

/// Renames a region; nothing if the name is taken.
pub(super) fn rename_region(survey: &Survey<'_>, region: &Region, id: &str) -> Vec<Edit> {
    let painted = survey.base_map();
    if painted.region(id).is_some() {
        return Vec::new();
    }
    let new = Change { was: Vec::new(), becomes: vec![Region { id: id.to_owned(), ..region.clone() }] };
    let old = replace(&survey.map.regions, &painted.regions, region, None);
    old.map(|old| vec![Edit::Region(old), Edit::Region(new)]).unwrap_or_default()
}

/// Removes every feature of a hexside, and removes the hexside from every region made of hexsides.
pub(super) fn forget_hexside(survey: &Survey<'_>, side: Hexside) -> Vec<Edit> {
    let mut forgotten = edits(drop_all(&survey.map.hexsides, &survey.base_map().hexsides, &side), Edit::Hexside);
    for own in &survey.map.regions {
        if let Members::Hexsides(sides) = &own.members
            && sides.contains(&side)
        {
            let left = sides.iter().copied().filter(|other| *other != side).collect();
            let of_region = region(survey, own, Members::Hexsides(left));
            if of_region.is_empty() {
                return Vec::new();
            }
            forgotten.extend(of_region);
        }
    }
    if survey.map.entries_at(side).next().is_some() && !matches!(forgotten.first(), Some(Edit::Hexside(_))) {
        return Vec::new();
    }
    forgotten
}

/// Removes the entry of a hex from the map.
pub(super) fn forget_hex(survey: &Survey<'_>, hex: Hex) -> Vec<Edit> {
    edits(drop_all(&survey.map.hexes, &survey.base_map().hexes, &hex), Edit::Hex)
}

/// Removes a gun site from the map.
pub(super) fn forget_gun_site(survey: &Survey<'_>, at: Spot) -> Vec<Edit> {
    edits(drop_all(&survey.map.gun_sites, &survey.base_map().gun_sites, &at), Edit::GunSite)
}

/// Removes every printed name of a hex from the map.
pub(super) fn forget_labels(survey: &Survey<'_>, hex: Hex) -> Vec<Edit> {
    let mut keys: Vec<_> = survey.map.labels.iter().filter(|label| label.at == hex).map(Keyed::key).collect();
    keys.sort_unstable();
    keys.dedup();
    let changes: Option<Vec<_>> =
        keys.iter().map(|key| drop_all(&survey.map.labels, &survey.base_map().labels, key)).collect();
    changes.unwrap_or_default().into_iter().map(Edit::Label).collect()
}

/// Keeps one of several identical entries.
pub(super) fn keep_one<T: Keyed>(
    now: &[T],
    painted: &[T],
    key: &T::Key,
    edit: impl Fn(Change<T>) -> Edit,
) -> Vec<Edit> {
    let was = Change::new(painted, key, Vec::new()).was;
    let mut becomes = was.clone();
    becomes.dedup();
    let twins = becomes.len() == 1 && was.len() > 1 && Change::new(now, key, Vec::new()).was == was;
    edits(twins.then_some(Change { was, becomes }), edit)
}
