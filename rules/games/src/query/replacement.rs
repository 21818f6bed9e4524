//! Replaces the matches of a query by edits that can be undone in one step.

use std::collections::BTreeMap;

use super::matcher;
use super::matches::{Matches, layers};
use super::setting::{ProtectedEnds, Setting};
use crate::edit::{Change, Edit, paint_hex, paint_hexside};
use crate::hex::Hex;
use crate::hexside::{Hexside, Layer, LayeredSide};
use crate::map::{HexEntry, HexsideEntry, MapDocument, Members, Protects, Region};
use crate::phrase::Phrase;
use crate::provenance::Provenance;
use crate::spot::Spot;
use crate::text::nearest;

/// The changes to make to the matches of a query.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Replacement {
    /// The settings, applied one by one.
    pub settings: Vec<Setting>,
    /// The regions the matches are added to.
    pub add_to: Vec<String>,
    /// The regions the matches are removed from.
    pub remove_from: Vec<String>,
    /// The origin of the new values.
    pub by: Provenance,
}

/// The reason why a setting cannot be applied to the matches.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{}", .0.id)]
pub struct CannotSet(pub Phrase);

impl Replacement {
    /// Returns the default origin of values set by hand.
    #[must_use]
    pub fn own_choice() -> Provenance {
        Provenance::reconstructed("your choice", "votre choix")
    }

