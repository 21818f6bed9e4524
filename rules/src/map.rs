//! The map document: what is painted, and nothing that happens in play.
//!
//! A map may be broken. Lists keep duplicates, hexes and names that are not there stay as written; the validator
//! turns them into findings. What is not listed is plain: a hex is open ground outside, a hexside is clear.

mod building;
mod entry_area;
mod grid;
mod gun_site;
mod hex_entry;
mod hexside_entry;
mod label;
mod region;
mod region_kind;
mod scan;
mod sketch;

pub use building::Room;
pub use entry_area::EntryArea;
pub use grid::Grid;
pub use gun_site::{GunSite, GunSiteKind};
pub use hex_entry::{Ground, HexEntry, Storey};
pub use hexside_entry::{HexsideEntry, HexsideKind, Protects};
pub use label::Label;
pub use region::{Members, Region};
pub use region_kind::{Holds, RegionFigure, RegionKind};
pub use scan::{Anchor, Corner, Scan};
pub use sketch::{Flaw, NotASketch};

use serde::{Deserialize, Serialize};

use crate::allowance::Allowance;
use crate::hex::Hex;
use crate::hexside::{Hexside, Layer, LayeredSide};
use crate::provenance::{Provenance, Source};
use crate::spot::{Level, Spot};
use crate::text::Document;
use crate::words::Words;

/// A map as its designer wrote it (`.map.ron`).
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename = "Map", deny_unknown_fields)]
pub struct MapDocument {
    /// Version of the text format.
    pub format: u32,
    /// Title.
    pub title: Words,
    /// Where the map as a whole comes from.
    pub by: Provenance,
    /// Remarks worth keeping: comments in the file are lost when the editor saves.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<Words>,
    /// Findings that are meant to be there, each with its reason.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub allow: Vec<Allowance>,
    /// Reasons that entries share: they name them in place of their words. In memory every entry has the words.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sources: Vec<Source>,
    /// The scan of a printed map behind it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub scan: Option<Scan>,
    /// Size of the grid.
    pub grid: Grid,
    /// Hexes that are not plain open ground outside, or whose origin is worth stating.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub hexes: Vec<HexEntry>,
    /// Hexside layers that are not clear.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub hexsides: Vec<HexsideEntry>,
    /// Rooms of buildings.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rooms: Vec<Room>,
    /// Painted regions, such as `inside_walls` (2.2) and `confines` (2.3).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub regions: Vec<Region>,
    /// Entry areas (2.0).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub entry_areas: Vec<EntryArea>,
    /// Gun sites: the artillery symbols (2.0).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub gun_sites: Vec<GunSite>,
    /// Names printed on the map.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub labels: Vec<Label>,
}

impl Document for MapDocument {
    const NAME: &'static str = "Map";
    const EXTENSION: &'static str = "map.ron";

    fn format(&self) -> u32 {
        self.format
    }

    fn title(&self) -> &Words {
        &self.title
    }

    fn sources(&mut self) -> Option<&mut Vec<Source>> {
        Some(&mut self.sources)
    }

    fn each_origin(&mut self, see: &mut dyn FnMut(&mut Provenance)) {
        see(&mut self.by);
        self.hexes.iter_mut().for_each(|own| see(&mut own.by));
        self.hexsides.iter_mut().for_each(|own| see(&mut own.by));
        self.rooms.iter_mut().for_each(|own| see(&mut own.by));
        self.regions.iter_mut().for_each(|own| see(&mut own.by));
        self.entry_areas.iter_mut().for_each(|own| see(&mut own.by));
        self.gun_sites.iter_mut().for_each(|own| see(&mut own.by));
    }

    fn sort(&mut self) {
        self.allow.sort();
        if let Some(scan) = &mut self.scan {
            scan.sort();
        }
        // Members first: among things of one name they decide the order.
        for room in &mut self.rooms {
            room.spots.sort();
        }
        for region in &mut self.regions {
            region.members.sort();
        }
        for area in &mut self.entry_areas {
            area.hexes.sort();
        }
        self.hexes.sort();
        self.hexsides.sort();
        self.rooms.sort();
        self.regions.sort();
        self.entry_areas.sort();
        self.gun_sites.sort();
        self.labels.sort();
    }
}

impl MapDocument {
    /// An empty map of this size: open ground from edge to edge.
    #[must_use]
    pub fn new(title: Words, grid: Grid) -> Self {
        Self { format: 1, title, grid, ..Self::default() }
    }

    /// The entry of a hex; the first one when a broken map lists it twice.
    #[must_use]
    pub fn hex(&self, hex: Hex) -> Option<&HexEntry> {
        self.hexes_at(hex).first()
    }

    /// The entries of a hex, in document order: several only on a broken map.
    #[must_use]
    pub fn hexes_at(&self, hex: Hex) -> &[HexEntry] {
        let from = &self.hexes[self.hexes.partition_point(|entry| entry.hex.order() < hex.order())..];
        &from[..from.iter().take_while(|entry| entry.hex == hex).count()]
    }

