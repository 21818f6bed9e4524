//! The edits made by the tools of an editor.

mod area;
mod building;
mod chain;
mod fill;
mod label;
mod marks;
mod region;
mod room;
mod scan;
mod shelter;
#[cfg(test)]
mod tests;

pub use area::{AreaPlan, NoArea, fill_area, grow_area, join_areas, lay_surface, split_area, surface_of};
pub use building::{Building, paint_building};
pub use chain::{Hand, outline, wall_line};
pub use fill::fill;
pub use label::{change_label, put_label};
pub use marks::{aim_gun, paint_entry_area, place_gun_site};
pub use region::paint_region;
pub(super) use region::{like, minus, plus};
pub(super) use room::unique;
pub use room::{paint_room, room_id};
pub use scan::{check_hexes, remove_anchor, set_anchor};
pub use shelter::{End, protects, sheltered};

use super::Edit;
use super::change::Change;
use crate::hex::Hex;
use crate::hexside::{Hexside, Layer, LayeredSide};
use crate::map::{Ground, HexEntry, HexsideEntry, HexsideKind, MapDocument};
use crate::provenance::Provenance;

/// Paints layers of a hexside with one kind; [`HexsideKind::Clear`] removes what is there.
///
/// The other layer keeps its feature. Painting a kind that is already there gives an edit that changes nothing.
///
/// # Examples
///
/// ```
/// use rules::edit::paint_hexside;
/// use rules::hexside::Layer;
/// use rules::map::{HexsideKind, MapDocument};
/// use rules::provenance::Provenance;
///
/// let mut map = MapDocument::sketch(&["grid 5 5", "building 0303"])?;
/// let side = "0303/0304".parse()?;
/// paint_hexside(&map, side, &[Layer::Ground], HexsideKind::Doorway, &Provenance::Painted).apply(&mut map)?;
/// assert_eq!(map.kind(side, Layer::Ground), HexsideKind::Doorway);
/// assert_eq!(map.kind(side, Layer::Upper), HexsideKind::Clear);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn paint_hexside(map: &MapDocument, side: Hexside, layers: &[Layer], kind: HexsideKind, by: &Provenance) -> Edit {
    let ends = side.hexes().map(|hex| End::new(map, hex));
    repaint(map, side, ends, |layer| layers.contains(&layer).then_some(kind), by)
}

/// Paints layers of a hexside on the outline of some hexes. If no region contains either of its hexes yet, a wall
/// shelters these hexes (8.7).
///
/// # Examples
///
/// ```
/// use rules::edit::paint_rim;
/// use rules::hex::Hex;
/// use rules::hexside::Layer;
/// use rules::map::{Grid, HexsideKind, MapDocument, Protects};
/// use rules::provenance::Provenance;
/// use rules::words::Words;
///
/// let mut map = MapDocument::new(Words::new("Fort", ""), Grid { columns: 5, rows: 5 });
/// let (side, within) = ("0303/0304".parse()?, Hex::new(3, 3));
/// let edit = paint_rim(&map, side, &[within], &[Layer::Ground], HexsideKind::StoneWall, &Provenance::Painted);
/// edit.apply(&mut map)?;
/// assert_eq!(map.hexsides[0].protects, Protects::Hex(within));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn paint_rim(
    map: &MapDocument,
    side: Hexside,
    hexes: &[Hex],
    layers: &[Layer],
    kind: HexsideKind,
    by: &Provenance,
) -> Edit {
    let ends = side.hexes().map(|hex| (hex, End::new(map, hex)));
    let unsaid = ends.iter().all(|(_, end)| end.within == [false; 2]);
    let ends = ends.map(|(hex, end)| if unsaid { End { within: [hexes.contains(&hex); 2], ..end } } else { end });
    repaint(map, side, ends, |layer| layers.contains(&layer).then_some(kind), by)
}

/// Paints a hexside, each layer with the kind `paint` returns for it or not at all; `ends` are its two hexes as they
/// will be.
fn repaint(
    map: &MapDocument,
    side: Hexside,
    ends: [End; 2],
    paint: impl Fn(Layer) -> Option<HexsideKind>,
    by: &Provenance,
) -> Edit {
    let feature = |layer| {
        let held = map.feature(side, layer);
        let Some(kind) = paint(layer) else {
            return held.map(|entry| HexsideEntry { at: LayeredSide::new(side, layer), ..entry.clone() });
        };
        match held {
            Some(entry) if entry.kind == kind => {
                Some(HexsideEntry { at: LayeredSide::new(side, layer), ..entry.clone() })
            }
            _ if kind == HexsideKind::Clear => None,
            _ => Some(HexsideEntry {
                at: LayeredSide::new(side, layer),
                kind,
                protects: protects(side, sheltered(ends, layer, kind)),
                by: by.clone(),
            }),
        }
    };
    let becomes: Vec<_> = Layer::ALL.into_iter().filter_map(feature).collect();
    let was: Vec<_> = map.entries_at(side).cloned().collect();
    // An unchanged feature of both layers stays one entry.
    let unchanged = Layer::ALL.into_iter().all(|layer| {
        map.kind(side, layer)
            == becomes.iter().find(|entry| entry.at.covers(layer)).map_or(HexsideKind::Clear, |e| e.kind)
    });
    let becomes = if unchanged && was.len() <= 2 { was.clone() } else { becomes };
    Edit::Hexside(Change { was, becomes })
}

/// Paints a hex with a kind of ground and the levels that go with it.
///
/// # Examples
///
/// ```
/// use rules::edit::paint_hex;
/// use rules::hex::Hex;
/// use rules::map::{Ground, MapDocument};
/// use rules::provenance::Provenance;
///
/// let mut map = MapDocument::sketch(&["grid 5 5"])?;
/// paint_hex(&map, Hex::new(3, 3), Ground::Platform, &Provenance::Painted).apply(&mut map)?;
/// assert!(map.has_spot("0303/roof".parse()?), "a platform lies on level 2");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn paint_hex(map: &MapDocument, hex: Hex, ground: Ground, by: &Provenance) -> Edit {
    let becomes = match map.hex(hex) {
        Some(entry) if entry.ground == ground => vec![entry.clone()],
        None if ground == Ground::Outside => Vec::new(),
        Some(_) | None => vec![HexEntry::new(hex, ground, by.clone())],
    };
    Edit::Hex(Change::new(&map.hexes, &hex, becomes))
}
