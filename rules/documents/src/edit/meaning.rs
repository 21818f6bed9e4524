//! Compares edits by what they paint, ignoring origins and the way entries are written.
//!
//! An undo must find exactly what it left. A published erratum is about a wall, not about the words for the wall's
//! origin, nor about one entry for both layers instead of two: it fits wherever the wall stands.

#[cfg(test)]
mod tests;

use super::change::{range, sorted};
use super::{Change, Edit, Keyed};
use crate::allowance::Allowance;
use crate::hexside::{Layer, LayeredSide};
use crate::map::{
    EntryArea, Ground, GunSite, HexEntry, HexsideEntry, HexsideKind, Label, MapDocument, Members, Protects, Region,
    Room, Storey,
};
use crate::provenance::Provenance;
use crate::words::Words;

/// An entry of a map that can be compared by what it paints.
trait Meant: Keyed {
    /// Returns the entry without its origin, and with its parts in order.
    fn bare(&self) -> Self;

    /// Returns the combined meaning of the entries with one key, in order. Without a map everything counts; on a map
    /// only what applies there.
    fn meaning(things: &[Self], _map: Option<&MapDocument>) -> Vec<Self> {
        sorted(&things.iter().map(Self::bare).collect::<Vec<_>>())
    }

    /// Returns the entry as the map holds it, with its origin, if that has the same meaning.
    fn as_held(&self, held: &[Self]) -> Self {
        let bare = self.bare();
        let same = held.iter().find(|own| *own == self).or_else(|| held.iter().find(|own| own.bare() == bare));
        same.unwrap_or(self).clone()
    }
}

impl Meant for HexEntry {
    fn bare(&self) -> Self {
        let mut bare = Self { by: Provenance::default(), ..self.clone() };
        bare.levels.sort();
        bare
    }

    /// Returns the meaning; an entry equal to the default for an unlisted hex has none.
    fn meaning(things: &[Self], _map: Option<&MapDocument>) -> Vec<Self> {
        let plain =
            |entry: &Self| entry.ground == Ground::Outside && entry.levels == [Storey::PLAIN] && !entry.open_top;
        sorted(&things.iter().map(Self::bare).filter(|entry| !plain(entry)).collect::<Vec<_>>())
    }
}

impl Meant for HexsideEntry {
    fn bare(&self) -> Self {
        Self { by: Provenance::default(), ..self.clone() }
    }

    /// Returns the meaning layer by layer: one entry for both equals two.
    fn meaning(things: &[Self], map: Option<&MapDocument>) -> Vec<Self> {
        let on = |entry: &Self, layer| LayeredSide::new(entry.at.side, layer);
        let counts = |at| map.is_none_or(|map| map.layer_applies(at));
        let clear = |entry: &Self| entry.kind == HexsideKind::Clear && entry.protects == Protects::Nobody;
        let said = things.iter().filter(|entry| !clear(entry)).flat_map(|entry| {
            let own = Layer::ALL.into_iter().filter(|layer| entry.at.covers(*layer)).map(|layer| on(entry, layer));
            own.map(|at| Self { at, ..entry.bare() })
        });
        let said: Vec<Self> = said.collect();
        // If no layer applies, as off the map, everything written counts.
        let any = said.iter().any(|entry| counts(on(entry, Layer::Ground)) || counts(on(entry, Layer::Upper)));
        sorted(&said.into_iter().filter(|entry| !any || counts(entry.at)).collect::<Vec<_>>())
    }

    /// Returns the entry with the map's origin, even if the map has one entry for both layers.
    fn as_held(&self, held: &[Self]) -> Self {
        let meet = |own: &&Self| Layer::ALL.into_iter().any(|layer| own.at.covers(layer) && self.at.covers(layer));
        let same = |own: &&Self| meet(own) && own.kind == self.kind && own.protects == self.protects;
        let by = held.iter().find(|own| *own == self).or_else(|| held.iter().find(same)).map(|own| &own.by);
        Self { by: by.unwrap_or(&self.by).clone(), ..self.clone() }
    }
}

impl Meant for Room {
    fn bare(&self) -> Self {
        let mut bare = Self { by: Provenance::default(), ..self.clone() };
        bare.spots.sort();
        bare.spots.dedup();
        bare
    }
}

