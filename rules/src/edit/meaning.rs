//! Comparing edits by what they paint, without regard to origins and to how entries are written.
//!
//! An undo must find exactly what it left. A published erratum speaks of a wall, not of the words by which somebody says
//! where the wall comes from, nor of one entry for both layers instead of two: it fits wherever the wall stands.

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

/// A thing of a map that is told from others by what is painted.
trait Meant: Keyed {
    /// The thing with nobody who vouches for it, and its parts in order.
    fn bare(&self) -> Self;

    /// What the things of one key say together, in order. Without a map everything counts, on a map only what means
    /// anything there.
    fn meaning(things: &[Self], _map: Option<&MapDocument>) -> Vec<Self> {
        sorted(&things.iter().map(Self::bare).collect::<Vec<_>>())
    }

    /// A thing as the map holds it, with its origin, where it means the same.
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

    /// An entry that says what is so without it says nothing.
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

    /// Layer by layer: one entry for both says what two say.
    fn meaning(things: &[Self], map: Option<&MapDocument>) -> Vec<Self> {
        let on = |entry: &Self, layer| LayeredSide::new(entry.at.side, layer);
        let counts = |at| map.is_none_or(|map| map.layer_applies(at));
        let clear = |entry: &Self| entry.kind == HexsideKind::Clear && entry.protects == Protects::Nobody;
        let said = things.iter().filter(|entry| !clear(entry)).flat_map(|entry| {
            let own = Layer::ALL.into_iter().filter(|layer| entry.at.covers(*layer)).map(|layer| on(entry, layer));
            own.map(|at| Self { at, ..entry.bare() })
        });
        let said: Vec<Self> = said.collect();
        // Where no layer means anything, as off the map, all that is written counts.
        let any = said.iter().any(|entry| counts(on(entry, Layer::Ground)) || counts(on(entry, Layer::Upper)));
        sorted(&said.into_iter().filter(|entry| !any || counts(entry.at)).collect::<Vec<_>>())
    }

    /// A layer keeps its origin also where the map has one entry for both.
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
    /// What is allowed and where; why is prose.
    fn bare(&self) -> Self {
        Self { reason: Words::default(), ..self.clone() }
    }
}

/// The change with its expected entries replaced by those the list really holds; `None` if they do not mean the same.
fn meant<T: Meant>(change: &Change<T>, list: &[T], map: &MapDocument) -> Option<Change<T>> {
    let Some(key) = change.key() else { return Some(change.clone()) };
    let held = &list[range(list, &key)];
    let fits = change.is_of_one_key() && T::meaning(held, Some(map)) == T::meaning(&change.was, Some(map));
    let stays = |thing: &T| if change.was.contains(thing) { thing.as_held(held) } else { thing.clone() };
    // A change of nothing writes nothing, also where what it expects has no meaning on this map and is not held there.
    let becomes = || if change.is_empty() { held.to_vec() } else { change.becomes.iter().map(stays).collect() };
    fits.then(|| Change { was: held.to_vec(), becomes: becomes() })
}

fn alters<T: Meant>(change: &Change<T>) -> bool {
    T::meaning(&change.was, None) != T::meaning(&change.becomes, None)
}

fn follows<T: Meant>(change: &Change<T>, other: &Change<T>) -> bool {
    T::meaning(&change.was, None) == T::meaning(&other.becomes, None)
}

/// The same for every kind of change of a list; for what there is once, `$once`.
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
    /// The edit that does to a map what this one means: it expects what the map really holds, and what it leaves alone
    /// keeps the origin it has there. `None` where the map holds something else than this edit expects.
    ///
    /// Who vouches for a thing does not count, nor how it is written: hexsides are compared layer by layer, members of
    /// rooms, regions and areas in any order. Names do count, and so do size, title and scan.
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

    /// Whether it paints anything else where it fits, and does not only say anew where it comes from.
    #[must_use]
    pub fn alters(&self) -> bool {
        of_lists!(self, change => alters(change), _ => !self.is_empty())
    }

    /// Whether it expects what another one has left at their place.
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

    /// Whether it speaks of one place only: what it expects and what it leaves there have one key.
    #[must_use]
    pub fn is_of_one_place(&self) -> bool {
        of_lists!(self, change => change.is_of_one_key(), _ => true)
    }

    /// Puts what it holds into the order in which a map keeps it.
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

/// Makes a list of edits one after the other by what they mean, and returns the list that takes them back: what was on
/// the map comes back exactly, origins and spelling included.
///
/// # Errors
///
/// The first edit that does not fit; the map is then unchanged.
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
    // Most fit to the letter, and many of them go in one pass.
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
