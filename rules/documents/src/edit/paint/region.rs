//! Painting regions.

#[cfg(test)]
mod tests;

use std::collections::BTreeSet;

use crate::edit::{Change, Edit};
use crate::hex::Hex;
use crate::map::{MapDocument, Members, Region};
use crate::provenance::Provenance;
use crate::spot::Spot;
use crate::words::Words;

/// Adds hexes, spots or hexsides to a region if `join` is true, or removes them from it.
///
/// A region the map does not have yet is created with the name `name` and members of the same type as `what`; a region
/// with no members left is removed. A region of hexes takes the hexes of spots, and a region of spots every spot of
/// hexes; hexsides cannot be converted. A cited region gets the origin `by`.
///
/// # Examples
///
/// ```
/// use rules::edit::paint_region;
/// use rules::hex::Hex;
/// use rules::map::{MapDocument, Members};
/// use rules::provenance::Provenance;
/// use rules::words::Words;
///
/// let mut map = MapDocument::sketch(&["grid 5 5"])?;
/// let (name, trees) = (Words::new("Orchard", "Verger"), Members::Hexes(vec![Hex::new(2, 2)]));
/// let paint = |map: &MapDocument, join| paint_region(map, "orchard", &name, &trees, join, &Provenance::Painted);
/// paint(&map, true).map(|edit| edit.apply(&mut map)).transpose()?;
/// assert!(map.in_region("orchard", "0202".parse()?));
/// paint(&map, false).map(|edit| edit.apply(&mut map)).transpose()?;
/// assert_eq!(map.region("orchard"), None, "nothing is left of it");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn paint_region(
    map: &MapDocument,
    id: &str,
    name: &Words,
    what: &Members,
    join: bool,
    by: &Provenance,
) -> Option<Edit> {
    let held: Vec<&Region> = map.regions.iter().filter(|region| region.id == id).collect();
    let becomes: Vec<Region> = match held.first() {
        None if join && !what.is_empty() => {
            let region = Region::new(id, name.clone(), what.clone(), by.clone());
            vec![tidy(region)]
        }
        None => return None,
        Some(first) if join => {
            let joined = altered(first, plus(&first.members, &like(map, &first.members, what)), by);
            std::iter::once(joined).chain(held[1..].iter().copied().cloned()).collect()
        }
        Some(_) => {
            let less =
                |region: &&Region| altered(region, minus(&region.members, &like(map, &region.members, what)), by);
            let left = |region: &Region| !region.members.is_empty();
            held.iter().map(less).filter(left).collect()
        }
    };
    Some(Edit::Region(Change::new(&map.regions, &id.to_owned(), becomes))).filter(|edit| !edit.is_empty())
}

fn tidy(mut region: Region) -> Region {
    region.members.sort();
    region.members.dedup();
    region
}

/// Returns the region with other members; unchanged if it has these already.
fn altered(region: &Region, members: Members, by: &Provenance) -> Region {
    if members == region.members {
        return region.clone();
    }
    let by = if region.by.is_cited() { by } else { &region.by };
    Region { members, by: by.clone(), ..region.clone() }
}

/// Converts members to the type of `kind`; empty if that is impossible.
pub(in crate::edit) fn like(map: &MapDocument, kind: &Members, what: &Members) -> Members {
    match (kind, what) {
        (Members::Hexes(_), Members::Spots(spots)) => Members::Hexes(spots.iter().map(|spot| spot.hex).collect()),
        (Members::Spots(_), Members::Hexes(hexes)) => {
            let spots = |hex: &Hex| map.storeys(*hex).iter().map(|storey| storey.level).collect::<Vec<_>>();
            let all = hexes.iter().flat_map(|hex| spots(hex).into_iter().map(|level| Spot::new(*hex, level)));
            Members::Spots(all.collect())
        }
        (Members::Hexes(_), Members::Hexsides(_)) => Members::Hexes(Vec::new()),
        (Members::Spots(_), Members::Hexsides(_)) => Members::Spots(Vec::new()),
        (Members::Hexsides(_), Members::Hexes(_) | Members::Spots(_)) => Members::Hexsides(Vec::new()),
        (Members::Hexes(_), Members::Hexes(_))
        | (Members::Spots(_), Members::Spots(_))
        | (Members::Hexsides(_), Members::Hexsides(_)) => what.clone(),
    }
}

/// Returns the union of members; the first ones unchanged if the second add nothing.
pub(in crate::edit) fn plus(members: &Members, more: &Members) -> Members {
    match (members, more) {
        (Members::Hexes(own), Members::Hexes(more)) => Members::Hexes(union(own, more)),
        (Members::Spots(own), Members::Spots(more)) => Members::Spots(union(own, more)),
        (Members::Hexsides(own), Members::Hexsides(more)) => Members::Hexsides(union(own, more)),
        _ => members.clone(),
    }
}

/// Returns the members without those in `less`.
pub(in crate::edit) fn minus(members: &Members, less: &Members) -> Members {
    match (members, less) {
        (Members::Hexes(own), Members::Hexes(less)) => Members::Hexes(rest(own, less)),
        (Members::Spots(own), Members::Spots(less)) => Members::Spots(rest(own, less)),
        (Members::Hexsides(own), Members::Hexsides(less)) => Members::Hexsides(rest(own, less)),
        _ => members.clone(),
    }
}

fn union<T: Copy + Ord>(own: &[T], more: &[T]) -> Vec<T> {
    let held: BTreeSet<T> = own.iter().copied().collect();
    let new: BTreeSet<T> = more.iter().copied().filter(|thing| !held.contains(thing)).collect();
    let mut all: Vec<T> = own.iter().copied().chain(new).collect();
    all.sort_unstable();
    all
}

fn rest<T: Copy + Ord>(own: &[T], less: &[T]) -> Vec<T> {
    let less: BTreeSet<T> = less.iter().copied().collect();
    own.iter().copied().filter(|thing| !less.contains(thing)).collect()
}
