//! The map document: what the designer painted, and nothing that happens in play.
//!
//! A map may be broken: lists keep duplicates, and references to hexes and names that do not exist stay as written. The
//! validator turns these into findings. A hex that is not listed is open ground outside; a hexside that is not listed
//! is clear.

mod area;
mod building;
mod entry_area;
mod grid;
mod gun_site;
mod hex_entry;
mod hexside_entry;
mod label;
mod perimeter;
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
use crate::provenance::{self, Provenance, Source};
use crate::spot::{Level, Spot};
use crate::text::Document;
use crate::words::Words;

/// A map as its designer wrote it (`.map.ron`).
///
/// # Examples
///
/// ```
/// use rules::map::{HexsideKind, MapDocument};
/// use rules::hexside::Layer;
/// use rules::text;
///
/// let map: MapDocument = text::read(r#"Map(
///     format: 1, title: (en: "Fort"), by: Painted, grid: (columns: 9, rows: 9),
///     hexes: [(hex: "0303", ground: plaza, by: Painted)],
///     hexsides: [(at: "0303/0304:ground", kind: stone_wall, protects: "0303", by: Painted)],
/// )"#)?;
/// assert_eq!(map.kind("0303/0304".parse()?, Layer::Ground), HexsideKind::StoneWall);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename = "Map", deny_unknown_fields)]
pub struct MapDocument {
    /// Version of the text format: 1.
    pub format: u32,
    /// Title, as lists and pages show it.
    pub title: Words,
    /// Where the map as a whole comes from.
    #[serde(deserialize_with = "provenance::stated")]
    pub by: Provenance,
    /// Remarks, which are kept when the file is saved. Comments in the file are lost then; the program asks first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<Words>,
    /// Findings that are intended, each with its reason.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub allow: Vec<Allowance>,
    /// Reasons that many entries share. Each has a name, and entries write `Reconstructed("name")` in place of the
    /// whole reason.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sources: Vec<Source>,
    /// A scan of a printed map to draw over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub scan: Option<Scan>,
    /// Size of the map in hexes.
    pub grid: Grid,
    /// Hexes other than plain open ground, or whose origin is worth stating. A hex that is not listed is open ground on
    /// level 1.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub hexes: Vec<HexEntry>,
    /// Hexsides that are not clear. A layer that is not listed is clear.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub hexsides: Vec<HexsideEntry>,
    /// Rooms of buildings, such as a chapel.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rooms: Vec<Room>,
    /// Painted regions, such as `inside_walls` (2.2) and `confines` (2.3).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub regions: Vec<Region>,
    /// Entry areas: the hexes through which columns of the attackers enter the map (2.0).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub entry_areas: Vec<EntryArea>,
    /// Gun sites: the artillery symbols, where batteries are set up (2.0).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub gun_sites: Vec<GunSite>,
    /// Names printed on the map.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub labels: Vec<Label>,
}

impl Document for MapDocument {
    const NAME: &'static str = "Map";
    const EXTENSION: &'static str = "map.ron";
    const HEAD: Option<fn(&mut Self) -> &mut Provenance> = Some(|own| &mut own.by);

    crate::document_text!();

    fn format(&self) -> u32 {
        self.format
    }

    fn title(&self) -> &Words {
        &self.title
    }

    fn has_wide_hexes(&self) -> bool {
        self.grid.is_wide()
    }

    fn sources(&mut self) -> Option<&mut Vec<Source>> {
        Some(&mut self.sources)
    }

