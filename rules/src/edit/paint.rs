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
                protects: sheltered(map, side, layer, kind, &|id, hex| {
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

/// Whom a freshly painted feature protects (8.7): the level-2 end of high walls, the room behind doors and gunslits,
/// the inner side of low walls. `in_region` says whether the ground of a hex belongs to a region.
pub(crate) fn sheltered(
    map: &MapDocument,
    side: Hexside,
    layer: Layer,
    kind: HexsideKind,
    in_region: &dyn Fn(&str, Hex) -> bool,
) -> Protects {
    let ends = side.hexes();
    let among = |is: &dyn Fn(Hex) -> bool| match ends.map(is) {
        [true, true] => Protects::Both,
        [true, false] => Protects::Hex(ends[0]),
        [false, true] => Protects::Hex(ends[1]),
        [false, false] => Protects::Nobody,
    };
    let high = |hex| map.storeys(hex).iter().any(|storey| storey.elevation >= 2);
    let indoors = |hex| map.storeys(hex).iter().any(|storey| storey.level == Level::In);
    match kind {
        HexsideKind::OuterWall | HexsideKind::InnerWall if layer == Layer::Upper => among(&high),
        HexsideKind::ChurchWall => among(&high),
        HexsideKind::Doorway | HexsideKind::Gunslit => among(&indoors),
        HexsideKind::StoneWall | HexsideKind::WoodenWall | HexsideKind::HighPalisade => {
            match among(&|hex| in_region(Region::CONFINES, hex)) {
                Protects::Both => match among(&|hex| in_region(Region::INSIDE_WALLS, hex)) {
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
