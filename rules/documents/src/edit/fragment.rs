//! Pieces of maps: copied, turned, mirrored, and stamped onto a map.

mod rooms;
mod stamp;
#[cfg(test)]
mod tests;

pub use stamp::stamp;

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::remap::{self, To, all, step};
use crate::hex::Hex;
use crate::hexside::Hexside;
use crate::map::{
    EntryArea, Grid, GunSite, HexEntry, HexsideEntry, Label, MapDocument, Members, Region, RegionKind, Room,
};
use crate::provenance::Provenance;
use crate::text::{self, Document, FORMAT, TextError};
use crate::words::Words;

/// A piece of a map, as stored by the clipboard and by stamps.
///
/// Its hexes are placed relative to its anchor, the hex that is put on the hex being stamped.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Fragment {
    /// Version of the text format: 1.
    format: u32,
    /// The title of the map it was copied from.
    title: Words,
    /// The hex that is put on the hex being stamped.
    anchor: Hex,
    /// The hexes it covers, including plain ones.
    cells: Vec<Hex>,
    /// Whether it states which of its hexes belong to entry areas.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    has_entry_areas: bool,
    /// The entries of its hexes, as in maps.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    hexes: Vec<HexEntry>,
    /// The entries of its hexsides, as in maps.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    hexsides: Vec<HexsideEntry>,
    /// The rooms in it, or the parts of them that are in it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    rooms: Vec<Room>,
    /// The parts of regions that are in it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    regions: Vec<Region>,
    /// The parts of entry areas that are in it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    entry_areas: Vec<EntryArea>,
    /// Its gun sites.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    gun_sites: Vec<GunSite>,
    /// Names printed on it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    labels: Vec<Label>,
}

/// The position of the anchor in memory: so far from column 1 and row 1 that no rotation reaches beyond them.
const CENTRE: Hex = Hex::new(20_000, 20_000);

impl Document for Fragment {
    const NAME: &'static str = "Fragment";
    const EXTENSION: &'static str = "fragment.ron";

    crate::document_text!();

    fn format(&self) -> u32 {
        self.format
    }

    fn title(&self) -> &Words {
        &self.title
    }

    fn sort(&mut self) {
        *self = self.moved(&Some, |turned| turned);
    }
}

