//! The difference of two maps as edits.

use super::change::{Change, Keyed, range, sorted};
use super::{Edit, canonical};
use crate::map::MapDocument;

/// Returns the edits that turn one map into the other, in the order of the map's lists.
///
/// Notes and the origin of the map as a whole are not included: they describe the document, not the map.
///
/// # Examples
///
/// ```
/// use rules::edit::{apply_all, difference};
/// use rules::map::MapDocument;
///
/// let mut old = MapDocument::sketch(&["grid 5 5", "stone_wall 0303/0304"])?;
/// let new = MapDocument::sketch(&["grid 5 5", "stone_wall 0303/0304 0303/0403"])?;
/// let edits = difference(&old, &new);
/// assert_eq!(edits.iter().map(|edit| edit.place()).collect::<Vec<_>>(), ["0303/0403"]);
/// apply_all(&mut old, &edits)?;
/// assert_eq!(old, new);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn difference(from: &MapDocument, to: &MapDocument) -> Vec<Edit> {
    let (from, to) = (canonical(from.clone()), canonical(to.clone()));
    let mut edits = Vec::new();
    if from.title != to.title {
        edits.push(Edit::Title { was: from.title.clone(), becomes: to.title.clone() });
    }
    if from.scan != to.scan {
        edits.push(Edit::Scan { was: from.scan.clone(), becomes: to.scan.clone() });
    }
    if from.grid != to.grid {
        edits.push(Edit::Grid { was: from.grid, becomes: to.grid });
    }
    edits.extend(changes(&from.hexes, &to.hexes).map(Edit::Hex));
    edits.extend(changes(&from.hexsides, &to.hexsides).map(Edit::Hexside));
    edits.extend(changes(&from.rooms, &to.rooms).map(Edit::Room));
    edits.extend(changes(&from.regions, &to.regions).map(Edit::Region));
    edits.extend(changes(&from.entry_areas, &to.entry_areas).map(Edit::EntryArea));
    edits.extend(changes(&from.gun_sites, &to.gun_sites).map(Edit::GunSite));
    edits.extend(changes(&from.labels, &to.labels).map(Edit::Label));
    edits.extend(changes(&from.allow, &to.allow).map(Edit::Allow));
    edits
}

/// Returns the changes that turn one sorted list into the other, in order.
pub(crate) fn changes<T: Keyed>(from: &[T], to: &[T]) -> impl Iterator<Item = Change<T>> + use<T> {
    let mut keys: Vec<_> = from.iter().chain(to).map(Keyed::key).collect();
    keys.sort();
    keys.dedup();
    keys.into_iter()
        .map(|key| Change::new(from, &key, to[range(to, &key)].to_vec()))
        .filter(|change| change.was != change.becomes)
        .collect::<Vec<_>>()
        .into_iter()
}

/// Returns the changes that turn one list into the other, both in any order.
pub(crate) fn changes_in_any_order<T: Keyed>(from: &[T], to: &[T]) -> impl Iterator<Item = Change<T>> + use<T> {
    changes(&sorted(from), &sorted(to))
}