impl Meant for Region {
    fn bare(&self) -> Self {
        let mut bare = Self { by: Provenance::default(), ..self.clone() };
        bare.members.sort();
        match &mut bare.members {
            Members::Hexes(hexes) => hexes.dedup(),
            Members::Spots(spots) => spots.dedup(),
            Members::Hexsides(sides) => sides.dedup(),
        }
        bare
    }
}

impl Meant for EntryArea {
    fn bare(&self) -> Self {
        let mut bare = Self { by: Provenance::default(), ..self.clone() };
        bare.hexes.sort();
        bare.hexes.dedup();
        bare
    }
}

impl Meant for GunSite {
    fn bare(&self) -> Self {
        Self { by: Provenance::default(), ..self.clone() }
    }
}

impl Meant for Label {
    fn bare(&self) -> Self {
        self.clone()
    }
}

impl Meant for Allowance {
    /// Returns what is allowed and where; the reason is prose and does not count.
    fn bare(&self) -> Self {
        Self { reason: Words::default(), ..self.clone() }
    }
}

/// Returns the change with its expected entries replaced by those the list really holds; `None` if they do not mean the
/// same.
fn meant<T: Meant>(change: &Change<T>, list: &[T], map: &MapDocument) -> Option<Change<T>> {
    let Some(key) = change.key() else { return Some(change.clone()) };
    let held = &list[range(list, &key)];
    let fits = change.is_of_one_key() && T::meaning(held, Some(map)) == T::meaning(&change.was, Some(map));
    let stays = |thing: &T| if change.was.contains(thing) { thing.as_held(held) } else { thing.clone() };
    // An empty change writes nothing, even if what it expects has no meaning on this map and is not there.
    let becomes = || if change.is_empty() { held.to_vec() } else { change.becomes.iter().map(stays).collect() };
    fits.then(|| Change { was: held.to_vec(), becomes: becomes() })
}

fn alters<T: Meant>(change: &Change<T>) -> bool {
    T::meaning(&change.was, None) != T::meaning(&change.becomes, None)
}

fn follows<T: Meant>(change: &Change<T>, other: &Change<T>) -> bool {
    T::meaning(&change.was, None) == T::meaning(&other.becomes, None)
}

/// Evaluates `$list` for every kind of change of a list, and `$once` for the other edits.
macro_rules! of_lists {
    ($edit:expr, $change:ident => $list:expr, _ => $once:expr) => {
        match $edit {
            Edit::Hex($change) => $list,
            Edit::Hexside($change) => $list,
            Edit::Room($change) => $list,
            Edit::Region($change) => $list,
            Edit::EntryArea($change) => $list,
            Edit::GunSite($change) => $list,
            Edit::Label($change) => $list,
            Edit::Allow($change) => $list,
            Edit::Grid { .. } | Edit::Title { .. } | Edit::Scan { .. } => $once,
        }
    };
}

