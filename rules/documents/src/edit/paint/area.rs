//! Painting areas: filling, splitting, joining and growing them.
//!
//! Each of these keeps areas disjoint, and connected areas connected.

mod plan;
mod surface;
#[cfg(test)]
mod tests;

pub use plan::AreaPlan;
pub use surface::{lay_surface, surface_of};

use std::collections::BTreeSet;

use crate::edit::{Change, Edit};
use crate::hex::Hex;
use crate::map::{MapDocument, Members, Region, RegionKind};
use crate::phrase::Phrase;
use crate::provenance::Provenance;
use crate::spot::Spot;
use crate::words::Words;

/// The reason why areas cannot be painted.
///
/// # Examples
///
/// ```
/// use rules::edit::{NoArea, join_areas};
/// use rules::map::MapDocument;
/// use rules::provenance::Provenance;
///
/// let map = MapDocument::sketch(&["grid 5 5"])?;
/// let nothing = join_areas(&map, "0101".parse()?, "0102".parse()?, &Provenance::Painted);
/// assert_eq!(nothing, Err(NoArea::Free("0101".parse()?)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NoArea {
    /// The map has no such spot.
    #[error("{0} is not on the map")]
    Nowhere(Spot),
    /// The spot is already in an area; holds its name.
    #[error("{0} lies in an area already")]
    Taken(Spot, Words),
    /// The spot is in no area.
    #[error("{0} lies in no area")]
    Free(Spot),
    /// Both spots are in one area, or are the same spot.
    #[error("{0} and {1} cannot be told apart")]
    Same(Spot, Spot),
    /// The spots are in different areas.
    #[error("{0} and {1} lie in different areas")]
    Different(Spot, Spot),
    /// The spots are not connected: they do not touch, or there is a wall between them.
    #[error("{0} and {1} do not touch")]
    Apart(Spot, Spot),
}

impl NoArea {
    /// Returns the message for the user.
    #[must_use]
    pub fn message(&self) -> Phrase {
        let pair = |id, a: &Spot, b: &Spot| Phrase::new(id).with("a", a).with("b", b);
        match self {
            Self::Nowhere(spot) => Phrase::new("game-area-nowhere").with("spot", spot),
            Self::Taken(spot, name) => Phrase::new("game-area-taken").with("spot", spot).words("area", name.clone()),
            Self::Free(spot) => Phrase::new("game-area-free").with("spot", spot),
            Self::Same(a, b) => pair("game-area-same", a, b),
            Self::Different(a, b) => pair("game-area-different", a, b),
            Self::Apart(a, b) => pair("game-area-apart", a, b),
        }
    }
}

/// Creates a new area from the spots like `from` and connected to it: up to the next wall, door, stretch of the
/// perimeter, other ground, and area, and at most `most` spots, the nearest first.
///
/// It gets the name `name`, and an id made of it.
///
/// # Errors
///
/// Returns an error if there is no such spot, or it is in an area.
///
/// # Examples
///
/// ```
/// use rules::edit::fill_area;
/// use rules::map::MapDocument;
/// use rules::provenance::Provenance;
/// use rules::words::Words;
///
/// let mut map = MapDocument::sketch(&["grid 1 5", "stone_wall 0102/0103"])?;
/// fill_area(&map, "0101".parse()?, 40, &Words::new("Field", "Champ"), &Provenance::Painted)?.apply(&mut map)?;
/// let field = map.region("field").expect("it has an id made of its name");
/// assert_eq!(map.area_spots(field).len(), 2, "the wall stops it");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn fill_area(map: &MapDocument, from: Spot, most: usize, name: &Words, by: &Provenance) -> Result<Edit, NoArea> {
    let plan = AreaPlan::new(map);
    let spots = plan.fill(from, most)?;
    let level = map.area_height(from).unwrap_or(1);
    Ok(founded(map, name, level, &spots, by))
}

/// Splits an area: the spots nearer to `to` than to `from`, by steps within the area, become a new area with the name
/// `name` and the figures of the other.
///
/// # Errors
///
/// Returns an error unless both spots are in one area and differ.
///
/// # Examples
///
/// ```
/// use rules::edit::{apply_all, fill_area, split_area};
/// use rules::map::MapDocument;
/// use rules::provenance::Provenance;
/// use rules::words::Words;
///
/// let mut map = MapDocument::sketch(&["grid 1 4"])?;
/// let by = Provenance::Painted;
/// fill_area(&map, "0101".parse()?, 40, &Words::new("North", "Nord"), &by)?.apply(&mut map)?;
/// let edits = split_area(&map, "0101".parse()?, "0104".parse()?, &Words::new("South", "Sud"), &by)?;
/// apply_all(&mut map, &edits)?;
/// let sizes = ["north", "south"].map(|id| map.region(id).map_or(0, |own| map.area_spots(own).len()));
/// assert_eq!(sizes, [2, 2]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn split_area(map: &MapDocument, from: Spot, to: Spot, name: &Words, by: &Provenance) -> Result<Vec<Edit>, NoArea> {
    let plan = AreaPlan::new(map);
    let parted = plan.split(from, to)?;
    let Some(area) = plan.area(from) else { return Err(NoArea::Free(from)) };
    let stays: BTreeSet<Spot> = plan.spots(area).into_iter().filter(|spot| !parted.contains(spot)).collect();
    let mut new = founded(map, name, area.area_level(), &parted, by);
    if let Edit::Region(change) = &mut new {
        for region in &mut change.becomes {
            region.figures.clone_from(&area.figures);
        }
    }
    Ok(vec![altered(map, area, Some(&stays), by), new])
}

