//! Three-way merge: combines the changes two designers made to one map.
//!
//! Changes made by one side are taken over, identical changes by both sides are taken once, and all others are
//! conflicts, named by place and field. Hexes, layers of hexsides, members of rooms, regions and entry areas, and the
//! languages of a name are merged separately, so that two designers may work on the same region.

mod allowances;
mod conflict;
mod hexes;
mod hexsides;
mod list;
mod map_head;
mod members;
mod named;
mod origin;
mod printed;
mod rooms_and_areas;
#[cfg(test)]
mod tests;
mod versions;
mod words;

pub use conflict::{MergeConflict, Merged, Place, Prefer};

use self::conflict::Judge;
use self::versions::Three;
use super::canonical;
use crate::map::MapDocument;

/// Merges two maps that both derive from a third.
///
/// If both sides have changed the same thing differently, the merged map has the preferred side's version. A side that
/// changed nothing is never preferred over one that did. The maps may be broken: an entry that any of them lists more
/// than once is merged as a whole.
///
/// # Examples
///
/// ```
/// use rules::edit::{Prefer, merge};
/// use rules::hexside::Layer;
/// use rules::map::{HexsideKind, MapDocument};
///
/// let base = MapDocument::sketch(&["grid 5 5"])?;
/// let ours = MapDocument::sketch(&["grid 5 5", "stone_wall 0303/0304:ground"])?;
/// let theirs = MapDocument::sketch(&["grid 5 5", "wooden_wall 0101/0102:ground"])?;
/// let merged = merge(&base, &ours, &theirs, Prefer::Ours);
/// assert!(merged.conflicts.is_empty());
/// assert_eq!(merged.map.kind("0303/0304".parse()?, Layer::Ground), HexsideKind::StoneWall);
/// assert_eq!(merged.map.kind("0101/0102".parse()?, Layer::Ground), HexsideKind::WoodenWall);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn merge(base: &MapDocument, ours: &MapDocument, theirs: &MapDocument, prefer: Prefer) -> Merged {
    let maps = Three { base, ours, theirs }.map(|map| canonical(map.clone()));
    let maps = maps.as_ref();
    let mut judge = Judge::new(prefer);
    let map = MapDocument {
        format: maps.map(|map| map.format).agreed().unwrap_or_else(|formats| formats.ours.max(formats.theirs)),
        title: map_head::title(&mut judge, maps.map(|map| &map.title)),
        by: map_head::by(&mut judge, maps.map(|map| &map.by)),
        notes: map_head::notes(&mut judge, maps.map(|map| map.notes.as_slice())),
        allow: list::merge(&mut judge, maps.map(|map| map.allow.as_slice())).things,
        sources: map_head::sources(maps.map(|map| map.sources.as_slice())),
        scan: map_head::scan(&mut judge, maps.map(|map| &map.scan)),
        grid: map_head::grid(&mut judge, maps.map(|map| map.grid)),
        hexes: list::merge(&mut judge, maps.map(|map| map.hexes.as_slice())).things,
        hexsides: hexsides::merge(&mut judge, maps.map(|map| map.hexsides.as_slice())),
        rooms: rooms_and_areas::merge(&mut judge, maps.map(|map| map.rooms.as_slice())),
        regions: list::merge(&mut judge, maps.map(|map| map.regions.as_slice())).things,
        entry_areas: rooms_and_areas::merge(&mut judge, maps.map(|map| map.entry_areas.as_slice())),
        gun_sites: list::merge(&mut judge, maps.map(|map| map.gun_sites.as_slice())).things,
        labels: printed::labels(&mut judge, maps.map(|map| map.labels.as_slice())),
    };
    Merged { map: canonical(map), conflicts: judge.conflicts }
}
