//! Edits: all changes that can be made to a map.
//!
//! Edits serve five purposes. Undo is the inverse of an edit, a quick fix is a list of edits, a correction is a list of
//! edits with a citation, the recovery journal is the list of edits since the last save, and the difference between two
//! maps is the list of edits that turns one into the other.

mod at_once;
mod change;
mod describe;
pub(crate) mod difference;
mod fragment;
mod kinds;
mod meaning;
mod merge;
mod origin;
mod paint;
pub(crate) mod remap;

pub use change::{Change, Keyed};
pub use describe::describe;
pub(crate) use describe::from;
pub use difference::difference;
pub(crate) use fragment::faced;
pub use fragment::{Fragment, stamp};
pub use meaning::apply_meant;
pub use merge::{MergeConflict, Merged, Place as MergePlace, Prefer, merge};
pub(crate) use origin::{Sourced, settle_hexes, settle_hexsides, settle_things};
pub use paint::{
    AreaPlan, Building, Hand, NoArea, aim_gun, change_label, check_hexes, fill, fill_area, grow_area, join_areas,
    lay_surface, outline, paint_building, paint_entry_area, paint_hex, paint_hexside, paint_region, paint_rim,
    paint_room, place_gun_site, put_label, remove_anchor, room_id, set_anchor, split_area, surface_of, wall_line,
};
pub use paint::{End, protects, sheltered};
pub use remap::map as moved;

use std::borrow::Borrow;

use serde::{Deserialize, Serialize};

use crate::allowance::Allowance;
use crate::map::{EntryArea, Grid, GunSite, HexEntry, HexsideEntry, Label, MapDocument, Region, Room, Scan};
use crate::text::Document;
use crate::words::Words;

/// One change of a map: the content of a place before and after.
///
/// The previous content is part of the edit, so the inverse restores it exactly, duplicates included.
///
/// # Examples
///
/// ```
/// use rules::edit::paint_hexside;
/// use rules::hexside::Layer;
/// use rules::map::{HexsideKind, MapDocument};
/// use rules::provenance::Provenance;
///
/// let mut map = MapDocument::sketch(&["grid 5 5"])?;
/// let side = "0303/0304".parse()?;
/// let edit = paint_hexside(&map, side, &[Layer::Ground], HexsideKind::StoneWall, &Provenance::Painted);
/// let undo = edit.apply(&mut map)?;
/// assert_eq!(map.kind(side, Layer::Ground), HexsideKind::StoneWall);
/// undo.apply(&mut map)?;
/// assert_eq!(map.kind(side, Layer::Ground), HexsideKind::Clear);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Edit {
    /// A hex, by its number.
    Hex(Change<HexEntry>),
    /// A hexside, with all its layers.
    Hexside(Change<HexsideEntry>),
    /// A room, by its `id`.
    Room(Change<Room>),
    /// A region, by its `id`.
    Region(Change<Region>),
    /// An entry area, by its number.
    EntryArea(Change<EntryArea>),
    /// A gun site, by its spot.
    GunSite(Change<GunSite>),
    /// A name printed on the map.
    Label(Change<Label>),
    /// A finding that is intended.
    Allow(Change<Allowance>),
    /// The size of the map.
    Grid {
        /// The size before.
        was: Grid,
        /// The size after.
        becomes: Grid,
    },
    /// The title of the map.
    Title {
        /// The title before.
        was: Words,
        /// The title after.
        becomes: Words,
    },
    /// The scan behind the map.
    Scan {
        /// The scan before.
        was: Option<Scan>,
        /// The scan after.
        becomes: Option<Scan>,
    },
}

/// The error for an edit that expected something other than what the map holds.
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
/// let paint = |map: &MapDocument, ground| paint_hex(map, Hex::new(3, 3), ground, &Provenance::Painted);
/// let (yard, plaza) = (paint(&map, Ground::Yard), paint(&map, Ground::Plaza));
/// yard.apply(&mut map)?;
/// let Err(conflict) = plaza.apply(&mut map) else { panic!("the hex is a yard now") };
/// assert_eq!(conflict.place, "0303");
/// assert_eq!(*conflict.found, paint(&map, Ground::Plaza), "the edit that would fit");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{place}: the map does not hold what the change expects")]
pub struct Conflict {
    /// The key of the hex, hexside, room or other thing, as text.
    pub place: String,
    /// The edit that does not fit.
    pub edit: Box<Edit>,
    /// The edit with the same outcome that would fit, as it expects what the map really holds.
    pub found: Box<Edit>,
}

/// Applies a list of edits in order and returns the list of edits that undoes them.
///
/// # Errors
///
/// Returns a conflict for the first edit that does not fit; the map is then unchanged.
///
/// # Examples
///
/// ```
/// use rules::edit::{Building, apply_all, paint_building};
/// use rules::hex::Hex;
/// use rules::map::MapDocument;
/// use rules::provenance::Provenance;
///
/// let mut map = MapDocument::sketch(&["grid 5 5"])?;
/// let before = map.clone();
/// let edits = paint_building(&map, &[Hex::new(3, 3)], Some(Building::Roofed), &Provenance::Painted);
/// let undo = apply_all(&mut map, &edits)?;
/// assert!(map.has_spot("0303/roof".parse()?));
/// apply_all(&mut map, &undo)?;
/// assert_eq!(map, before);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn apply_all(map: &mut MapDocument, edits: &[Edit]) -> Result<Vec<Edit>, Conflict> {
    make_all(map, edits)?;
    Ok(edits.iter().rev().map(Edit::inverse).collect())
}

/// Applies a list of edits in order.
///
/// # Errors
///
/// Returns a conflict for the first edit that does not fit; the map is then unchanged.
pub(crate) fn make_all(map: &mut MapDocument, edits: &[impl Borrow<Edit>]) -> Result<(), Conflict> {
    let mut made = 0;
    while let Some(next) = edits.get(made) {
        made += match Edit::apply_at_once(&edits[made..], map) {
            0 => match next.borrow().apply(map) {
                Ok(_) => 1,
                Err(conflict) => {
                    let back: Vec<Edit> = edits[..made].iter().rev().map(|edit| edit.borrow().inverse()).collect();
                    return make_all(map, &back).map_err(|_| conflict.clone()).and(Err(conflict));
                }
            },
            many => many,
        };
    }
    Ok(())
}

/// Returns the map with all lists sorted. Edits and lookups expect this order.
///
/// # Examples
///
/// ```
/// use rules::edit::canonical;
/// use rules::hex::Hex;
/// use rules::map::{Grid, Ground, HexEntry, MapDocument};
/// use rules::provenance::Provenance;
/// use rules::words::Words;
///
/// let mut map = MapDocument::new(Words::default(), Grid { columns: 5, rows: 5 });
/// let yard = |row| HexEntry::new(Hex::new(3, row), Ground::Yard, Provenance::Painted);
/// map.hexes = vec![yard(4), yard(2)];
/// assert_eq!(canonical(map).hexes, [yard(2), yard(4)]);
/// ```
pub fn canonical(mut map: MapDocument) -> MapDocument {
    map.sort();
    map
}
