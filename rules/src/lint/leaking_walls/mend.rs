//! Fixes a leak with the kind of wall on either side of it, if both sides agree.

use super::cut::Gap;
use crate::edit::{Edit, paint_hexside};
use crate::hex::Hex;
use crate::hexside::{Hexside, Layer};
use crate::lint::reachability::is_open;
use crate::lint::zone::RegionOnGrid;
use crate::map::{HexsideKind, MapDocument, Members, Region};
use crate::project::Project;
use crate::provenance::Provenance;

/// Returns for every leak the edits that close its gaps; none if the wall to its left and right gives no clear answer,
/// or if a correction changes the place.
pub(super) fn mend(project: &Project, confines: &RegionOnGrid, leaks: &[Vec<Gap>]) -> Vec<Vec<Edit>> {
    let mut sides: Vec<Hexside> = leaks.iter().flatten().map(|gap| gap.side).collect();
    sides.sort_unstable();
    let mut painted = excerpt(project.base_map(), &sides);
    leaks.iter().map(|leak| close(project, confines, leak, &mut painted).unwrap_or_default()).collect()
}

/// Closes a leak on the map as painted; `None` if it is not clear how.
fn close(project: &Project, confines: &RegionOnGrid, leak: &[Gap], painted: &mut MapDocument) -> Option<Vec<Edit>> {
    let map = &project.map;
    if leak.iter().any(|gap| !map.entries_at(gap.side).eq(painted.entries_at(gap.side))) {
        return None;
    }
    let [ground, upper] = Layer::ALL.map(|layer| agreed(map, confines, leak, layer));
    let by = Provenance::reconstructed("your choice", "votre choix");
    let mut edits = Vec::new();
    for gap in leak {
        for &layer in &gap.layers {
            let kind = match layer {
                Layer::Ground => ground,
                Layer::Upper => upper,
            };
            let edit = paint_hexside(painted, gap.side, &[layer], kind?, &by);
            edit.apply(painted).ok()?;
            edits.push(edit);
        }
    }
    Some(edits)
}

/// Returns the part of a map that affects how these hexsides, given in order, are painted: the hexsides, their hexes
/// and the parts of regions there. This avoids copying a large map for a small leak.
fn excerpt(map: &MapDocument, sides: &[Hexside]) -> MapDocument {
    let mut hexes: Vec<Hex> = sides.iter().flat_map(|side| side.hexes()).collect();
    hexes.sort_unstable();
    hexes.dedup();
    let is_here = |hex: Hex| hexes.binary_search(&hex).is_ok();
    let regions = [Region::CONFINES, Region::INSIDE_WALLS].into_iter().filter_map(|id| {
        let region = map.region(id)?;
        let members = match &region.members {
            Members::Hexes(own) => Members::Hexes(own.iter().copied().filter(|hex| is_here(*hex)).collect()),
            Members::Spots(own) => Members::Spots(own.iter().copied().filter(|spot| is_here(spot.hex)).collect()),
            Members::Hexsides(_) => Members::Hexsides(Vec::new()),
        };
        Some(Region::new(id, region.name.clone(), members, region.by.clone()))
    });
    MapDocument {
        grid: map.grid,
        hexes: hexes.iter().flat_map(|hex| map.hexes_at(*hex)).cloned().collect(),
        hexsides: sides.iter().flat_map(|side| map.entries_at(*side)).cloned().collect(),
        regions: regions.collect(),
        ..MapDocument::default()
    }
}

/// Returns the kind on this layer of the wall where it continues beyond the leak; `None` if there is none or they
/// differ.
pub(super) fn agreed(map: &MapDocument, confines: &RegionOnGrid, leak: &[Gap], layer: Layer) -> Option<HexsideKind> {
    let open = |side: Hexside| leak.binary_search_by_key(&side, |gap| gap.side).is_ok();
    let along = |side: &Hexside| {
        let [a, b] = side.hexes().map(|hex| confines.touches(hex));
        a != b && !open(*side)
    };
    let mut kinds = leak.iter().flat_map(|gap| gap.side.meeting().filter(along)).filter_map(|side| {
        let kind = map.kind(side, layer);
        (!is_open(kind)).then_some(kind)
    });
    let first = kinds.next()?;
    kinds.all(|kind| kind == first).then_some(first)
}
