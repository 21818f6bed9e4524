//! The edits brushes make.

mod marks;
#[cfg(test)]
mod tests;

pub use marks::{paint_entry_area, place_gun_site};

use super::Edit;
use super::change::Change;
use crate::hex::Hex;
use crate::hexside::{Hexside, Layer, LayeredSide};
use crate::map::{Ground, HexEntry, HexsideEntry, HexsideKind, MapDocument, Protects, Region};
use crate::provenance::Provenance;
use crate::spot::{Level, Spot};

/// Paints layers of a hexside with one kind; clear takes away what stands there.
///
/// The other layer keeps its feature. Painting what is there already gives an edit that changes nothing.
#[must_use]
pub fn paint_hexside(map: &MapDocument, side: Hexside, layers: &[Layer], kind: HexsideKind, by: &Provenance) -> Edit {
    let ends = side.hexes().map(|hex| End {
        high: map.storeys(hex).iter().any(|storey| storey.elevation >= 2),
        indoors: map.storeys(hex).iter().any(|storey| storey.level == Level::In),
    });
    let feature = |layer| {
        let held = map.feature(side, layer);
        if !layers.contains(&layer) {
            return held.map(|entry| HexsideEntry { at: LayeredSide::new(side, layer), ..entry.clone() });
        }
        match held {
            Some(entry) if entry.kind == kind => {
                Some(HexsideEntry { at: LayeredSide::new(side, layer), ..entry.clone() })
            }
            _ if kind == HexsideKind::Clear => None,
            _ => Some(HexsideEntry {
                at: LayeredSide::new(side, layer),
                kind,
                protects: sheltered(side, ends, layer, kind, &|id, hex| {
                    map.in_region(id, Spot::new(hex, Level::Ground))
                }),
                by: by.clone(),
            }),
        }
    };
    let becomes: Vec<_> = Layer::ALL.into_iter().filter_map(feature).collect();
    let was: Vec<_> = map.entries_at(side).cloned().collect();
    // A feature of both layers that stays as it is stays one entry.
    let unchanged = Layer::ALL.into_iter().all(|layer| {
        map.kind(side, layer)
            == becomes.iter().find(|entry| entry.at.covers(layer)).map_or(HexsideKind::Clear, |e| e.kind)
    });
    let becomes = if unchanged && was.len() <= 2 { was.clone() } else { becomes };
    Edit::Hexside(Change { was, becomes })
}

/// One of the two hexes of a hexside, as far as it decides whom a feature between them shelters.
#[derive(Debug, Clone, Copy)]
pub(crate) struct End {
    /// Whether it reaches level 2.
    pub(crate) high: bool,
    /// Whether it has an interior.
    pub(crate) indoors: bool,
}

/// Whom a freshly painted feature protects (8.7): the level-2 end of high walls, the room behind doors and gunslits,
/// the inner side of low walls. `in_region` says whether the ground of a hex belongs to a region.
pub(crate) fn sheltered(
    side: Hexside,
    ends: [End; 2],
    layer: Layer,
    kind: HexsideKind,
    in_region: &dyn Fn(&str, Hex) -> bool,
) -> Protects {
    let hexes = side.hexes();
    let whichever = |covered: [bool; 2]| match covered {
        [true, true] => Protects::Both,
        [true, false] => Protects::Hex(hexes[0]),
        [false, true] => Protects::Hex(hexes[1]),
        [false, false] => Protects::Nobody,
    };
    let high = || whichever(ends.map(|end| end.high));
    let within = |id: &str| whichever(hexes.map(|hex| in_region(id, hex)));
    match kind {
        HexsideKind::OuterWall | HexsideKind::InnerWall if layer == Layer::Upper => high(),
        HexsideKind::ChurchWall => high(),
        HexsideKind::Doorway | HexsideKind::Gunslit => whichever(ends.map(|end| end.indoors)),
        HexsideKind::StoneWall | HexsideKind::WoodenWall | HexsideKind::HighPalisade => {
            match within(Region::CONFINES) {
                Protects::Both => match within(Region::INSIDE_WALLS) {
                    Protects::Both => Protects::Nobody,
                    one => one,
                },
                one => one,
            }
        }
        HexsideKind::OuterWall
        | HexsideKind::InnerWall
        | HexsideKind::Clear
        | HexsideKind::DryStreambed
        | HexsideKind::GunRamp
        | HexsideKind::Breach
        | HexsideKind::Impassable
        | HexsideKind::InteriorWall => Protects::Nobody,
    }
}

/// Paints a hex with a kind of ground and the levels that go with it.
#[must_use]
pub fn paint_hex(map: &MapDocument, hex: Hex, ground: Ground, by: &Provenance) -> Edit {
    let becomes = match map.hex(hex) {
        Some(entry) if entry.ground == ground => vec![entry.clone()],
        None if ground == Ground::Outside => Vec::new(),
        Some(_) | None => vec![HexEntry::new(hex, ground, by.clone())],
    };
    Edit::Hex(Change::of(&map.hexes, &hex, becomes))
}