    /// Returns the edits that make the replacement: one per place, only for actual changes, in the order of the map's
    /// lists. Applied together they are one step, and [`apply_all`](crate::edit::apply_all) returns the edits that undo
    /// it.
    ///
    /// # Errors
    ///
    /// Returns an error if a setting does not apply to this kind of match, or if a region is unknown or has other
    /// members.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::edit::apply_all;
    /// use rules::map::{HexsideKind, MapDocument};
    /// use rules::query::{Query, Replacement, Setting};
    ///
    /// let mut map = MapDocument::sketch(&["grid 5 5", "stone_wall 0303/0304:ground 0101/0102:ground"])?;
    /// let found = Query::parse("stone walls touching 0303", &map)?.find(&map);
    /// let settings = vec![Setting::Kind(HexsideKind::WoodenWall)];
    /// let by = Replacement::own_choice();
    /// let edits = Replacement { settings, add_to: vec![], remove_from: vec![], by }.edits(&map, &found)?;
    /// apply_all(&mut map, &edits)?;
    /// assert_eq!(Query::parse("wooden walls", &map)?.find(&map).texts(), ["0303/0304:ground"]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn edits(&self, map: &MapDocument, found: &Matches) -> Result<Vec<Edit>, CannotSet> {
        let mut edits = match found {
            Matches::Hexsides(sides) => self.hexsides(map, sides)?,
            Matches::Hexes(hexes) => self.hexes(map, hexes)?,
            Matches::Spots(spots) => self.spots(map, spots)?,
        };
        edits.extend(self.regions(map, found)?);
        edits.retain(|edit| !edit.is_empty());
        Ok(edits)
    }

    /// Returns the settings in the order of application: kinds and grounds first, then the details.
    fn ordered(&self) -> impl Iterator<Item = &Setting> {
        let paints = |setting: &&Setting| matches!(setting, Setting::Kind(_) | Setting::Ground(_));
        self.settings.iter().filter(paints).chain(self.settings.iter().filter(move |setting| !paints(setting)))
    }

    fn hexsides(&self, map: &MapDocument, found: &[LayeredSide]) -> Result<Vec<Edit>, CannotSet> {
        let mut sides: BTreeMap<Hexside, Vec<Layer>> = BTreeMap::new();
        for at in found {
            sides.entry(at.side).or_default().extend(layers(*at));
        }
        let mut places = BTreeMap::new();
        for setting in self.ordered() {
            let cover = match setting {
                Setting::Kind(_) | Setting::Origin | Setting::Protects(ProtectedEnds::Nobody | ProtectedEnds::Both) => {
                    None
                }
                Setting::Protects(ProtectedEnds::Ends(hexes)) => Some(matcher::hexes(hexes, map)),
                Setting::Ground(_) | Setting::OpenTop(_) => return Err(not_for("query-not-for-hexsides-hexes")),
                Setting::Elevation(_) => return Err(not_for("query-not-for-hexsides-spots")),
            };
            for (side, layers) in &sides {
                let held = || map.entries_at(*side).cloned().collect::<Vec<_>>();
                let entries: &mut Vec<HexsideEntry> = places.entry(*side).or_insert_with(held);
                match setting {
                    Setting::Kind(kind) => {
                        let Edit::Hexside(painted) = paint_hexside(map, *side, layers, *kind, &self.by) else {
                            continue;
                        };
                        *entries = painted.becomes;
                    }
                    Setting::Origin => each(entries, layers, |entry| entry.by.clone_from(&self.by)),
                    _ => {
                        let protects = match (setting, &cover) {
                            (Setting::Protects(ProtectedEnds::Both), _) => Protects::Both,
                            (_, Some(is_in)) => sheltered(*side, is_in),
                            _ => Protects::Nobody,
                        };
                        each(entries, layers, |entry| {
                            if entry.protects != protects {
                                entry.protects = protects;
                                entry.by.clone_from(&self.by);
                            }
                        });
                    }
                }
            }
        }
        Ok(places
            .into_iter()
            .map(|(side, becomes)| Edit::Hexside(Change::new(&map.hexsides, &side, becomes)))
            .collect())
    }

    fn hexes(&self, map: &MapDocument, found: &[Hex]) -> Result<Vec<Edit>, CannotSet> {
        let mut places = BTreeMap::new();
        for setting in self.ordered() {
            match setting {
                Setting::Ground(_) | Setting::OpenTop(_) | Setting::Origin => {}
                Setting::Kind(_) | Setting::Protects(_) => return Err(not_for("query-not-for-hexes-hexsides")),
                Setting::Elevation(_) => return Err(not_for("query-not-for-hexes-spots")),
            }
            for hex in found {
                let entries: &mut Vec<HexEntry> = places.entry(*hex).or_insert_with(|| held(map, *hex));
                match setting {
                    Setting::Ground(ground) => {
                        let Edit::Hex(painted) = paint_hex(map, *hex, *ground, &self.by) else { continue };
                        *entries = painted.becomes;
                    }
                    // A hex the map does not list is plain: it has neither a roof nor an origin.
                    Setting::OpenTop(open) => {
                        for entry in entries.iter_mut().filter(|entry| entry.open_top != *open) {
                            entry.open_top = *open;
                            entry.by.clone_from(&self.by);
                        }
                    }
                    _ => entries.iter_mut().for_each(|entry| entry.by.clone_from(&self.by)),
                }
            }
        }
        Ok(places.into_iter().map(|(hex, becomes)| Edit::Hex(Change::new(&map.hexes, &hex, becomes))).collect())
    }

    fn spots(&self, map: &MapDocument, found: &[Spot]) -> Result<Vec<Edit>, CannotSet> {
        let mut places = BTreeMap::new();
        for setting in self.ordered() {
            let Setting::Elevation(elevation) = setting else { return Err(not_for("query-not-for-spots")) };
            for spot in found {
                let entries: &mut Vec<HexEntry> = places.entry(spot.hex).or_insert_with(|| held(map, spot.hex));
                if entries.is_empty() {
                    entries.push(HexEntry::new(spot.hex, map.ground(spot.hex), self.by.clone()));
                }
                for entry in entries.iter_mut() {
                    let mut storeys = entry.levels.iter_mut().filter(|storey| storey.level == spot.level);
                    if storeys.any(|storey| std::mem::replace(&mut storey.elevation, *elevation) != *elevation) {
                        entry.by.clone_from(&self.by);
                    }
                }
                // A hex that is still plain needs no entry.
                entries.retain(|entry| map.hex(spot.hex).is_some() || entry.levels != [crate::map::Storey::PLAIN]);
            }
        }
        Ok(places.into_iter().map(|(hex, becomes)| Edit::Hex(Change::new(&map.hexes, &hex, becomes))).collect())
    }

    fn regions(&self, map: &MapDocument, found: &Matches) -> Result<Vec<Edit>, CannotSet> {
        let mut places: BTreeMap<&str, Vec<Region>> = BTreeMap::new();
        let gains = self.add_to.iter().map(|id| (id, true));
        for (id, gains) in gains.chain(self.remove_from.iter().map(|id| (id, false))) {
            let own = map.region(id).ok_or_else(|| no_region(map, id))?;
            let held = || map.regions.iter().filter(|region| region.id == *id).cloned().collect();
            let regions = places.entry(own.id.as_str()).or_insert_with(held);
            for region in regions.iter_mut().take(if gains { 1 } else { usize::MAX }) {
                let changed = match (&mut region.members, found) {
                    (Members::Hexes(own), Matches::Hexes(hexes)) => change(own, hexes, gains),
                    (Members::Spots(own), Matches::Spots(spots)) => change(own, spots, gains),
                    (Members::Hexsides(own), Matches::Hexsides(sides)) => {
                        let mut sides: Vec<_> = sides.iter().map(|at| at.side).collect();
                        sides.dedup();
                        change(own, &sides, gains)
                    }
                    (members, _) => {
                        let word = match members {
                            Members::Hexes(_) => "query-what-hexes",
                            Members::Spots(_) => "query-what-spots",
                            Members::Hexsides(_) => "query-what-hexsides",
                        };
                        return Err(CannotSet(Phrase::new("query-other-region").with("region", id).word("what", word)));
                    }
                };
                // As for entry areas: a cited region loses its citation, a reconstruction keeps its reason.
                if changed && region.by.is_cited() {
                    region.by.clone_from(&self.by);
                }
            }
        }
        let edit = |(id, becomes): (&str, _)| Edit::Region(Change::new(&map.regions, &id.to_owned(), becomes));
        Ok(places.into_iter().map(edit).collect())
    }
}

