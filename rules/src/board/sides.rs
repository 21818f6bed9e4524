//! What stands on every hexside of a board.

use super::sheet::Sheet;
use super::spots::Spots;
use super::{BreachId, Crossing, Place};
use crate::hex::{Direction, Hex};
use crate::hexside::{Hexside, Layer};
use crate::map::{HexsideEntry, HexsideKind, MapDocument, Protects};
use crate::rulebook::Rulebook;
use crate::spot::Level;

/// One hexside; the tables are by layer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Side {
    /// What the map says stands there.
    painted: [Option<HexsideKind>; 2],
    /// The wall it is part of.
    pub(super) wall: [u16; 2],
    /// The breach that would open it.
    pub(super) breach: [BreachId; 2],
}

impl Side {
    const EMPTY: Self = Self { painted: [None; 2], wall: [Crossing::NO_WALL; 2], breach: [BreachId::NONE; 2] };

    /// What stands on a layer.
    #[inline]
    pub(super) fn kind(&self, layer: Layer) -> HexsideKind {
        self.painted[layer as usize].unwrap_or_default()
    }

    /// Whether the map says anything of it.
    pub(super) fn is_painted(&self) -> bool {
        self.painted != [None; 2]
    }

    /// Whether the edge of a platform towards a roofless building is drawn (R88).
    #[inline]
    pub(super) fn is_drawn(&self) -> bool {
        self.kind(Layer::Upper) != HexsideKind::Clear
    }
}

/// A painted hexside between two hexes of the grid.
#[derive(Debug, Clone, Copy)]
pub(super) struct Painted {
    /// Its place among the hexsides.
    pub(super) at: usize,
    pub(super) low: Hex,
    pub(super) high: Hex,
    /// Which way its second hex lies from its first.
    pub(super) direction: Direction,
    /// Whether any two spots meet on the ground layer and on the upper one.
    pub(super) meets: [bool; 2],
}

impl Painted {
    pub(super) fn side(&self) -> Hexside {
        Hexside::new(self.low, self.high)
    }
}

/// Every hexside of a sheet, by its place.
pub(super) type Sides = Vec<Side>;

/// Reads the hexsides of a map. Of several entries for one layer the first counts.
pub(super) fn read(map: &MapDocument, spots: &Spots) -> Sides {
    read_each(map, spots, |_, _, _| {})
}

/// Reads the hexsides of a map, and gives every place the rows of the combat table that protect it.
pub(super) fn read_with_cover(map: &MapDocument, rulebook: &Rulebook, spots: &Spots, places: &mut [Place]) -> Sides {
    let rows = rows(rulebook);
    read_each(map, spots, |entry, direction, layer| {
        protect(entry, direction, layer, rows[entry.kind as usize], spots, places);
    })
}

fn read_each(map: &MapDocument, spots: &Spots, mut each: impl FnMut(&HexsideEntry, Direction, Layer)) -> Sides {
    let mut sides = vec![Side::EMPTY; spots.sheet.sides()];
    for entry in &map.hexsides {
        let Some((at, direction)) = spots.sheet.find(entry.at.side) else { continue };
        for layer in Layer::ALL.into_iter().filter(|layer| entry.at.covers(*layer)) {
            if sides[at].painted[layer as usize].is_none() {
                sides[at].painted[layer as usize] = Some(entry.kind);
                each(entry, direction, layer);
            }
        }
    }
    sides
}

/// The painted hexsides between hexes of the grid, in their order.
pub(super) fn painted(sides: &[Side], spots: &Spots, places: &[Place]) -> Vec<Painted> {
    let sheet = spots.sheet;
    let mut found = Vec::new();
    for low in sheet.hexes() {
        for direction in Sheet::OWN {
            let at = sheet.side(low, direction);
            if !sides[at].is_painted() {
                continue;
            }
            let Some(high) = low.neighbour(direction).filter(|high| sheet.cell(*high).is_some()) else { continue };
            let mut meets = [false; 2];
            for a in spots.of_hex(low) {
                for b in spots.of_hex(high) {
                    if let Some(layer) = spots.layer_between(places, [a, b], sides[at].is_drawn()) {
                        meets[layer as usize] = true;
                    }
                }
            }
            found.push(Painted { at, low, high, direction, meets });
        }
    }
    found
}

/// Gives the places on both sides of an entry the row it protects them with (8.6, 8.7, R24).
fn protect(entry: &HexsideEntry, direction: Direction, layer: Layer, row: u8, spots: &Spots, places: &mut [Place]) {
    if row == 0 || entry.protects == Protects::Nobody {
        return;
    }
    let [low, high] = entry.at.side.hexes();
    for (hex, towards) in [(low, direction), (high, direction.opposite())] {
        for place in &mut places[spots.of_hex(hex)] {
            if place.layer() == layer && entry.protects.covers(hex) && shelters(entry.kind, place) {
                place.rows[towards as usize] = row;
            }
        }
    }
}

/// The row of the combat table of each kind; 0 where nothing protects.
fn rows(rulebook: &Rulebook) -> [u8; HexsideKind::ALL.len()] {
    HexsideKind::ALL.map(|kind| {
        let effect = rulebook.effect(kind);
        let row = effect.and_then(|effect| rulebook.combat_rows.iter().position(|row| row.row == effect.row));
        row.map_or(0, |row| row as u8)
    })
}

/// Whether a kind of hexside shelters a defender on this level: high walls only on level 2 (8.7.b), doors and gunslits only indoors (8.7.d).
pub(crate) fn shelters(kind: HexsideKind, place: &Place) -> bool {
    match kind {
        HexsideKind::InnerWall | HexsideKind::OuterWall | HexsideKind::ChurchWall => place.elevation >= 2,
        HexsideKind::Doorway | HexsideKind::Gunslit => place.spot.level == Level::In,
        HexsideKind::StoneWall | HexsideKind::WoodenWall | HexsideKind::HighPalisade => true,
        HexsideKind::Clear
        | HexsideKind::DryStreambed
        | HexsideKind::GunRamp
        | HexsideKind::Breach
        | HexsideKind::Impassable
        | HexsideKind::InteriorWall => false,
    }
}
