//! The hexes that a newly painted feature shelters (8.7).

use crate::hex::Hex;
use crate::hexside::{Hexside, Layer};
use crate::map::{HexsideKind, MapDocument, Protects, Region};
use crate::spot::{Level, Spot};

/// The properties of one of the two hexes of a hexside that decide what a feature between them shelters.
#[derive(Debug, Clone, Copy)]
pub struct End {
    /// Whether it reaches level 2.
    pub high: bool,
    /// Whether it has an interior.
    pub indoors: bool,
    /// Whether its ground is in the confines (2.3), and whether it is inside the walls (2.2).
    pub within: [bool; 2],
}

impl End {
    /// Reads a hex of a map.
    pub(super) fn new(map: &MapDocument, hex: Hex) -> Self {
        let (storeys, ground) = (map.storeys(hex), Spot::new(hex, Level::Ground));
        Self {
            high: storeys.iter().any(|storey| storey.elevation >= 2),
            indoors: storeys.iter().any(|storey| storey.level == Level::In),
            within: [Region::CONFINES, Region::INSIDE_WALLS].map(|id| map.in_region(id, ground)),
        }
    }
}

/// Returns which of its two hexes a feature shelters: the level-2 end of high walls, the room behind doors and
/// gunslits, the inner side of low walls.
pub fn sheltered(ends: [End; 2], layer: Layer, kind: HexsideKind) -> [bool; 2] {
    match kind {
        HexsideKind::OuterWall | HexsideKind::InnerWall | HexsideKind::ChurchWall if layer == Layer::Upper => {
            ends.map(|end| end.high)
        }
        HexsideKind::Doorway | HexsideKind::Gunslit => ends.map(|end| end.indoors),
        HexsideKind::StoneWall | HexsideKind::WoodenWall | HexsideKind::HighPalisade => {
            let [confines, inside] = [0, 1].map(|region| ends.map(|end| end.within[region]));
            match (confines, inside) {
                ([true, true], [true, true]) => [false; 2],
                ([true, true], inside) => inside,
                (confines, _) => confines,
            }
        }
        HexsideKind::OuterWall
        | HexsideKind::InnerWall
        | HexsideKind::ChurchWall
        | HexsideKind::Clear
        | HexsideKind::DryStreambed
        | HexsideKind::GunRamp
        | HexsideKind::Breach
        | HexsideKind::Impassable
        | HexsideKind::InteriorWall => [false; 2],
    }
}

/// Returns the value for the sheltered hexes of a hexside.
pub fn protects(side: Hexside, covered: [bool; 2]) -> Protects {
    let [low, high] = side.hexes();
    match covered {
        [true, true] => Protects::Both,
        [true, false] => Protects::Hex(low),
        [false, true] => Protects::Hex(high),
        [false, false] => Protects::Nobody,
    }
}