    fn each_origin(&mut self, see: &mut dyn FnMut(&mut Provenance)) {
        // A new field does not compile until it is listed here.
        let Self {
            format: _,
            title: _,
            by: _,
            notes: _,
            allow: _,
            sources: _,
            scan: _,
            grid: _,
            hexes,
            hexsides,
            rooms,
            regions,
            entry_areas,
            gun_sites,
            labels: _,
        } = self;
        let origins = hexes
            .iter_mut()
            .map(|own| &mut own.by)
            .chain(hexsides.iter_mut().map(|own| &mut own.by))
            .chain(rooms.iter_mut().map(|own| &mut own.by))
            .chain(regions.iter_mut().map(|own| &mut own.by))
            .chain(entry_areas.iter_mut().map(|own| &mut own.by))
            .chain(gun_sites.iter_mut().map(|own| &mut own.by));
        origins.for_each(see);
    }

    fn sort(&mut self) {
        self.allow.sort();
        if let Some(scan) = &mut self.scan {
            scan.sort();
        }
        // Members first: they decide the order of entries with the same name.
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
    /// Creates an empty map of this size: open ground everywhere.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::map::{Grid, MapDocument};
    /// use rules::words::Words;
    ///
    /// let map = MapDocument::new(Words::new("Fort", ""), Grid { columns: 9, rows: 7 });
    /// assert_eq!(map.spots().count(), 63, "one spot of open ground in each hex");
    /// ```
    #[must_use]
    pub fn new(title: Words, grid: Grid) -> Self {
        Self { format: 1, title, grid, ..Self::default() }
    }

    /// Returns the entry of a hex, if it is listed; the first one if a broken map lists it twice.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::hex::Hex;
    /// use rules::map::{Ground, MapDocument};
    ///
    /// let map = MapDocument::sketch(&["building 0303"])?;
    /// assert_eq!(map.hex(Hex::new(3, 3)).map(|entry| entry.ground), Some(Ground::Floor));
    /// assert_eq!(map.hex(Hex::new(3, 4)), None, "nothing is said of open ground");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn hex(&self, hex: Hex) -> Option<&HexEntry> {
        self.hexes_at(hex).first()
    }

    /// Returns the entries of a hex, in document order; more than one only on a broken map.
    #[must_use]
    pub fn hexes_at(&self, hex: Hex) -> &[HexEntry] {
        let from = &self.hexes[self.hexes.partition_point(|entry| entry.hex.order() < hex.order())..];
        &from[..from.iter().take_while(|entry| entry.hex == hex).count()]
    }

