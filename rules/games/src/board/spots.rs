//! The spots of a board, by hex.

use std::ops::Range;

use super::cell_index::CellIndex;
use super::{Board, BreachId, SpotId, SpotInfo, SpotSet};
use crate::hex::{Direction, Hex};
use crate::hexside::Layer;
use crate::map::{HexEntry, MapDocument, Members, Storey};
use crate::spot::{Level, Spot};

/// The spots of every hex.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Spots {
    pub(super) sheet: CellIndex,
    /// The first spot of each cell; one more entry marks the end.
    first: Vec<u16>,
    /// Whether the cell is a building without a roof (R88).
    roofless: Vec<bool>,
    /// Whether spots on upper floors are included.
    has_upper: bool,
}

impl Spots {
    /// Numbers the spots of a map, those of upper floors only if `has_upper`. Spots beyond [`Board::MOST_SPOTS`] are
    /// left out.
    pub(super) fn from_map(map: &MapDocument, has_upper: bool) -> (Self, Vec<SpotInfo>) {
        let sheet = CellIndex::new(map.grid);
        let mut entries: Vec<Option<&HexEntry>> = vec![None; sheet.cells()];
        for entry in &map.hexes {
            if let Some(cell) = sheet.cell(entry.hex) {
                entries[cell].get_or_insert(entry);
            }
        }
        let mut spots =
            Self { sheet, first: vec![0; sheet.cells() + 1], roofless: vec![false; sheet.cells()], has_upper };
        let mut places: Vec<SpotInfo> = Vec::with_capacity(sheet.cells() + map.hexes.len());
        // The cells between two hexes of the grid have no spots: their ranges end where the next hex begins.
        let mut closed = 0;
        for hex in sheet.hexes() {
            let Some(cell) = sheet.cell(hex) else { continue };
            spots.first[closed..=cell].fill(places.len() as u16);
            closed = cell + 1;
            spots.roofless[cell] = entries[cell].is_some_and(|entry| entry.open_top);
            let storeys = entries[cell].map_or(&[Storey::PLAIN][..], |entry| &entry.levels);
            let mut add = |level, elevation| {
                if places.len() < Board::MOST_SPOTS {
                    let (rows, breaches) = ([0; 6], [BreachId::NONE; 6]);
                    places.push(SpotInfo { spot: Spot::new(hex, level), elevation, rows, breaches, entry_area: 0 });
                }
            };
            // Most hexes have one level.
            if let [Storey { level, elevation }] = storeys
                && knows(*level, has_upper)
            {
                add(*level, *elevation);
                continue;
            }
            for level in Level::ALL.into_iter().filter(|level| knows(*level, has_upper)) {
                // If a level is given twice, the lower elevation counts.
                let elevations = storeys.iter().filter(|storey| storey.level == level).map(|storey| storey.elevation);
                if let Some(elevation) = elevations.min() {
                    add(level, elevation);
                }
            }
        }
        spots.first[closed..].fill(places.len() as u16);
        spots.number_areas(map, &mut places);
        (spots, places)
    }

    /// Gives the spots on ground level the numbers of their entry areas. A hex belongs to the first area that names it.
    pub(super) fn number_areas(&self, map: &MapDocument, places: &mut [SpotInfo]) {
        for area in map.entry_areas.iter().rev() {
            for hex in &area.hexes {
                for place in &mut places[self.of_hex(*hex)] {
                    place.entry_area = if place.spot.level == Level::Ground { area.number } else { 0 };
                }
            }
        }
    }

    /// Whether the spots of a hex on a sorted map are still these, with the same elevations.
    pub(super) fn are_those_of(&self, map: &MapDocument, hex: Hex, places: &[SpotInfo]) -> bool {
        let Some(cell) = self.sheet.cell(hex) else { return true };
        let storeys = map.storeys(hex);
        let elevation = |level| storeys.iter().filter(|own| own.level == level).map(|own| own.elevation).min();
        let known = Level::ALL.into_iter().filter(|level| knows(*level, self.has_upper));
        let own = known.filter_map(|level| Some((level, elevation(level)?)));
        let held = places[self.of_cell(cell)].iter().map(|place| (place.spot.level, place.elevation));
        self.roofless[cell] == map.hex(hex).is_some_and(|entry| entry.open_top) && own.eq(held)
    }

