//! Surfaces of areas: an acequia, a marsh, ruins.

use std::collections::BTreeSet;

use crate::edit::{Change, Edit, paint_region};
use crate::hex::Hex;
use crate::map::{MapDocument, Members, Region, RegionKind};
use crate::provenance::Provenance;
use crate::words::Words;

/// Returns the surface of an area: the first kind of [`RegionKind::SURFACES`] on all of its hexes; `None` for plain
/// ground, and if only some of its hexes have it.
///
/// # Examples
///
/// ```
/// use rules::edit::{apply_all, fill_area, lay_surface, surface_of};
/// use rules::map::{MapDocument, RegionKind};
/// use rules::provenance::Provenance;
/// use rules::words::Words;
///
/// let mut map = MapDocument::sketch(&["grid 2 2"])?;
/// let (by, name) = (Provenance::Painted, Words::new("Bog", "Marais"));
/// fill_area(&map, "0101".parse()?, 40, &name, &by)?.apply(&mut map)?;
/// let edits = lay_surface(&map, "bog", Some(RegionKind::MARSH), &name, &by);
/// apply_all(&mut map, &edits)?;
/// assert_eq!(surface_of(&map, "bog"), Some(RegionKind::MARSH));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn surface_of(map: &MapDocument, area: &str) -> Option<&'static str> {
    let area = map.region(area)?;
    let (level, hexes) = (area.area_level(), hexes(map, area));
    let lies = |kind: &&str| {
        let own: BTreeSet<Hex> = map.regions_of(kind).flat_map(|region| region.members.hexes()).collect();
        !hexes.is_empty() && hexes.is_subset(&own)
    };
    RegionKind::SURFACES.into_iter().filter(|kind| RegionKind::lies_on(kind, level)).find(lies)
}

/// Lays one kind of surface on all hexes of an area and removes the others, or removes all if `kind` is `None`.
/// Surfaces at other levels of its hexes are unchanged. A kind the map does not have yet gets a region named `name`.
#[must_use]
pub fn lay_surface(
    map: &MapDocument,
    area: &str,
    kind: Option<&'static str>,
    name: &Words,
    by: &Provenance,
) -> Vec<Edit> {
    let Some(area) = map.region(area) else { return Vec::new() };
    let what = Members::Hexes(hexes(map, area).into_iter().collect());
    let level = area.area_level();
    let others = RegionKind::SURFACES.into_iter().filter(|own| Some(*own) != kind && RegionKind::lies_on(own, level));
    let losing: BTreeSet<&str> = others.flat_map(|own| map.regions_of(own)).map(|region| region.id.as_str()).collect();
    let taken = losing.into_iter().filter_map(|id| paint_region(map, id, &Words::default(), &what, false, by));
    let laid = kind.filter(|own| surface_of(map, &area.id) != Some(*own)).and_then(|kind| {
        let Some(region) = map.regions_of(kind).next() else {
            let id = crate::edit::paint::unique(kind, |id| map.region(id).is_some());
            let new =
                Region { kind: kind.to_owned(), ..Region::new(id.clone(), name.clone(), what.clone(), by.clone()) };
            return Some(Edit::Region(Change::new(&map.regions, &id, vec![new])));
        };
        paint_region(map, &region.id, &region.name, &what, true, by)
    });
    taken.chain(laid).collect()
}

fn hexes(map: &MapDocument, area: &Region) -> BTreeSet<Hex> {
    map.area_spots(area).into_iter().map(|spot| spot.hex).collect()
}