    /// Returns the ground of a hex; [`Ground::Outside`] if it is not listed.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::hex::Hex;
    /// use rules::map::{Ground, MapDocument};
    ///
    /// let map = MapDocument::sketch(&["building 0303"])?;
    /// assert_eq!(map.ground(Hex::new(3, 3)), Ground::Floor);
    /// assert_eq!(map.ground(Hex::new(3, 4)), Ground::Outside);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn ground(&self, hex: Hex) -> Ground {
        self.hex(hex).map_or(Ground::Outside, |entry| entry.ground)
    }

    /// Returns the storeys of a hex; only open ground if it is not listed.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::hex::Hex;
    /// use rules::map::{MapDocument, Storey};
    /// use rules::spot::Level;
    ///
    /// let map = MapDocument::sketch(&["building 0303"])?;
    /// assert_eq!(map.storeys(Hex::new(3, 3)), [Storey::new(Level::In, 1), Storey::new(Level::Roof, 2)]);
    /// assert_eq!(map.storeys(Hex::new(3, 4)), [Storey::PLAIN]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn storeys(&self, hex: Hex) -> &[Storey] {
        self.hex(hex).map_or(&[Storey::PLAIN], |entry| &entry.levels)
    }

    /// Whether a spot exists: its hex is on the grid and has its level.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::map::MapDocument;
    ///
    /// let map = MapDocument::sketch(&["grid 9 9", "building 0303"])?;
    /// assert!(map.has_spot("0303/roof".parse()?));
    /// assert!(!map.has_spot("0303".parse()?), "there is a house in place of open ground");
    /// assert!(!map.has_spot("2020".parse()?), "off the grid");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn has_spot(&self, spot: Spot) -> bool {
        self.grid.contains(spot.hex) && self.storeys(spot.hex).iter().any(|storey| storey.level == spot.level)
    }

    /// Returns all spots of the map, by hex and then by level.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::map::MapDocument;
    ///
    /// let map = MapDocument::sketch(&["grid 1 2", "building 0101"])?;
    /// let spots: Vec<String> = map.spots().map(|spot| spot.to_string()).collect();
    /// assert_eq!(spots, ["0101/in", "0101/roof", "0102"]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn spots(&self) -> impl Iterator<Item = Spot> + '_ {
        self.grid.hexes().flat_map(|hex| self.storeys(hex).iter().map(move |storey| Spot::new(hex, storey.level)))
    }

    /// Returns the entries of a hexside, one for each layer or one for both, in document order.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::map::MapDocument;
    ///
    /// let map = MapDocument::sketch(&["building 0303", "doorway 0303/0304:ground", "outer_wall 0303/0304:upper"])?;
    /// let kinds: Vec<&str> = map.entries_at("0303/0304".parse()?).map(|entry| entry.kind.name()).collect();
    /// assert_eq!(kinds, ["doorway", "outer_wall"]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn entries_at(&self, side: Hexside) -> std::slice::Iter<'_, HexsideEntry> {
        let from = &self.hexsides[self.hexsides.partition_point(|entry| entry.at.side.order() < side.order())..];
        from[..from.iter().take_while(|entry| entry.at.side == side).count()].iter()
    }

    /// Returns the entry for one layer of a hexside, if there is one; the first one if a broken map has several.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::hex::Hex;
    /// use rules::hexside::Layer;
    /// use rules::map::{MapDocument, Protects};
    ///
    /// let map = MapDocument::sketch(&["stone_wall 0303/0304:ground protects 0303"])?;
    /// let wall = map.feature("0303/0304".parse()?, Layer::Ground);
    /// assert_eq!(wall.map(|entry| entry.protects), Some(Protects::Hex(Hex::new(3, 3))));
    /// assert_eq!(map.feature("0303/0304".parse()?, Layer::Upper), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn feature(&self, side: Hexside, layer: Layer) -> Option<&HexsideEntry> {
        self.entries_at(side).find(|entry| entry.at.covers(layer))
    }

    /// Returns the kind of one layer of a hexside; clear if it is not listed.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::hexside::Layer;
    /// use rules::map::{HexsideKind, MapDocument};
    ///
    /// let map = MapDocument::sketch(&["stone_wall 0303/0304:ground"])?;
    /// assert_eq!(map.kind("0304/0303".parse()?, Layer::Ground), HexsideKind::StoneWall);
    /// assert_eq!(map.kind("0303/0403".parse()?, Layer::Ground), HexsideKind::Clear);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn kind(&self, side: Hexside, layer: Layer) -> HexsideKind {
        self.feature(side, layer).map_or(HexsideKind::Clear, |entry| entry.kind)
    }

    /// Whether a feature on this layer of a hexside has any effect.
    ///
    /// The ground layer needs a spot of elevation 1 in both hexes, the upper layer one of elevation 2 in either.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::map::MapDocument;
    ///
    /// let map = MapDocument::sketch(&["building 0303"])?;
    /// assert!(map.layer_applies("0303/0304:upper".parse()?), "the edge of the roof");
    /// assert!(!map.layer_applies("0304/0305:upper".parse()?), "neither hex has a level 2");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn layer_applies(&self, at: LayeredSide) -> bool {
        let [a, b] = at.side.hexes();
        let on = |hex: Hex, elevation: u8| {
            self.grid.contains(hex) && self.storeys(hex).iter().any(|storey| storey.elevation == elevation)
        };
        layer_applies(at.layer, [on(a, 1), on(b, 1)], [on(a, 2), on(b, 2)])
    }

    /// Returns the id in the string files of the name of a kind on a hexside of this map.
    ///
    /// An interior wall divides two rooms; if one of its hexes has no interior it is the solid wall of a house.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::map::{HexsideKind, MapDocument};
    ///
    /// let map = MapDocument::sketch(&["building 0303 0304"])?;
    /// let wall = HexsideKind::InteriorWall;
    /// assert_eq!(map.side_word("0303/0304".parse()?, wall), "hexside-interior-wall");
    /// assert_eq!(map.side_word("0304/0305".parse()?, wall), "hexside-blank-wall");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn side_word(&self, side: Hexside, kind: HexsideKind) -> String {
        let interior = |hex: &Hex| self.storeys(*hex).iter().any(|storey| storey.level == Level::In);
        kind.word_between(side.hexes().iter().all(interior))
    }

    /// Returns the region with this id; the first one if a broken map has several.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::map::{MapDocument, Region};
    ///
    /// let map = MapDocument::sketch(&["inside 0303 0304"])?;
    /// let inside = map.region(Region::INSIDE_WALLS);
    /// assert!(inside.is_some_and(|region| region.members.has_spots()));
    /// assert_eq!(map.region("orchard"), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn region(&self, id: &str) -> Option<&Region> {
        self.regions.iter().find(|region| region.id == id)
    }

    /// Whether a spot belongs to a region; `false` if the map does not have the region.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::map::{MapDocument, Region};
    ///
    /// let map = MapDocument::sketch(&["inside 0303 0304"])?;
    /// assert!(map.in_region(Region::INSIDE_WALLS, "0303".parse()?));
    /// assert!(!map.in_region(Region::INSIDE_WALLS, "0505".parse()?));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn in_region(&self, id: &str, spot: Spot) -> bool {
        self.region(id).is_some_and(|region| region.members.has_spot(spot))
    }

    /// Returns the room that contains a spot.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::map::MapDocument;
    /// use rules::text;
    ///
    /// let map: MapDocument = text::read(r#"Map(
    ///     format: 1, title: (en: "Fort"), by: Painted, grid: (columns: 9, rows: 9),
    ///     hexes: [(hex: "0303", ground: floor, levels: [in(1), roof(2)], by: Painted)],
    ///     rooms: [(id: "hospital", name: (en: "Hospital"), spots: ["0303/in"], by: Painted)],
    /// )"#)?;
    /// assert_eq!(map.room_of("0303/in".parse()?).map(|room| room.id.as_str()), Some("hospital"));
    /// assert_eq!(map.room_of("0303/roof".parse()?), None, "a roof is in no room");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn room_of(&self, spot: Spot) -> Option<&Room> {
        self.rooms.iter().find(|room| room.spots.contains(&spot))
    }

    /// Returns the room that contains the indoor spot of a hex.
    #[must_use]
    pub fn room_in(&self, hex: Hex) -> Option<&Room> {
        self.room_of(Spot::new(hex, Level::In))
    }

    /// Returns the doorways that lead out of a room, sorted. They are derived from the hexsides of the map, not stored.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::map::{MapDocument, Room};
    /// use rules::provenance::Provenance;
    /// use rules::words::Words;
    ///
    /// let map = MapDocument::sketch(&["building 0303 0304", "doorway 0303/0403:ground", "doorway 0303/0304:ground"])?;
    /// let (id, building, name, by) = ("barracks".to_owned(), String::new(), Words::default(), Provenance::Painted);
    /// let room = Room { id, name, building, spots: vec!["0303/in".parse()?, "0304/in".parse()?], by };
    /// assert_eq!(map.doors_of(&room), ["0303/0403".parse()?], "a doorway within the room leads nowhere");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
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

/// Whether a layer applies between two hexes: the ground layer if both have a spot on level 1, the upper layer if
/// either has a spot on level 2.
pub const fn layer_applies(layer: Option<Layer>, low: [bool; 2], high: [bool; 2]) -> bool {
    let (ground, upper) = (low[0] && low[1], high[0] || high[1]);
    match layer {
        Some(Layer::Ground) => ground,
        Some(Layer::Upper) => upper,
        None => ground || upper,
    }
}
