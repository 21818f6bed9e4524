//! Painting marks on the ground: entry areas and gun sites.

use crate::edit::{Change, Edit};
use crate::hex::Hex;
use crate::map::{EntryArea, GunSite, GunSiteKind, MapDocument};
use crate::provenance::Provenance;
use crate::spot::Spot;
use crate::words::Words;

/// Puts a hex into an entry area and removes it from all others (2.0), or only removes it if `area` is `None`.
///
/// There is one edit for each area that gains or loses the hex. A new area has no name yet, an area without hexes is
/// removed, and a cited area gets the origin `by`; a reconstruction keeps its reason.
///
/// # Examples
///
/// ```
/// use rules::edit::{apply_all, paint_entry_area};
/// use rules::hex::Hex;
/// use rules::map::MapDocument;
/// use rules::provenance::Provenance;
///
/// let mut map = MapDocument::sketch(&["grid 5 5", "entry 1 0101 0201"])?;
/// let edits = paint_entry_area(&map, Hex::new(2, 1), Some(2), &Provenance::Painted);
/// apply_all(&mut map, &edits)?;
/// assert_eq!(map.entry_areas[0].hexes, [Hex::new(1, 1)]);
/// assert_eq!(map.entry_areas[1].hexes, [Hex::new(2, 1)]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn paint_entry_area(map: &MapDocument, hex: Hex, area: Option<u8>, by: &Provenance) -> Vec<Edit> {
    let mut left: Vec<_> = map
        .entry_areas
        .iter()
        .filter(|held| Some(held.number) != area && held.hexes.contains(&hex))
        .map(|held| held.number)
        .collect();
    left.dedup();
    let leave = |number| {
        let without = |held: &EntryArea| {
            let hexes: Vec<_> = held.hexes.iter().copied().filter(|own| *own != hex).collect();
            let untouched = hexes.len() == held.hexes.len();
            (untouched || !hexes.is_empty()).then(|| if untouched { held.clone() } else { altered(held, hexes, by) })
        };
        let becomes = map.entry_areas.iter().filter(|held| held.number == number).filter_map(without).collect();
        Edit::EntryArea(Change::new(&map.entry_areas, &number, becomes))
    };
    left.into_iter().map(leave).chain(area.and_then(|number| join(map, hex, number, by))).collect()
}

/// Returns the edit that adds a hex to an area; `None` if it is in the area already.
fn join(map: &MapDocument, hex: Hex, number: u8, by: &Provenance) -> Option<Edit> {
    let held: Vec<_> = map.entry_areas.iter().filter(|held| held.number == number).collect();
    if held.iter().any(|held| held.hexes.contains(&hex)) {
        return None;
    }
    let first = held.first().map_or_else(
        || EntryArea { number, name: Words::default(), hexes: vec![hex], by: by.clone() },
        |held| {
            let mut hexes = held.hexes.clone();
            hexes.insert(hexes.partition_point(|own| *own < hex), hex);
            altered(held, hexes, by)
        },
    );
    let rest = held.into_iter().skip(1).cloned();
    let becomes = std::iter::once(first).chain(rest).collect();
    Some(Edit::EntryArea(Change::new(&map.entry_areas, &number, becomes)))
}

fn altered(area: &EntryArea, hexes: Vec<Hex>, by: &Provenance) -> EntryArea {
    let by = if area.by.is_cited() { by } else { &area.by };
    EntryArea { hexes, by: by.clone(), ..area.clone() }
}

/// Puts a gun site on a spot, changes the kind of an existing one, or removes it if `kind` is `None`.
///
/// # Examples
///
/// ```
/// use rules::edit::{aim_gun, place_gun_site};
/// use rules::map::{GunSiteKind, MapDocument};
/// use rules::provenance::Provenance;
///
/// let mut map = MapDocument::sketch(&["grid 5 5", "roof 0303"])?;
/// let (spot, by) = ("0303/roof".parse()?, Provenance::Painted);
/// place_gun_site(&map, spot, Some(GunSiteKind::Printed), &by).apply(&mut map)?;
/// aim_gun(&map, spot, Some(90), &by).map(|edit| edit.apply(&mut map)).transpose()?;
/// assert_eq!(map.gun_sites[0].facing, Some(90), "to the east");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn place_gun_site(map: &MapDocument, at: Spot, kind: Option<GunSiteKind>, by: &Provenance) -> Edit {
    let held = map.gun_sites.iter().find(|site| site.at == at && Some(site.kind) == kind);
    let becomes = match (held, kind) {
        (Some(held), _) => vec![held.clone()],
        (None, Some(kind)) => {
            let facing = map.gun_sites.iter().find(|site| site.at == at).and_then(|site| site.facing);
            vec![GunSite { facing, ..GunSite::new(at, kind, by.clone()) }]
        }
        (None, None) => Vec::new(),
    };
    Edit::GunSite(Change::new(&map.gun_sites, &at, becomes))
}

/// Sets the facing of a gun site in degrees clockwise from the top of the map; `None` leaves it unstated. Returns
/// `None` if the map has no site on the spot or it already has this facing.
#[must_use]
pub fn aim_gun(map: &MapDocument, at: Spot, facing: Option<i16>, by: &Provenance) -> Option<Edit> {
    let held: Vec<&GunSite> = map.gun_sites.iter().filter(|site| site.at == at).collect();
    let aimed = |site: &&GunSite| {
        let by = if site.by.is_cited() { by } else { &site.by };
        GunSite { facing, by: by.clone(), ..(*site).clone() }
    };
    let edit = Edit::GunSite(Change::new(&map.gun_sites, &at, held.iter().map(aimed).collect()));
    held.iter().any(|site| site.facing != facing).then_some(edit)
}