/// Joins two areas: the area of `to` becomes part of the area of `from`.
///
/// # Errors
///
/// Returns an error unless both spots are in areas, and these are two that touch at one level with nothing between
/// them.
///
/// # Examples
///
/// ```
/// use rules::edit::{apply_all, fill_area, join_areas};
/// use rules::map::MapDocument;
/// use rules::provenance::Provenance;
/// use rules::words::Words;
///
/// let mut map = MapDocument::sketch(&["grid 1 4"])?;
/// let by = Provenance::Painted;
/// for (name, from) in [("North", "0101"), ("South", "0104")] {
///     fill_area(&map, from.parse()?, 2, &Words::new(name, name), &by)?.apply(&mut map)?;
/// }
/// let edits = join_areas(&map, "0102".parse()?, "0103".parse()?, &by)?;
/// apply_all(&mut map, &edits)?;
/// assert_eq!(map.region("north").map(|own| map.area_spots(own).len()), Some(4));
/// assert_eq!(map.region("south"), None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn join_areas(map: &MapDocument, from: Spot, to: Spot, by: &Provenance) -> Result<Vec<Edit>, NoArea> {
    let plan = AreaPlan::new(map);
    let [stays, goes] = plan.join(from, to)?;
    let all = plan.spots(stays).into_iter().chain(plan.spots(goes)).collect();
    Ok(vec![altered(map, goes, None, by), altered(map, stays, Some(&all), by)])
}

/// Adds to the area of `from` the spots that a fill from `to` would take, at most `most` of them.
///
/// # Errors
///
/// Returns an error unless `from` is in an area, and the fill from `to` touches that area at one level with nothing
/// between them.
///
/// # Examples
///
/// ```
/// use rules::edit::{fill_area, grow_area};
/// use rules::map::MapDocument;
/// use rules::provenance::Provenance;
/// use rules::words::Words;
///
/// let mut map = MapDocument::sketch(&["grid 1 4"])?;
/// let by = Provenance::Painted;
/// fill_area(&map, "0101".parse()?, 1, &Words::new("North", "Nord"), &by)?.apply(&mut map)?;
/// grow_area(&map, "0101".parse()?, "0102".parse()?, 2, &by)?.apply(&mut map)?;
/// assert_eq!(map.region("north").map(|own| map.area_spots(own).len()), Some(3));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn grow_area(map: &MapDocument, from: Spot, to: Spot, most: usize, by: &Provenance) -> Result<Edit, NoArea> {
    let plan = AreaPlan::new(map);
    let more = plan.grow(from, to, most)?;
    let Some(area) = plan.area(from) else { return Err(NoArea::Free(from)) };
    let all = plan.spots(area).into_iter().chain(more).collect();
    Ok(altered(map, area, Some(&all), by))
}

/// Returns the edit that creates a new area.
fn founded(map: &MapDocument, name: &Words, level: u8, spots: &BTreeSet<Spot>, by: &Provenance) -> Edit {
    let base = super::room::plain_id(name, "area");
    let id = super::unique(&base, |id| map.regions.iter().any(|region| region.id == id));
    let mut area = Region::new(id.clone(), name.clone(), Members::Hexes(Vec::new()), by.clone());
    RegionKind::AREA.clone_into(&mut area.kind);
    area.figures.insert(RegionKind::LEVEL.to_owned(), i32::from(level));
    area.figures.insert(RegionKind::CAPACITY.to_owned(), 0);
    area.members = members(map, &area, spots);
    Edit::Region(Change::new(&map.regions, &id, vec![area]))
}

/// Returns the edit that replaces the spots of an area, or removes it. Others with its id are unchanged.
fn altered(map: &MapDocument, area: &Region, spots: Option<&BTreeSet<Spot>>, by: &Provenance) -> Edit {
    let mut change = Change::new(&map.regions, &area.id, Vec::new());
    change.becomes.clone_from(&change.was);
    if let Some(at) = change.becomes.iter().position(|own| own == area) {
        match spots.filter(|spots| !spots.is_empty()) {
            None => {
                change.becomes.remove(at);
            }
            Some(spots) => {
                let by = if area.by.is_cited() { by.clone() } else { area.by.clone() };
                change.becomes[at] = Region { members: members(map, area, spots), by, ..area.clone() };
            }
        }
    }
    Edit::Region(change)
}

/// Returns spots as an area lists them: by their hexes, if these include no other spots.
fn members(map: &MapDocument, area: &Region, spots: &BTreeSet<Spot>) -> Members {
    let hexes: BTreeSet<Hex> = spots.iter().map(|spot| spot.hex).collect();
    let by_hexes = Region { members: Members::Hexes(hexes.into_iter().collect()), ..area.clone() };
    if map.area_spots(&by_hexes).iter().eq(spots) {
        by_hexes.members
    } else {
        Members::Spots(spots.iter().copied().collect())
    }
}
