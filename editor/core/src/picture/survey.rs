//! Per-hex data of a map, looked up once.

use std::collections::{BTreeMap, BTreeSet};

use rules::hex::Hex;
use rules::map::{Ground, GunSite, HexEntry, MapDocument, Region, Room};
use rules::spot::Level;

use super::names::MapNames;
use super::palette::{Colour, Palette};
use super::shape::Layer;
use super::view::View;

/// The amount by which roofs are darker than the floors below them.
pub(super) const ROOF: f32 = 0.14;

/// The share of paper colour mixed into hexes that are not on the level shown.
const STEPPED_BACK: f32 = 0.36;

/// A map, its view, and the look-ups drawing needs.
pub(super) struct Survey<'m> {
    /// The map.
    pub(super) map: &'m MapDocument,
    /// The view.
    pub(super) view: View,
    /// The colours.
    pub(super) palette: &'static Palette,
    /// The names of places.
    pub(super) names: MapNames<'m>,
    rooms: BTreeMap<Hex, &'m Room>,
    floors: BTreeMap<&'m str, usize>,
}

impl<'m> Survey<'m> {
    pub(super) fn new(map: &'m MapDocument, view: View) -> Self {
        let mut rooms = BTreeMap::new();
        for room in &map.rooms {
            for spot in room.spots.iter().filter(|spot| spot.level == Level::In) {
                rooms.entry(spot.hex).or_insert(room);
            }
        }
        let palette = Palette::for_theme(view.theme);
        let floors = distinct(map.rooms.iter().map(|room| room.building.as_str()).collect(), palette.floors.len());
        Self { map, view, palette, names: MapNames::new(map, &view), rooms, floors }
    }

    /// Returns the room of a hex.
    pub(super) fn room(&self, hex: Hex) -> Option<&'m Room> {
        self.rooms.get(&hex).copied()
    }

    /// Returns the hexes with a room.
    pub(super) fn roomed(&self) -> impl Iterator<Item = Hex> {
        self.rooms.keys().copied()
    }

    /// Returns the colour index of every building.
    pub(super) fn floors(&self) -> BTreeMap<String, usize> {
        self.floors.iter().map(|(building, floor)| ((*building).to_owned(), *floor)).collect()
    }

    /// Returns the display name of a region in the language of the view; its id if it has none.
    pub(super) fn words(&self, region: &'m Region) -> &'m str {
        let words = region.name.get(self.view.language);
        if words.is_empty() { &region.id } else { words }
    }

    /// Returns the gun site of a hex.
    pub(super) fn gun_site(&self, hex: Hex) -> Option<&'m GunSite> {
        self.map.gun_sites.iter().find(|site| site.at.hex == hex)
    }

    /// Whether a hex has this level.
    pub(super) fn has(&self, hex: Hex, level: Level) -> bool {
        self.map.grid.contains(hex) && self.map.storeys(hex).iter().any(|storey| storey.level == level)
    }

    /// Whether a hex is a building without a roof.
    pub(super) fn open_top(&self, hex: Hex) -> bool {
        self.map.hex(hex).is_some_and(|entry| entry.open_top)
    }

    /// Whether the published texts state what the hex is.
    pub(super) fn is_cited(&self, hex: Hex) -> bool {
        self.map.hex(hex).is_some_and(|entry: &HexEntry| entry.by.is_cited())
    }

    /// Returns the visible colour of a hex, including the paper that shows through a faint ground layer; shapes on it
    /// must contrast with this colour.
    pub(super) fn seen(&self, hex: Hex) -> Colour {
        let colour = self.colour(hex);
        let strength = if self.view.layers.has(Layer::Ground) { self.view.opacity.share(Layer::Ground) } else { 0.0 };
        if strength < 1.0 { colour.mix(self.palette.paper, 1.0 - strength) } else { colour }
    }

    /// Returns the colour of open country on the level shown.
    pub(super) fn open(&self) -> Colour {
        match self.view.level {
            Level::Ground => self.palette.outside,
            Level::In | Level::Upper | Level::Roof => self.palette.outside.mix(self.palette.paper, STEPPED_BACK),
        }
    }

    /// Returns the paint colour of a hex on the level shown.
    pub(super) fn colour(&self, hex: Hex) -> Colour {
        let palette = self.palette;
        let ground = self.map.ground(hex);
        let full = match ground {
            Ground::Floor if self.open_top(hex) => palette.flagstone,
            Ground::Floor => {
                let building = self.room(hex).map_or("", |room| room.building.as_str());
                palette.floors[self.floors.get(building).copied().unwrap_or_default()]
            }
            Ground::Outside | Ground::Plaza | Ground::Yard | Ground::Churchyard | Ground::Platform => {
                palette.ground(ground)
            }
        };
        let indoors = self.has(hex, Level::In);
        let roofed = self.has(hex, Level::Roof);
        match self.view.level {
            Level::Ground => full,
            Level::In if indoors => full.mix(palette.paper, 0.22),
            Level::Upper if self.has(hex, Level::Upper) => full.mix(palette.paper, 0.22),
            Level::Roof if roofed && indoors => full.mix(palette.shade, ROOF),
            Level::Roof if roofed => full,
            // Hexes not on the level shown are dimmed.
            Level::In | Level::Upper | Level::Roof => full.mix(palette.paper, STEPPED_BACK),
        }
    }
}

/// Returns the preferred index of a name among `colours` colours.
pub(super) fn wanted(name: &str, colours: usize) -> usize {
    name.bytes().fold(0usize, |sum, byte| (sum * 31 + usize::from(byte)) % 1_000_003) % colours
}

/// Assigns each name one of `colours` colours: its preferred one unless an earlier name took it, and distinct ones as
/// long as there are enough.
pub(super) fn distinct(names: BTreeSet<&str>, colours: usize) -> BTreeMap<&str, usize> {
    let mut taken = BTreeSet::new();
    let mut given = BTreeMap::new();
    for name in names {
        let wanted = wanted(name, colours);
        let free = (0..colours).map(|step| (wanted + step) % colours).find(|colour| !taken.contains(colour));
        let colour = free.unwrap_or(wanted);
        taken.insert(colour);
        given.insert(name, colour);
    }
    given
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn buildings_have_different_floors_as_long_as_there_are_colours() {
        let names = BTreeSet::from(["church", "long_barracks", "low_barracks", "west_wall", "kitchen", "mill"]);
        let floors = distinct(names, 6);
        assert_eq!(floors.values().collect::<BTreeSet<_>>().len(), 6);
    }
}