impl Edit {
    /// Returns the edit that has the meaning of this one on a map: it expects what the map really holds, and entries it
    /// leaves alone keep their origin there. `None` if the map holds something other than what this edit expects.
    ///
    /// Origins do not count, nor does spelling: hexsides are compared layer by layer, members of rooms, regions and
    /// areas in any order. Names do count, and so do size, title and scan.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::edit::difference;
    /// use rules::map::MapDocument;
    /// use rules::provenance::Provenance;
    ///
    /// let walled = MapDocument::sketch(&["grid 5 5", "stone_wall 0303/0304:ground"])?;
    /// let open = MapDocument::sketch(&["grid 5 5"])?;
    /// let opens = &difference(&walled, &open)[0];
    /// let mut cited = walled.clone();
    /// cited.hexsides[0].by = Provenance::Cited("8.7".to_owned());
    /// assert!(opens.apply(&mut cited.clone()).is_err(), "the wall is there by another origin");
    /// assert!(opens.meant(&cited).is_some_and(|edit| edit.apply(&mut cited).is_ok()));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn meant(&self, map: &MapDocument) -> Option<Self> {
        match self {
            Self::Hex(change) => meant(change, &map.hexes, map).map(Self::Hex),
            Self::Hexside(change) => meant(change, &map.hexsides, map).map(Self::Hexside),
            Self::Room(change) => meant(change, &map.rooms, map).map(Self::Room),
            Self::Region(change) => meant(change, &map.regions, map).map(Self::Region),
            Self::EntryArea(change) => meant(change, &map.entry_areas, map).map(Self::EntryArea),
            Self::GunSite(change) => meant(change, &map.gun_sites, map).map(Self::GunSite),
            Self::Label(change) => meant(change, &map.labels, map).map(Self::Label),
            Self::Allow(change) => meant(change, &map.allow, map).map(Self::Allow),
            Self::Grid { was, .. } => (*was == map.grid).then(|| self.clone()),
            Self::Title { was, .. } => (*was == map.title).then(|| self.clone()),
            Self::Scan { was, .. } => (*was == map.scan).then(|| self.clone()),
        }
    }

    /// Whether it changes what is painted, and not only origins or spelling.
    #[must_use]
    pub fn alters(&self) -> bool {
        of_lists!(self, change => alters(change), _ => !self.is_empty())
    }

    /// Whether it expects what another edit leaves at their place.
    #[must_use]
    pub fn follows(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Hex(own), Self::Hex(other)) => follows(own, other),
            (Self::Hexside(own), Self::Hexside(other)) => follows(own, other),
            (Self::Room(own), Self::Room(other)) => follows(own, other),
            (Self::Region(own), Self::Region(other)) => follows(own, other),
            (Self::EntryArea(own), Self::EntryArea(other)) => follows(own, other),
            (Self::GunSite(own), Self::GunSite(other)) => follows(own, other),
            (Self::Label(own), Self::Label(other)) => follows(own, other),
            (Self::Allow(own), Self::Allow(other)) => follows(own, other),
            (Self::Grid { was, .. }, Self::Grid { becomes, .. }) => was == becomes,
            (Self::Title { was, .. }, Self::Title { becomes, .. }) => was == becomes,
            (Self::Scan { was, .. }, Self::Scan { becomes, .. }) => was == becomes,
            _ => false,
        }
    }

    /// Whether it is about one place only: what it expects and what it leaves have the same key.
    #[must_use]
    pub fn is_of_one_place(&self) -> bool {
        of_lists!(self, change => change.is_of_one_key(), _ => true)
    }

    /// Sorts its contents as a map keeps them.
    pub fn sort(&mut self) {
        match self {
            Self::Room(change) => change.was.iter_mut().chain(&mut change.becomes).for_each(|room| room.spots.sort()),
            Self::Region(change) => {
                change.was.iter_mut().chain(&mut change.becomes).for_each(|region| region.members.sort());
            }
            Self::EntryArea(change) => {
                change.was.iter_mut().chain(&mut change.becomes).for_each(|area| area.hexes.sort());
            }
            Self::Scan { was, becomes } => was.iter_mut().chain(becomes).for_each(crate::map::Scan::sort),
            _ => {}
        }
        of_lists!(self, change => change.sort(), _ => ());
    }
}

/// Applies a list of edits one by one by their meaning, and returns the edits that undo them: these restore the map
/// exactly, origins and spelling included.
///
/// # Errors
///
/// Returns the first edit that does not fit; the map is then unchanged.
///
/// # Examples
///
/// ```
/// use rules::edit::{apply_all, apply_meant, difference};
/// use rules::map::MapDocument;
/// use rules::provenance::Provenance;
///
/// let walled = MapDocument::sketch(&["grid 5 5", "stone_wall 0303/0304:ground"])?;
/// let edits = difference(&walled, &MapDocument::sketch(&["grid 5 5"])?);
/// let mut cited = walled.clone();
/// cited.hexsides[0].by = Provenance::Cited("8.7".to_owned());
/// let (before, undo) = (cited.clone(), apply_meant(&mut cited, &edits)?);
/// apply_all(&mut cited, &undo)?;
/// assert_eq!(cited, before, "the citation comes back with the wall");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn apply_meant(map: &mut MapDocument, edits: &[Edit]) -> Result<Vec<Edit>, super::Conflict> {
    // Most edits fit exactly, and many of them can be applied in one pass.
    if let Ok(back) = super::apply_all(map, edits) {
        return Ok(back);
    }
    let mut back = Vec::with_capacity(edits.len());
    for edit in edits {
        let meant = edit.meant(map);
        match meant.as_ref().unwrap_or(edit).apply(map) {
            Ok(undo) => back.push(undo),
            Err(conflict) => {
                back.reverse();
                return super::make_all(map, &back).map_err(|_| conflict.clone()).and(Err(conflict));
            }
        }
    }
    back.reverse();
    Ok(back)
}