/// Changes the entries of these layers; an entry for both layers is split first.
fn each(entries: &mut Vec<HexsideEntry>, layers: &[Layer], change: impl Fn(&mut HexsideEntry)) {
    let parted = entries.iter().flat_map(|entry| match entry.at.layer {
        None if layers.len() < Layer::ALL.len() => Layer::ALL
            .map(|layer| HexsideEntry { at: LayeredSide::new(entry.at.side, layer), ..entry.clone() })
            .to_vec(),
        _ => vec![entry.clone()],
    });
    *entries = parted.collect();
    entries.iter_mut().filter(|entry| layers.iter().any(|layer| entry.at.covers(*layer))).for_each(change);
}

fn sheltered(side: Hexside, is_in: &impl Fn(Hex) -> bool) -> Protects {
    let [a, b] = side.hexes();
    match [is_in(a), is_in(b)] {
        [true, true] => Protects::Both,
        [true, false] => Protects::Hex(a),
        [false, true] => Protects::Hex(b),
        [false, false] => Protects::Nobody,
    }
}

fn held(map: &MapDocument, hex: Hex) -> Vec<HexEntry> {
    let from = map.hexes.partition_point(|entry| entry.hex < hex);
    map.hexes[from..].iter().take_while(|entry| entry.hex == hex).cloned().collect()
}

/// Adds members to a list without duplicates, or removes them; returns whether the list has changed.
fn change<T: Ord + Copy>(own: &mut Vec<T>, members: &[T], gains: bool) -> bool {
    let before = own.len();
    // The members are sorted, as is the list of a loaded region.
    own.retain(|member| gains || members.binary_search(member).is_err());
    if gains {
        let held = own.clone();
        own.extend(members.iter().filter(|member| held.binary_search(member).is_err()));
        if own.len() != before {
            own.sort();
        }
    }
    own.len() != before
}

fn not_for(id: &'static str) -> CannotSet {
    CannotSet(Phrase::new(id))
}

fn no_region(map: &MapDocument, id: &str) -> CannotSet {
    let known = map.regions.iter().map(|region| region.id.as_str());
    CannotSet(match nearest(id, known) {
        Some(near) => Phrase::new("query-unknown-region").with("region", id).with("nearest", near),
        None => Phrase::new("query-no-region").with("region", id),
    })
}