impl Fragment {
    /// Copies hexes of a map, with everything on their hexsides and their part of rooms, regions, gun sites and names;
    /// their entry areas only if `entry_areas` is set. Hexes off the grid are left out.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::edit::{Fragment, apply_all, stamp};
    /// use rules::hex::Hex;
    /// use rules::map::{Ground, MapDocument};
    ///
    /// let mut map = MapDocument::sketch(&["grid 9 9", "building 0303"])?;
    /// let house = Fragment::copy(&map, &[Hex::new(3, 3)], Hex::new(3, 3), false);
    /// let edits = stamp(&map, &house, Hex::new(6, 6));
    /// apply_all(&mut map, &edits)?;
    /// assert_eq!(map.ground(Hex::new(6, 6)), Ground::Floor);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn copy(map: &MapDocument, hexes: &[Hex], anchor: Hex, entry_areas: bool) -> Self {
        let cells: BTreeSet<Hex> = hexes.iter().copied().filter(|hex| map.grid.contains(*hex)).collect();
        let own = |hex: Hex| cells.contains(&hex).then_some(hex);
        let sides = sides_of(&cells);
        let members = |region: &Region| match &region.members {
            Members::Hexsides(listed) => {
                Members::Hexsides(listed.iter().copied().filter(|side| sides.contains(side)).collect())
            }
            listed => remap::Placed::moved(listed, &own).unwrap_or(Members::Hexes(Vec::new())),
        };
        let regions = map.regions.iter().map(|region| Region { members: members(region), ..region.clone() });
        let fragment = Self {
            format: FORMAT,
            title: map.title.clone(),
            anchor,
            has_entry_areas: entry_areas,
            hexes: cells.iter().flat_map(|hex| map.hexes_at(*hex)).cloned().collect(),
            hexsides: sides.iter().flat_map(|side| map.entries_at(*side)).cloned().collect(),
            rooms: all(&map.rooms, &own).into_iter().filter(|room| !room.spots.is_empty()).collect(),
            regions: regions.filter(|region| !region.members.is_empty()).collect(),
            entry_areas: if entry_areas { all(&map.entry_areas, &own) } else { Vec::new() },
            gun_sites: all(&map.gun_sites, &own),
            labels: all(&map.labels, &own),
            cells: cells.into_iter().collect(),
        };
        fragment.moved(&step(anchor, CENTRE), |turned| turned.rem_euclid(360))
    }

    /// Whether it covers no hex.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.cells.is_empty()
    }

    /// Returns the hexes it covers when its anchor is at `at`, on the grid or off it.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::edit::Fragment;
    /// use rules::hex::Hex;
    /// use rules::map::MapDocument;
    ///
    /// let map = MapDocument::sketch(&["grid 9 9"])?;
    /// let strip = Fragment::copy(&map, &[Hex::new(3, 3), Hex::new(3, 4)], Hex::new(3, 3), false);
    /// assert_eq!(strip.hexes_on(Hex::new(7, 1)), [Hex::new(7, 1), Hex::new(7, 2)]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn hexes_on(&self, at: Hex) -> Vec<Hex> {
        all(&self.cells, &step(CENTRE, at))
    }

    /// Returns the hexsides around the hexes it covers when its anchor is at `at`.
    #[must_use]
    pub fn rim_on(&self, at: Hex) -> Vec<Hexside> {
        let cells: BTreeSet<Hex> = self.hexes_on(at).into_iter().collect();
        let is_rim = |side: &Hexside| side.hexes().iter().filter(|hex| cells.contains(hex)).count() == 1;
        sides_of(&cells).into_iter().filter(is_rim).collect()
    }

    /// Returns the fragment turned by 60° clockwise around its anchor.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::edit::Fragment;
    /// use rules::hex::{Direction, Hex};
    /// use rules::map::MapDocument;
    ///
    /// let map = MapDocument::sketch(&["grid 9 9"])?;
    /// let (anchor, north) = (Hex::new(5, 5), Hex::new(5, 4));
    /// let arrow = Fragment::copy(&map, &[north], anchor, false);
    /// assert_eq!(arrow.hexes_on(anchor), [north]);
    /// assert_eq!(arrow.turned().hexes_on(anchor), [Hex::new(6, 4)], "now it points to the north-east");
    /// assert_eq!(anchor.direction_to(Hex::new(6, 4)), Some(Direction::NorthEast));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn turned(&self) -> Self {
        let centre = CENTRE.axial();
        let turn = |hex: Hex| {
            let away = hex.axial() - centre;
            Hex::from_axial(centre + hexx::Hex::new(-away.y, away.x + away.y))
        };
        self.moved(&turn, |turned| (turned + 60).rem_euclid(360))
    }

    /// Returns the fragment mirrored left to right about the column of its anchor.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::edit::Fragment;
    /// use rules::hex::Hex;
    /// use rules::map::MapDocument;
    ///
    /// let map = MapDocument::sketch(&["grid 9 9"])?;
    /// let right = Fragment::copy(&map, &[Hex::new(6, 5)], Hex::new(5, 5), false);
    /// assert_eq!(right.mirrored().hexes_on(Hex::new(5, 5)), [Hex::new(4, 5)]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn mirrored(&self) -> Self {
        // Columns at the same distance from one column are both odd or both even, so rows stay the same.
        let mirror = |hex: Hex| (2 * CENTRE.column).checked_sub(hex.column).map(|column| Hex::new(column, hex.row));
        self.moved(&mirror, |turned| (-turned).rem_euclid(360))
    }

    /// Returns the fragment with another title.
    #[must_use]
    pub fn called(&self, title: Words) -> Self {
        Self { title, ..self.clone() }
    }

    /// Returns the fragment alone on a map just large enough for it, and the hex of its anchor there; `None` if it
    /// extends beyond the range of hex numbers.
    #[must_use]
    pub fn alone(&self) -> Option<(MapDocument, Hex)> {
        let reach = || self.cells.iter().chain([&self.anchor]);
        let (left, top) = (reach().map(|hex| hex.column).min()?, reach().map(|hex| hex.row).min()?);
        let (right, bottom) = (reach().map(|hex| hex.column).max()?, reach().map(|hex| hex.row).max()?);
        // Shifted by an even number of columns, so that lower columns stay lower, with a margin of one hex all around.
        let left = left.saturating_sub(2) / 2 * 2;
        let top = top.saturating_sub(2);
        let (columns, rows) = (right - left + 1, bottom - top + 1);
        if columns > Grid::LIMIT || rows > Grid::LIMIT {
            return None;
        }
        let mut map = MapDocument::new(self.title.clone(), Grid { columns, rows });
        let at = Hex::new(self.anchor.column - left, self.anchor.row - top);
        let edits = stamp(&map, self, at);
        super::apply_all(&mut map, &edits).ok()?;
        Some((map, at))
    }

    /// Marks everything as painted by the designer: a citation does not hold for another place.
    fn by_hand(mut self) -> Self {
        let by = Provenance::by_hand;
        self.hexes.iter_mut().for_each(|own| own.by = by());
        self.hexsides.iter_mut().for_each(|own| own.by = by());
        self.rooms.iter_mut().for_each(|own| own.by = by());
        self.regions.iter_mut().for_each(|own| own.by = by());
        self.entry_areas.iter_mut().for_each(|own| own.by = by());
        self.gun_sites.iter_mut().for_each(|own| own.by = by());
        self
    }

    /// Formats it as text for [`Fragment::read`]; `None` if it extends beyond the range of hex numbers.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::edit::Fragment;
    /// use rules::hex::Hex;
    /// use rules::map::MapDocument;
    ///
    /// let map = MapDocument::sketch(&["grid 9 9", "building 0303"])?;
    /// let house = Fragment::copy(&map, &[Hex::new(3, 3)], Hex::new(3, 3), false);
    /// let text = house.write().unwrap_or_default();
    /// assert_eq!(Fragment::read(&text)?, house);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn write(&self) -> Option<String> {
        let reach = self.cells.iter().chain([&self.anchor]);
        // A margin of one hex on each side for hexsides on the rim.
        let left = reach.clone().map(|hex| hex.column).min()?.checked_sub(1)?;
        let top = reach.clone().map(|hex| hex.row).min()?.checked_sub(1)?;
        // Shifted by an even number of columns, so that lower columns stay lower.
        let left = left.saturating_sub(1) / 2 * 2;
        let sheet =
            |hex: Hex| Some(Hex::new(hex.column.checked_sub(left)?, hex.row.checked_sub(top.saturating_sub(1))?));
        let fits = |hex: &Hex| sheet(*hex).is_some_and(|hex| hex.column < Grid::LIMIT && hex.row < Grid::LIMIT);
        let printed =
            || Self { anchor: sheet(self.anchor).unwrap_or(self.anchor), ..self.moved(&sheet, |turned| turned) };
        reach.clone().all(fits).then(|| text::write(&printed()))
    }

    /// Reads a text written by [`Fragment::write`].
    ///
    /// # Errors
    ///
    /// Returns an error if the text is not a fragment.
    pub fn read(text: &str) -> Result<Self, TextError> {
        let printed: Self = text::read(text)?;
        let mut fragment = printed.moved(&step(printed.anchor, CENTRE), |turned| turned.rem_euclid(360));
        fragment.anchor = CENTRE;
        fragment.cells.dedup();
        Ok(fragment)
    }

    /// Returns the fragment moved by `to`, with its names and facings turned by `turn`.
    fn moved(&self, to: To<'_>, turn: impl Fn(i16) -> i16) -> Self {
        let mut labels: Vec<Label> =
            self.labels.iter().map(|label| Label { turned: turn(label.turned), ..label.clone() }).collect();
        labels.sort();
        let aimed = |site: &GunSite| GunSite { facing: site.facing.map(&turn), ..site.clone() };
        let gun_sites: Vec<GunSite> = self.gun_sites.iter().map(aimed).collect();
        let regions: Vec<Region> = self.regions.iter().map(|region| faced(region, &turn)).collect();
        Self {
            format: self.format,
            title: self.title.clone(),
            anchor: to(self.anchor).unwrap_or(self.anchor),
            cells: all(&self.cells, to),
            has_entry_areas: self.has_entry_areas,
            hexes: all(&self.hexes, to),
            hexsides: all(&self.hexsides, to),
            rooms: all(&self.rooms, to),
            regions: all(&regions, to),
            entry_areas: all(&self.entry_areas, to),
            gun_sites: all(&gun_sites, to),
            labels: all(&labels, to),
        }
    }
}

/// Turns the facing of a region, if it has one.
pub(crate) fn faced(region: &Region, turn: impl Fn(i16) -> i16) -> Region {
    let mut region = region.clone();
    if let Some(facing) = region.figures.get_mut(RegionKind::FACING)
        && let Ok(degrees) = i16::try_from(*facing)
    {
        *facing = i32::from(turn(degrees));
    }
    region
}

/// Returns the hexsides of these hexes.
fn sides_of(hexes: &BTreeSet<Hex>) -> BTreeSet<Hexside> {
    hexes.iter().flat_map(|hex| hex.neighbours().map(|near| Hexside::new(*hex, near))).collect()
}
