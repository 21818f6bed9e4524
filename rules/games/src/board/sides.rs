//! The hexsides of a board.

use super::charts::Charts;
use super::openings::opened;
use super::spots::Spots;
use super::{BreachId, SpotInfo};
use crate::hex::{Direction, Hex};
use crate::hexside::{Hexside, Layer};
use crate::map::{HexsideEntry, HexsideKind, MapDocument, Protects};
use crate::spot::Level;

/// One hexside, with a value for each layer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Side {
    /// The kind that the map gives it.
    painted: [Option<HexsideKind>; 2],
    /// The breach that would open it.
    pub(super) breach: [BreachId; 2],
}

impl Side {
    const EMPTY: Self = Self { painted: [None; 2], breach: [BreachId::NONE; 2] };

    /// Paints the layers of an entry that no earlier entry has painted, and sets the protection of the spots behind it.
    pub(super) fn paint(
        &mut self,
        entry: &HexsideEntry,
        direction: Direction,
        charts: &Charts,
        spots: &Spots,
        places: &mut [SpotInfo],
    ) {
        for layer in Layer::ALL.into_iter().filter(|layer| entry.at.covers(*layer)) {
            if self.painted[layer as usize].is_none() {
                self.painted[layer as usize] = Some(entry.kind);
                protect(entry, direction, layer, charts.rows[entry.kind as usize], spots, places);
            }
        }
    }

    /// Removes the painted kinds, and the protection they gave the spots behind.
    pub(super) fn clean(&mut self, side: Hexside, direction: Direction, spots: &Spots, places: &mut [SpotInfo]) {
        self.painted = [None; 2];
        let [low, high] = side.hexes();
        for (hex, towards) in [(low, direction), (high, direction.opposite())] {
            for place in &mut places[spots.of_hex(hex)] {
                place.rows[towards as usize] = 0;
            }
        }
    }

    /// Records whether it can be breached, without giving it a number.
    pub(super) fn draft(&mut self, own: &Painted, charts: &Charts) {
        self.breach = opened(own, self, charts).map(|opens| if opens { BreachId::UNNUMBERED } else { BreachId::NONE });
    }

    /// Returns the kind of a layer; clear if nothing is painted.
    #[inline]
    pub(super) fn kind(&self, layer: Layer) -> HexsideKind {
        self.painted[layer as usize].unwrap_or_default()
    }

    /// Whether the map paints any of its layers.
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
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Painted {
    /// Its index among the hexsides.
    pub(super) at: usize,
    pub(super) low: Hex,
    pub(super) high: Hex,
    /// The direction from the first hex to the second.
    pub(super) direction: Direction,
    /// Whether any two spots are adjacent on the ground layer, and on the upper one.
    pub(super) meets: [bool; 2],
}

impl Painted {
    /// Returns the hexside of a hex of the grid; `None` at the edge of the grid.
    pub(super) fn new(
        at: usize,
        low: Hex,
        direction: Direction,
        side: &Side,
        spots: &Spots,
        places: &[SpotInfo],
    ) -> Option<Self> {
        let high = low.neighbour(direction).filter(|high| spots.sheet.cell(*high).is_some())?;
        let mut meets = [false; 2];
        let beyond = spots.beyond(low, direction);
        for a in spots.of_hex(low) {
            for b in beyond.clone() {
                if let Some(layer) = spots.layer_between(places, [a, b], side.is_drawn()) {
                    meets[layer as usize] = true;
                }
            }
        }
        Some(Self { at, low, high, direction, meets })
    }

    pub(super) fn side(&self) -> Hexside {
        Hexside::new(self.low, self.high)
    }
}

/// All hexsides of a sheet, by their index.
pub(super) type Sides = Vec<Side>;

/// Reads the hexsides of a map, and gives every spot the rows of the combat table that protect it. If several entries
/// cover one layer, the first counts.
pub(super) fn read(map: &MapDocument, charts: &Charts, spots: &Spots, places: &mut [SpotInfo]) -> Sides {
    let mut sides = vec![Side::EMPTY; spots.sheet.sides()];
    for entry in &map.hexsides {
        if let Some((at, direction)) = spots.sheet.find(entry.at.side) {
            sides[at].paint(entry, direction, charts, spots, places);
        }
    }
    sides
}

/// Returns the painted hexsides between hexes of the grid, in hexside order.
pub(super) fn painted(sides: &[Side], spots: &Spots, places: &[SpotInfo]) -> Vec<Painted> {
    let painted = sides.iter().enumerate().filter(|(_, side)| side.is_painted());
    painted
        .filter_map(|(at, side)| {
            let (low, direction) = spots.sheet.owner(at);
            spots.sheet.cell(low)?;
            Painted::new(at, low, direction, side, spots, places)
        })
        .collect()
}

/// Gives the spots on the protected sides of an entry its row of the combat table (8.6, 8.7, R24).
fn protect(entry: &HexsideEntry, direction: Direction, layer: Layer, row: u8, spots: &Spots, places: &mut [SpotInfo]) {
    if row == 0 || entry.protects == Protects::Nobody {
        return;
    }
    let [low, high] = entry.at.side.hexes();
    for (hex, towards) in [(low, direction), (high, direction.opposite())] {
        for place in &mut places[spots.of_hex(hex)] {
            if place.layer() == layer
                && entry.protects.covers(hex)
                && shelters(entry.kind, place.spot.level, place.elevation)
            {
                place.rows[towards as usize] = row;
            }
        }
    }
}

/// Whether a kind of hexside shelters a defender on this level: high walls only on level 2 (8.7.b), doors and gunslits
/// only indoors (8.7.d).
pub const fn shelters(kind: HexsideKind, level: Level, elevation: u8) -> bool {
    match kind {
        HexsideKind::InnerWall | HexsideKind::OuterWall | HexsideKind::ChurchWall => elevation >= 2,
        HexsideKind::Doorway | HexsideKind::Gunslit => matches!(level, Level::In),
        HexsideKind::StoneWall | HexsideKind::WoodenWall | HexsideKind::HighPalisade => true,
        HexsideKind::Clear
        | HexsideKind::DryStreambed
        | HexsideKind::GunRamp
        | HexsideKind::Breach
        | HexsideKind::Impassable
        | HexsideKind::InteriorWall => false,
    }
}