    /// Whether a hex is a building without a roof (R88).
    pub(super) fn is_roofless(&self, hex: Hex) -> bool {
        self.sheet.cell(hex).is_some_and(|cell| self.roofless[cell])
    }

    /// Returns the numbers of the spots of a cell.
    #[inline]
    pub(super) fn of_cell(&self, cell: usize) -> Range<usize> {
        usize::from(self.first[cell])..usize::from(self.first[cell + 1])
    }

    /// Returns the numbers of the spots of a hex; none off the grid.
    pub(super) fn of_hex(&self, hex: Hex) -> Range<usize> {
        self.sheet.cell(hex).map_or(0..0, |cell| self.of_cell(cell))
    }

    /// Returns the numbers of the spots in the hex beyond a hexside of a hex of the grid.
    #[inline]
    pub(super) fn beyond(&self, hex: Hex, direction: Direction) -> Range<usize> {
        self.of_cell(self.sheet.beyond(hex, direction))
    }

    /// Returns the spots of a region of the map; none if it has no such region.
    pub(super) fn region(&self, map: &MapDocument, id: &str, places: &[SpotInfo]) -> SpotSet {
        let region = map.region(id);
        region.map_or_else(|| SpotSet::new(places.len()), |region| self.members(&region.members, places))
    }

    /// Returns the listed spots and the spots of listed hexes.
    pub(super) fn members(&self, members: &Members, places: &[SpotInfo]) -> SpotSet {
        let mut set = SpotSet::new(places.len());
        let numbers = |range: Range<usize>| range.map(|spot| SpotId(spot as u16));
        match members {
            Members::Hexes(hexes) => {
                for spot in hexes.iter().flat_map(|hex| numbers(self.of_hex(*hex))) {
                    set.insert(spot);
                }
            }
            Members::Spots(spots) => {
                for own in spots {
                    for spot in numbers(self.of_hex(own.hex)).filter(|spot| places[spot.index()].spot == *own) {
                        set.insert(spot);
                    }
                }
            }
            Members::Hexsides(_) => {}
        }
        set
    }

    /// Returns the layer on which two spots of neighbouring hexes meet; `None` if they are not adjacent (R6, R23, 7.4).
    ///
    /// The order of the two does not matter. `drawn` says whether anything is drawn on the upper layer between them.
    #[inline]
    pub(super) fn layer_between(&self, places: &[SpotInfo], [a, b]: [usize; 2], drawn: bool) -> Option<Layer> {
        meeting(&places[a], &places[b], |low, high| {
            let roofless = self.is_roofless(low.spot.hex);
            let platform = || places[self.of_hex(high.spot.hex)].iter().all(|place| place.spot.level != Level::In);
            drawn && roofless && platform()
        })
    }
}

/// Whether a board has spots of a level.
fn knows(level: Level, has_upper: bool) -> bool {
    has_upper || level != Level::Upper
}

/// Applies the rule of [`Spots::layer_between`]. `is_drawn_up` says whether a passage is drawn from a roofless interior
/// up to a platform (R88); from inside any other building there is none.
#[inline]
fn meeting(a: &SpotInfo, b: &SpotInfo, is_drawn_up: impl FnOnce(&SpotInfo, &SpotInfo) -> bool) -> Option<Layer> {
    if a.elevation < 2 && b.elevation < 2 {
        return Some(Layer::Ground);
    }
    let (one, other) = if a.spot <= b.spot { (a, b) } else { (b, a) };
    let (low, high) = if one.elevation < other.elevation { (one, other) } else { (other, one) };
    if low.spot.level != Level::In {
        return Some(Layer::Upper);
    }
    is_drawn_up(low, high).then_some(Layer::Upper)
}