    /// What kind of ground a hex is painted with.
    #[must_use]
    pub fn ground(&self, hex: Hex) -> Ground {
        self.hex(hex).map_or(Ground::Outside, |entry| entry.ground)
    }

    /// The storeys of a hex: open ground where the map says nothing.
    #[must_use]
    pub fn storeys(&self, hex: Hex) -> &[Storey] {
        self.hex(hex).map_or(&[Storey::PLAIN], |entry| &entry.levels)
    }

    /// Whether a spot exists: the hex is on the grid and has that level.
    #[must_use]
    pub fn has_spot(&self, spot: Spot) -> bool {
        self.grid.contains(spot.hex) && self.storeys(spot.hex).iter().any(|storey| storey.level == spot.level)
    }

    /// Every spot of the map, by hex and then by level.
    pub fn spots(&self) -> impl Iterator<Item = Spot> + '_ {
        self.grid.hexes().flat_map(|hex| self.storeys(hex).iter().map(move |storey| Spot::new(hex, storey.level)))
    }

    /// The entries that speak of a hexside, on any layer, in document order.
    pub fn entries_at(&self, side: Hexside) -> std::slice::Iter<'_, HexsideEntry> {
        let from = &self.hexsides[self.hexsides.partition_point(|entry| entry.at.side.order() < side.order())..];
        from[..from.iter().take_while(|entry| entry.at.side == side).count()].iter()
    }

    /// The feature painted on one layer of a hexside; the first one when a broken map gives several.
    #[must_use]
    pub fn feature(&self, side: Hexside, layer: Layer) -> Option<&HexsideEntry> {
        self.entries_at(side).find(|entry| entry.at.covers(layer))
    }

    /// The kind of one layer of a hexside; clear where the map says nothing.
    #[must_use]
    pub fn kind(&self, side: Hexside, layer: Layer) -> HexsideKind {
        self.feature(side, layer).map_or(HexsideKind::Clear, |entry| entry.kind)
    }

    /// Whether a layer of a hexside means anything: two level-1 spots on the ground layer, at least one level-2 spot on the upper one.
    #[must_use]
    pub fn layer_applies(&self, at: LayeredSide) -> bool {
        let [a, b] = at.side.hexes();
        let on = |hex: Hex, elevation: u8| {
            self.grid.contains(hex) && self.storeys(hex).iter().any(|storey| storey.elevation == elevation)
        };
        layer_applies(at.layer, [on(a, 1), on(b, 1)], [on(a, 2), on(b, 2)])
    }

    /// The id, in the string files, of what people call a kind on a hexside of this map. An interior wall parts two rooms;
    /// where one of its hexes has no interior it is the wall of a house, without an opening.
    #[must_use]
    pub fn side_word(&self, side: Hexside, kind: HexsideKind) -> String {
        let interior = |hex: &Hex| self.storeys(*hex).iter().any(|storey| storey.level == Level::In);
        kind.word_between(side.hexes().iter().all(interior))
    }

    /// The region with this name; the first one when a broken map gives several.
    #[must_use]
    pub fn region(&self, id: &str) -> Option<&Region> {
        self.regions.iter().find(|region| region.id == id)
    }

    /// Whether a spot lies in a region; no spot lies in a region the map does not have.
    #[must_use]
    pub fn in_region(&self, id: &str, spot: Spot) -> bool {
        self.region(id).is_some_and(|region| region.members.has_spot(spot))
    }

    /// The room a spot is in.
    #[must_use]
    pub fn room_of(&self, spot: Spot) -> Option<&Room> {
        self.rooms.iter().find(|room| room.spots.contains(&spot))
    }

    /// The room of a hex, by its indoor spot.
    #[must_use]
    pub fn room_in(&self, hex: Hex) -> Option<&Room> {
        self.room_of(Spot::new(hex, Level::In))
    }

    /// The hexsides of a room that are doorways: found on the map, never stored.
    #[must_use]
    pub fn doors_of(&self, room: &Room) -> Vec<Hexside> {
        let around = room.spots.iter().flat_map(|spot| spot.hex.neighbours().map(|near| (spot.hex, near)));
        let leads_out = around.filter(|(_, near)| !room.spots.contains(&Spot::new(*near, Level::In)));
        let mut doors: Vec<_> = leads_out.map(|(hex, near)| Hexside::new(hex, near)).collect();
        doors.retain(|side| self.kind(*side, Layer::Ground) == HexsideKind::Doorway);
        doors.sort();
        doors.dedup();
        doors
    }
}

/// Whether a layer means anything between two hexes: the ground one where both have a spot on level 1, the upper one where
/// either has one on level 2.
pub(crate) const fn layer_applies(layer: Option<Layer>, low: [bool; 2], high: [bool; 2]) -> bool {
    let (ground, upper) = (low[0] && low[1], high[0] || high[1]);
    match layer {
        Some(Layer::Ground) => ground,
        Some(Layer::Upper) => upper,
        None => ground || upper,
    }
}
